/** An element of XML or HTML, without the prefix of its namespace. */
export interface MarkupElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: MarkupNode[];
  /** Where it begins in its file, from 1; 0 where that is not known. */
  line: number;
}

/** Text is as it was written, with references replaced. */
export type MarkupNode = MarkupElement | string;

/** How deep elements may stand in one another: far deeper than any question. */
export const deepest = 200;

/** The elements directly inside another, of the given names if there are any. */
export function childrenOf(parent: MarkupElement, ...names: string[]): MarkupElement[] {
  return parent.children.filter(
    (child): child is MarkupElement =>
      typeof child !== 'string' && (names.length === 0 || names.includes(child.name)),
  );
}

/** The first element of a name directly inside another. */
export const childOf = (parent: MarkupElement, name: string): MarkupElement | undefined =>
  childrenOf(parent, name)[0];

/** The elements of the given names at any depth, in order; what is in them is not looked through. */
export function within(parent: MarkupElement, ...names: string[]): MarkupElement[] {
  return childrenOf(parent).flatMap((child) =>
    names.includes(child.name) ? [child] : within(child, ...names),
  );
}

/** All text of an element, as it is written. */
export const textIn = (node: MarkupNode): string =>
  typeof node === 'string' ? node : node.children.map(textIn).join('');
