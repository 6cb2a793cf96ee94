/**
 * Sets a control's value as a user would: React and form libraries notice it, and a controlled
 * field may undo it.
 */
export function changeValue(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  // The prototype's setter: React wraps the element's own and would miss the change.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
