import { focusedNear } from '../focus/focusedNear';

/**
 * Copies text to the clipboard; returns whether that worked, and never throws. Plain HTTP in a LAN
 * has no Clipboard API: there it selects the text in a hidden field and copies that. The field goes
 * beside `near`, because a modal takes the focus back from anywhere else.
 */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text, near);
  }
}

function copySelection(text: string, near: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'qw-visually-hidden';
  field.setAttribute('aria-hidden', 'true');
  const focused = focusedNear(near);
  near.after(field);
  try {
    field.focus({ preventScroll: true });
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
