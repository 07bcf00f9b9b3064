// Share: hands a text or a file to the phone's own sheet; without one, to the clipboard or among the downloads.

/** `closed`: somebody closed the sheet, which needs no word. `refused`: no way out worked, which does. */
export type Shared = 'shared' | 'copied' | 'saved' | 'closed' | 'refused';

/** Shares a text, or copies it. Never rejects. */
export async function shareText(title: string, text: string): Promise<Shared> {
  const shared = await offer({ title, text });
  if (shared) return shared;
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Shares a plain text file, or saves it among the downloads. Never rejects. */
export async function shareFile(name: string, text: string): Promise<Shared> {
  try {
    const file = new File([text], name, { type: 'text/plain' });
    const shared = navigator.canShare?.({ files: [file] }) ? await offer({ files: [file] }) : undefined;
    if (shared) return shared;
    const address = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000); // the browser may still be asking where to
    return 'saved';
  } catch {
    return 'refused';
  }
}

/** What the sheet came to; undefined where there is none, or the browser would not open it. */
async function offer(what: ShareData): Promise<'shared' | 'closed' | undefined> {
  if (typeof navigator.share !== 'function') return undefined;
  try {
    await navigator.share(what);
    return 'shared';
  } catch (error) {
    // A person's no is a no. A browser's no (not allowed here, cannot share this) leaves the other way.
    return error instanceof Error && error.name === 'AbortError' ? 'closed' : undefined;
  }
}
