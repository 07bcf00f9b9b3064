// What can be measured on a screen as it stands: does everything fit, can every control be seen and hit, is it large enough.
// Each answer is a list of complaints, empty when all is well.

import type { Page } from '@playwright/test';

export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Brings every movement to its end. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const movement of document.getAnimations()) movement.finish();
  });
}

/** Nothing is wider than its place, cut off, or beyond the sides of the window. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${(element.textContent ?? '').slice(0, 30)}”`;
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) wrong.push(`the page is ${root.scrollWidth} wide`);
    if (scrollX !== 0 || scrollY !== 0) wrong.push('the page is scrolled');
    const top = document.querySelector('dialog[open]') ?? document.querySelector('.screen');
    for (const element of document.querySelectorAll<HTMLElement>(
      '.screen, .screen *, dialog, dialog *, .toast, .toast *',
    )) {
      if (element instanceof SVGElement || element.closest('.unseen, .unseen-until-focus')) continue;
      if (element.tagName === 'INPUT' || element.closest('.weave')) continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const style = getComputedStyle(element);
      if (style.display === 'inline' || style.visibility === 'hidden') continue;
      if (!element.matches('.turned') && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        wrong.push(`${name(element)} is ${element.scrollWidth} wide in ${element.clientWidth}`);
      if (
        /hidden|clip/.test(style.overflowY) &&
        element.scrollHeight > element.clientHeight + 0.2 * Number.parseFloat(style.fontSize) &&
        element.clientHeight > 0 &&
        !element.matches('.strokes')
      )
        wrong.push(`${name(element)} is ${element.scrollHeight} tall in ${element.clientHeight}`);
      if (element.closest('.turned')) continue; // it lies askew
      if (top?.contains(element) && (box.left < -0.5 || box.right > innerWidth + 0.5))
        wrong.push(`${name(element)} reaches from ${box.left} to ${box.right}`);
    }
    return wrong;
  });
}

/**
 * Every control that is in sight, or can be scrolled to, is what a finger meets at its middle and inside its corners, and
 * is large enough. `inset`: bands at the window's edges in which no control may lie.
 */
export function missed(
  page: Page,
  inset: Inset = { top: 0, right: 0, bottom: 0, left: 0 },
  least = 44,
): Promise<string[]> {
  return page.evaluate(
    ([inset, least]) => {
      const wrong: string[] = [];
      const controls = 'button, input, [role="radio"], a[href]';
      const place = document.querySelector('dialog[open]') ?? document;
      const scrolled = new Map<Element, number>();
      for (const element of place.querySelectorAll<HTMLElement>(controls)) {
        const style = getComputedStyle(element);
        if (style.visibility === 'hidden' || element.closest('.unseen, .unseen-until-focus')) continue;
        let box = element.getBoundingClientRect();
        if (box.width === 0) continue;
        const name = `${element.className} “${(element.textContent || element.getAttribute('aria-label') || '').slice(0, 30)}”`;
        if (box.width < least - 0.5 || box.height < least - 0.5)
          wrong.push(`${name} is only ${box.width} × ${box.height}`);
        for (let up = element.parentElement; up; up = up.parentElement)
          if (/auto|scroll/.test(getComputedStyle(up).overflowY) && !scrolled.has(up)) scrolled.set(up, up.scrollTop);
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        box = element.getBoundingClientRect();
        if (
          box.height <= innerHeight &&
          (box.top < inset.top - 0.5 ||
            box.left < inset.left - 0.5 ||
            box.right > innerWidth - inset.right + 0.5 ||
            box.bottom > innerHeight - inset.bottom + 0.5)
        )
          wrong.push(`${name} lies at ${box.left}, ${box.top}, ${box.right}, ${box.bottom}`);
        const round = Number.parseFloat(style.borderTopLeftRadius) || 0;
        const radius = style.borderTopLeftRadius.endsWith('%')
          ? (Math.min(box.width, box.height) * round) / 100
          : round;
        const in_ = Math.max(3, radius * 0.3 + 1);
        if (box.height > innerHeight) continue;
        const points = [
          [box.left + box.width / 2, box.top + box.height / 2],
          [box.left + in_, box.top + in_],
          [box.right - in_, box.top + in_],
          [box.left + in_, box.bottom - in_],
          [box.right - in_, box.bottom - in_],
        ] as const;
        for (const [x, y] of points) {
          const met = document.elementFromPoint(x, y);
          // Each folder on home lies over the lower edge of the one before it, and is seen there (design, home).
          if (element.matches('.folder') && met?.closest('.folder') === element.nextElementSibling) continue;
          if (!met || !element.contains(met)) {
            wrong.push(
              `at ${Math.round(x)}, ${Math.round(y)} of ${name} lies ${met ? `${met.tagName}.${met.className}` : 'nothing'}`,
            );
            break;
          }
        }
      }
      for (const [element, top] of scrolled) element.scrollTop = top;
      return wrong;
    },
    [inset, least] as const,
  );
}

/** The main button lies whole in the window; a sheet's may be scrolled to, and with `reach` every one. */
export function primaryLost(page: Page, reach = false): Promise<string[]> {
  return page.evaluate((reach) => {
    const sheet = document.querySelector('dialog[open]');
    const primary = (sheet ?? document).querySelector<HTMLElement>('.button.primary');
    if (!primary) return [];
    if (sheet || reach) primary.scrollIntoView({ block: 'nearest' });
    const box = primary.getBoundingClientRect();
    for (let up = primary.parentElement; up; up = up.parentElement) up.scrollTop = 0;
    const whole = box.top >= 0 && box.left >= 0 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
    return whole ? [] : [`the main button lies at ${box.left}, ${box.top}, ${box.right}, ${box.bottom}`];
  }, reach);
}
