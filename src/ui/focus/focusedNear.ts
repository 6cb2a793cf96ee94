/**
 * What has the focus, as an element sees it: of a shadow tree, the document only says that the focus
 * is somewhere in it. The body, where nothing has it.
 */
export function focusedNear(element: Element | null): Element {
  const tree: Partial<DocumentOrShadowRoot> | undefined = element?.getRootNode() as Document;
  return tree?.activeElement ?? document.activeElement ?? document.body;
}
