// Fragment: what the address carries behind its #, when a link or a camera opened the app. It never reaches a server.

/** Takes the fragment off the address and returns it, if it begins with `prefix` (with its #); otherwise leaves it. */
export function takeFragment(prefix: string): string | undefined {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(prefix)) return undefined;
  history.replaceState(history.state, '', pathname + search);
  return hash;
}

/** Calls when the fragment changes while the app is open. */
export function onFragment(changed: () => void): void {
  addEventListener('hashchange', changed);
}

/** The app's own address, without query or fragment. */
export function ownAddress(): string {
  return new URL('./', location.href).href;
}

/** A tab of Safari on an iPhone or iPad: what it keeps is cleared after a week, and not shared with the home screen. */
export function isAppleTab(): boolean {
  return (navigator as { standalone?: boolean }).standalone === false;
}
