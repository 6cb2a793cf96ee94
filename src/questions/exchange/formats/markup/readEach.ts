import { foundAt, type FoundQuestion } from '../found';
import type { MarkupElement } from './elements';
import { readXml, XmlFault } from './readXml';

/** The place where XML cannot be read, in place of the questions behind it. */
function refusedAt({ kind, line, column }: XmlFault, path: string | undefined): FoundQuestion {
  const found = foundAt(line, path);
  found.problems.push({
    line,
    path,
    field: 'file',
    say: (say) => (kind === 'tooDeep' ? say.xmlDeep : say.xmlSyntax(column)),
  });
  return found;
}

/**
 * Reads each element of the given names into questions, and what is no XML into a refusal: what
 * was complete before it counts, and nothing behind it.
 */
export function* readEach(
  text: string,
  path: string | undefined,
  names: readonly string[],
  read: (element: MarkupElement) => readonly FoundQuestion[],
): Generator<FoundQuestion, void, undefined> {
  try {
    for (const element of readXml(text, names)) yield* read(element);
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    yield refusedAt(error, path);
  }
}
