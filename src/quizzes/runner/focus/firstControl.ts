/** The first control in an element, for a screen without a heading. */
export function firstControl(element: Element | null | undefined): HTMLElement | null {
  return element?.querySelector<HTMLElement>('input:not([hidden]), button, a[href]') ?? null;
}
