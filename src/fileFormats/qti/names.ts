import type { MarkupElement } from '../markup/elements';

const camel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The same element with the names of QTI 2: QTI 3 has `qti-item-body` with `response-identifier`
 * where QTI 2 has `itemBody` with `responseIdentifier`.
 */
export function asQti2(element: MarkupElement): MarkupElement {
  const { name, attributes, children, line } = element;
  const isQti3 = name.startsWith('qti-');
  return {
    name: isQti3 ? camel(name.slice('qti-'.length)) : name,
    attributes: isQti3
      ? Object.fromEntries(Object.entries(attributes).map(([key, value]) => [camel(key), value]))
      : attributes,
    children: children.map((child) => (typeof child === 'string' ? child : asQti2(child))),
    line,
  };
}

const idMark = 'question.';

/** A name of an item that contains the id of its question, where QTI has the letters for it. */
export const identifierOf = (id: string | undefined, place: number): string =>
  id !== undefined && /^[\w.-]+$/.test(id) ? `${idMark}${id}` : `item-${place + 1}`;

/** The id of the question that an item was exported from; undefined for those of others. */
export const idIn = (identifier: string): string | undefined =>
  identifier.startsWith(idMark) ? identifier.slice(idMark.length) : undefined;
