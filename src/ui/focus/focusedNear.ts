/**
 * The focused element from an element's point of view: within a shadow tree, the document only
 * reports the host. The body if nothing is focused.
 */
export function focusedNear(element: Element | null): Element {
  const tree: Partial<DocumentOrShadowRoot> | undefined = element?.getRootNode() as Document;
  return tree?.activeElement ?? document.activeElement ?? document.body;
}

/**
 * The focused element itself, also in an open shadow tree, or in a closed one around `near`. The
 * body if nothing is focused.
 */
export function focusedElement(near: Element | null = null): Element {
  let focused = focusedNear(near);
  for (let within: Element | null | undefined = focused; within;) {
    focused = within;
    within = focused.shadowRoot?.activeElement;
  }
  return focused;
}
