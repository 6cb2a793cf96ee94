import type { QuestionFormat } from '../format/questionFormat';
import type { FoundQuestion } from '../found/found';
import { readEach } from '../found/readEach';
import { rootName } from '../markup/readXml';
import { readCanvasItem } from './readCanvasItem';
import { readItem } from './readItem';

const itemNames = ['assessmentItem', 'qti-assessment-item'];
const roots = [...itemNames, 'questestinterop'];

/**
 * Reads a file of QTI 2.1, 2.2 or 3.0 with one item, or of QTI 1.2 with any number of them, as
 * Canvas has it.
 */
function* readQti(text: string, path?: string): Generator<FoundQuestion | null, void, undefined> {
  yield* readEach(text, path, [...itemNames, 'item'], (element) => [
    element.name === 'item' ? readCanvasItem(element, path) : readItem(element, path),
  ]);
}

export const qti: QuestionFormat = {
  name: 'QTI',
  endings: ['qti'],
  likeness(head) {
    const root = rootName(head);
    return roots.includes(root) ? 2 : root === '' ? 0 : 1;
  },
  read: readQti,
};
