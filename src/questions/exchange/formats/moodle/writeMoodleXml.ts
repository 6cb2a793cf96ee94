import { contentOf, optionTexts } from '../../../../items/content';
import type { QuestionWriter, WrittenQuestion } from '../format';
import { shareOf } from '../evenShares';
import { htmlOfWords } from '../markup/htmlOfWords';
import { isWritable, xmlName, xmlText } from '../markup/writeXml';

/** A text with its format: plain, of which Moodle keeps the indentation, where XML can have it. */
function element(
  name: string,
  text: string,
  isMarkdown: boolean,
  attributes = '',
  inside = '',
): string {
  const isPlain = isWritable(text);
  const written = xmlText(isPlain ? text : htmlOfWords(text));
  const format = isMarkdown ? 'markdown' : isPlain ? 'plain_text' : 'html';
  return `<${name}${attributes} format="${format}"><text>${written}</text>${inside}</${name}>`;
}

function question(written: WrittenQuestion): string {
  const { _id, title, description, type, difficulty, tags = [] } = written;
  const options = optionTexts(written);
  const isMarkdown =
    written.format === 'markdown' && [title, description, ...options].every(isWritable);
  const right = contentOf(written).right(written);
  const isSingle = written.kind !== 'multiple';
  const share = shareOf(right);
  return [
    '<question type="multichoice">',
    `  <name><text>${xmlName(title)}</text></name>`,
    `  ${element('questiontext', title, isMarkdown)}`,
    `  ${element('generalfeedback', description, isMarkdown)}`,
    '  <defaultgrade>1</defaultgrade>',
    '  <penalty>0</penalty>',
    '  <hidden>0</hidden>',
    ...(_id === undefined ? [] : [`  <idnumber>${xmlText(_id)}</idnumber>`]),
    `  <single>${isSingle}</single>`,
    '  <shuffleanswers>false</shuffleanswers>',
    '  <answernumbering>ABCD</answernumbering>',
    ...options.map((text, place) => {
      const fraction = right.includes(place) ? share : isSingle ? 0 : -share;
      const feedback = element('feedback', '', false);
      return `  ${element('answer', text, isMarkdown, ` fraction="${fraction}"`, feedback)}`;
    }),
    '  <tags>',
    ...[`type:${type}`, `difficulty:${difficulty}`, ...tags].map(
      (tag) => `    <tag><text>${xmlText(tag)}</text></tag>`,
    ),
    '  </tags>',
    '</question>',
  ].join('\n');
}

export const moodleWriter: QuestionWriter = {
  ending: 'xml',
  mediaType: 'text/xml;charset=utf-8',
  write: (questions) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<quiz>',
      ...questions.map(question),
      '</quiz>',
      '',
    ].join('\n'),
};
