import { linesOf } from '../../files/lineBreaks';
import { optionLetter } from '../../items/kind/options';
import type { QuestionFormat } from '../format/questionFormat';
import {
  foundAt,
  mostOptionsRead,
  optionOf,
  plainText,
  refuseSize,
  type FoundQuestion,
  type Remark,
} from '../found/found';
import { mostCharactersRead } from '../markup/tooMuch';

const optionLine = /^\s*([A-Z])\s*[.)]\s*(.*)$/i;
const answerLine = /^\s*ANSWER\s*:\s*(.*)$/i;

function addLine(found: FoundQuestion, line: string): void {
  const { plain } = found.text;
  if (plain.length > mostCharactersRead) refuseSize(found);
  else found.text = plainText(`${plain}\n${line.trimEnd()}`);
}

/**
 * Reads Aiken: the question, options `A.` or `A)`, and `ANSWER: A`. A line that is no option before
 * the first of them belongs to the question, even where it begins like one.
 */
function* readAiken(text: string, path?: string): Generator<FoundQuestion | null, void, undefined> {
  let found: FoundQuestion | null = null;
  // Where in a question an empty line stands: what follows it may be the next one.
  let afterGap = false;
  const remark = (line: number, field: Remark['field'], say: Remark['say']) =>
    found?.problems.push({ line, path, field, say });

  let line = 0;
  for (const written of linesOf(text)) {
    if (written === null) {
      yield null;
      continue;
    }
    line += 1;
    const words = written.trim();
    if (words === '') {
      afterGap = true;
      continue;
    }
    const answer = answerLine.exec(words)?.[1];
    if (answer !== undefined) {
      found ??= foundAt(line, path);
      if (found.text.plain === '') remark(line, 'title', (say) => say.aikenEarly);
      const named = answer.split(/[\s,;/&]+/).filter((name) => name !== '');
      const right = named.map((name) => name.replace(/[.)]$/, '').toUpperCase());
      const known = found.options.map((_, place) => optionLetter(place));
      if (right.every((letter) => known.includes(letter))) {
        found.right = [...new Set(right.map((letter) => known.indexOf(letter)))];
        found.isMultiple = found.right.length > 1;
      } else {
        remark(line, 'answer', (say) => say.unknownAnswer(answer.slice(0, 80)));
      }
      yield found;
      found = null;
      afterGap = false;
      continue;
    }
    const [, letter = '', option = ''] = optionLine.exec(words) ?? [];
    const isOption = found !== null && letter !== '';
    if (found && !isOption && afterGap && found.options.length > 0) {
      yield found;
      found = null;
    }
    afterGap = false;
    if (!found) {
      found = foundAt(line, path);
      found.text = plainText(words);
    } else if (isOption) {
      const wanted = optionLetter(found.options.length);
      const isNext = letter.toUpperCase() === wanted;
      if (!isNext && found.options.length === 0) {
        addLine(found, written);
        continue;
      }
      if (found.options.length === mostOptionsRead) continue;
      if (!isNext) remark(line, 'options', (say) => say.aikenOrder(letter.toUpperCase(), wanted));
      found.options.push(optionOf(plainText(option.trim())));
    } else if (found.options.length > 0) {
      remark(line, 'options', (say) => say.aikenStray);
    } else {
      addLine(found, written);
    }
  }
  if (found) yield found;
}

export const aiken: QuestionFormat = {
  name: 'Aiken',
  endings: ['aiken'],
  likeness: (head) =>
    /^[ \t]*ANSWER[ \t]*:/im.test(head) ? 2 : /^[ \t]*A[.)]/m.test(head) ? 1 : 0,
  read: readAiken,
};
