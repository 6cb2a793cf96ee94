/**
 * Gives a control a value as a person would: React and form libraries hear of it, a controlled
 * field may take it back.
 */
export function changeValue(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  // The setter of the prototype: behind one of the element itself React would miss the change.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
