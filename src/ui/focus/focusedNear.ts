/**
 * The focused element from an element's point of view: within a shadow tree, the document only
 * reports the host. The body if nothing is focused.
 */
export function focusedNear(element: Element | null): Element {
  const tree: Partial<DocumentOrShadowRoot> | undefined = element?.getRootNode() as Document;
  return tree?.activeElement ?? document.activeElement ?? document.body;
}
