import { foundAt, refuseSize, type FoundQuestion } from './found';
import type { MarkupElement } from '../markup/elements';
import { readXml, XmlFault } from '../markup/readXml';

/** The place where XML cannot be read, in place of the question there. */
function refusedAt({ kind, line, column }: XmlFault, path: string | undefined): FoundQuestion {
  const found = foundAt(line, path);
  if (kind === 'tooMuch') refuseSize(found);
  else found.problems.push({ line, path, field: 'file', say: (say) => say.xmlSyntax(column) });
  return found;
}

/**
 * Reads each element of the given names into questions, and each that is no XML into a refusal; null
 * where a pause is welcome.
 */
export function* readEach(
  text: string,
  path: string | undefined,
  names: readonly string[],
  read: (element: MarkupElement) => readonly FoundQuestion[],
): Generator<FoundQuestion | null, void, undefined> {
  for (const element of readXml(text, names)) {
    if (element instanceof XmlFault) yield refusedAt(element, path);
    else if (element) yield* read(element);
    else yield null;
  }
}
