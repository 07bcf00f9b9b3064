// Counted things: the platform knows the plural categories, each catalogue gives its own forms for them.

const rules = new Map<string, Intl.PluralRules>();

function category(language: string, count: number): Intl.LDMLPluralRule {
  let rule = rules.get(language);
  if (!rule) {
    rule = new Intl.PluralRules(language);
    rules.set(language, rule);
  }
  return rule.select(count);
}

/** English and Norwegian have two forms. */
export interface TwoForms {
  readonly one: string;
  readonly other: string;
}

/** Russian has four; `other` is for fractions. */
export interface FourForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
}

/** `count` in whole things; the form without the number. */
export function two(language: 'en' | 'nb', count: number, forms: TwoForms): string {
  return category(language, count) === 'one' ? forms.one : forms.other;
}

export function four(count: number, forms: FourForms): string {
  const found = category('ru', count);
  return found === 'one' || found === 'few' || found === 'many' ? forms[found] : forms.other;
}
