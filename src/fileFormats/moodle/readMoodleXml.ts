import { categoryNames } from '../found/category';
import { inMoodle, takeNumbers, type WrittenNumber } from '../found/numbers';
import { areEvenShares, weightOf } from '../found/weights';
import type { QuestionFormat } from '../format/questionFormat';
import {
  foundAt,
  htmlText,
  leaveOutBlanks,
  markdownText,
  markedUpText,
  mostOptionsRead,
  optionOf,
  plainText,
  refuseKind,
  type FoundQuestion,
  type FoundText,
} from '../found/found';
import { childOf, childrenOf, textIn, within, type MarkupElement } from '../markup/elements';
import { readEach } from '../found/readEach';
import { rootName } from '../markup/readXml';
import { base64File, decodedPath, type FindFile } from '../found/files';

/** What a child of an element says in its `text`, or directly where it has none. */
function said(parent: MarkupElement, name: string): string {
  const child = childOf(parent, name);
  if (!child) return '';
  return textIn(childOf(child, 'text') ?? child);
}

/** The files that stand beside a text. */
function filesBeside(element: MarkupElement): FindFile {
  const files = new Map(
    childrenOf(element, 'file').map((file) => {
      const { name = '', path = '/' } = file.attributes;
      return [`${path}${name}`.replace(/^\/+/, ''), base64File(name, textIn(file))];
    }),
  );
  return (address) => files.get(decodedPath(address).replace(/^@@PLUGINFILE@@\/+/, ''));
}

/** A text with its files, in the format that it names, or in that of its question. */
function textOf(element: MarkupElement | undefined, ofQuestion = 'html'): FoundText {
  if (!element) return plainText('');
  return { ...writtenText(element, ofQuestion), findFile: filesBeside(element) };
}

function writtenText(element: MarkupElement, ofQuestion: string): FoundText {
  const written = textIn(childOf(element, 'text') ?? { ...element, children: [] });
  switch (element.attributes['format'] ?? ofQuestion) {
    case 'markdown':
      return markdownText(written);
    case 'plain_text':
    case '2':
      return plainText(written);
    case 'moodle_auto_format':
    case '0':
      // Moodle ends a line where the text does, and takes its tags as HTML.
      return htmlText(written.trim().replace(/\r\n?|\n/g, '<br>'));
    default:
      return htmlText(written);
  }
}

/** The text with the picture that Moodle before 2.0 kept for the whole question. */
function withOldPicture(question: MarkupElement, text: FoundText): FoundText {
  const written = said(question, 'image_base64').trim();
  if (written === '') return text;
  const attributes = { src: `data:image/png;base64,${written}` };
  const picture: MarkupElement = { name: 'img', attributes, children: [], line: 0 };
  const below: MarkupElement = { ...picture, name: 'p', attributes: {}, children: [picture] };
  return { ...text, ...markedUpText([...(text.nodes ?? [text.plain]), below]) };
}

const fractionOf = ({ attributes }: MarkupElement): number =>
  weightOf(attributes['fraction'] ?? '') ?? 0;

function readChoices(question: MarkupElement, found: FoundQuestion): void {
  const { line, path, notes } = found;
  const answers = childrenOf(question, 'answer').slice(0, mostOptionsRead);
  const format = childOf(question, 'questiontext')?.attributes['format'];
  found.options = answers.map((answer) =>
    optionOf(textOf(answer, format), textOf(childOf(answer, 'feedback'), format)),
  );
  found.isMultiple = /^(?:false|0)$/.test(said(question, 'single').trim());
  const places = (isMeant: (fraction: number) => boolean) =>
    answers.flatMap((answer, place) => (isMeant(fractionOf(answer)) ? [place] : []));
  const whole = places((fraction) => fraction >= 99.9);
  const partly = places((fraction) => fraction > 0);
  found.right = found.isMultiple || whole.length === 0 ? partly : whole;
  const shares = new Set(answers.map(fractionOf).filter((share) => share !== 0));
  if (found.isMultiple ? !areEvenShares([...shares]) : shares.size > 1) {
    notes.push({ line, path, field: 'answer', say: (say) => say.weights });
  }
  leaveOutBlanks(found);
}

