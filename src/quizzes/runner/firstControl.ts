/** What there is to do in an element, where a screen has no heading to begin at. */
export function firstControl(element: Element | null | undefined): HTMLElement | null {
  return element?.querySelector<HTMLElement>('input:not([hidden]), button, a[href]') ?? null;
}
