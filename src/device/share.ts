// Share: hands a text to the phone's own sheet, or to the clipboard.

/** `refused` also when somebody closed the sheet: that needs no word. Never rejects. */
export async function shareText(title: string, text: string): Promise<'shared' | 'copied' | 'refused'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, text });
      return 'shared';
    }
  } catch (error) {
    // A person's no is a no. A browser's no (not allowed here, cannot share text) still leaves the clipboard.
    if (error instanceof Error && error.name === 'AbortError') return 'refused';
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