function readTruth(question: MarkupElement, found: FoundQuestion): void {
  readChoices(question, found);
  // The texts are words of the format, whichever language the question is in.
  found.options = found.options.map(({ text, feedback }) => {
    const word = text.plain.trim().toLowerCase();
    return optionOf(plainText(word === 'true' ? 'True' : 'False'), feedback);
  });
}

function readNumbers(question: MarkupElement, found: FoundQuestion): void {
  const { line, path, notes, problems } = found;
  const answers = childrenOf(question, 'answer').slice(0, mostOptionsRead);
  const written = answers.flatMap((answer): WrittenNumber[] => {
    const number = textIn(childOf(answer, 'text') ?? answer).trim();
    const percent = fractionOf(answer);
    // It is every other number.
    if (number === '*' && percent <= 0) return [];
    return [{ number, tolerance: said(answer, 'tolerance'), percent }];
  });
  if (answers.some((answer) => textOf(childOf(answer, 'feedback')).plain.trim() !== '')) {
    notes.push({ line, path, field: 'answer', say: (say) => say.numeric.feedback });
  }
  const units = within(question, 'unit').map((unit) => said(unit, 'unit_name').trim());
  const isGraded = /^[12]$/.test(said(question, 'unitgradingtype').trim());
  // Students who may choose a unit answer with the number that belongs to it.
  if (isGraded || new Set(units).size > 1) {
    problems.push({ line, path, field: 'answer', say: (say) => say.numeric.units });
  } else if (units[0]) {
    const [unit] = units;
    notes.push({ line, path, field: 'answer', say: (say) => say.numeric.unitLeft(unit) });
  }
  takeNumbers(found, written, { write: inMoodle, original: said(question, 'accepted') });
}

/** The kinds of Moodle that `exchange.problems.kinds` has a name for. */
const kinds: Readonly<Record<string, string>> = {
  calculated: 'calculated',
  calculatedmulti: 'calculated',
  calculatedsimple: 'calculated',
  cloze: 'cloze',
  ddimageortext: 'hotspot',
  ddmarker: 'hotspot',
  ddwtos: 'cloze',
  description: 'description',
  essay: 'essay',
  gapselect: 'cloze',
  matching: 'matching',
  multianswer: 'cloze',
  ordering: 'ordering',
  randomsamatch: 'matching',
  shortanswer: 'shortAnswer',
};

function readQuestion(question: MarkupElement, path: string | undefined): FoundQuestion {
  const found = foundAt(question.line, path);
  const type = question.attributes['type'] ?? '';
  found.id = said(question, 'idnumber').trim() || undefined;
  found.name = said(question, 'name').trim();
  found.text = withOldPicture(question, textOf(childOf(question, 'questiontext')));
  if (found.text.plain === '' && found.text.losses.size === 0) found.text = plainText(found.name);
  found.explanation = textOf(childOf(question, 'generalfeedback'));
  found.tags = within(question, 'tag').map((tag) => textIn(childOf(tag, 'text') ?? tag).trim());
  if (type === 'multichoice' || type === 'multichoiceset') readChoices(question, found);
  else if (type === 'truefalse') readTruth(question, found);
  else if (type === 'numerical') readNumbers(question, found);
  else refuseKind(found, kinds[type] ?? type);
  return found;
}

/** Reads Moodle XML. */
function* readMoodleXml(
  text: string,
  path?: string,
): Generator<FoundQuestion | null, void, undefined> {
  let category: readonly string[] = [];
  yield* readEach(text, path, ['question'], (question) => {
    if (question.attributes['type'] === 'category') {
      category = categoryNames(said(question, 'category'));
      return [];
    }
    const found = readQuestion(question, path);
    found.category = category;
    return [found];
  });
}

export const moodle: QuestionFormat = {
  name: 'Moodle XML',
  endings: [],
  // Canvas calls the settings of a quiz so too, in a namespace.
  likeness: (head) => (rootName(head) === 'quiz' && !/<quiz[^>]*xmlns/.test(head) ? 2 : 0),
  read: readMoodleXml,
};
