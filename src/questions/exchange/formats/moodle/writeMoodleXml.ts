import { contentOf, optionTexts } from '../../../../items/content';
import type { QuestionWriter, WrittenQuestion } from '../format';
import { htmlOfWords } from '../markup/htmlOfWords';
import { isWritable, xmlName, xmlText } from '../markup/writeXml';

/** A text with its format: plain, of which Moodle keeps the indentation, where XML can have it. */
function element(name: string, text: string, attributes = '', inside = ''): string {
  const isPlain = isWritable(text);
  const written = xmlText(isPlain ? text : htmlOfWords(text));
  const format = isPlain ? 'plain_text' : 'html';
  return `<${name}${attributes} format="${format}"><text>${written}</text>${inside}</${name}>`;
}

function question(written: WrittenQuestion): string {
  const { _id, title, description, type, difficulty, tags = [] } = written;
  const right = contentOf(written).right(written);
  const isSingle = right.length === 1;
  const share = 100 / right.length;
  return [
    '<question type="multichoice">',
    `  <name><text>${xmlName(title)}</text></name>`,
    `  ${element('questiontext', title)}`,
    `  ${element('generalfeedback', description)}`,
    '  <defaultgrade>1</defaultgrade>',
    '  <penalty>0</penalty>',
    '  <hidden>0</hidden>',
    ...(_id === undefined ? [] : [`  <idnumber>${xmlText(_id)}</idnumber>`]),
    `  <single>${isSingle}</single>`,
    '  <shuffleanswers>false</shuffleanswers>',
    '  <answernumbering>ABCD</answernumbering>',
    ...optionTexts(written).map((text, place) => {
      const fraction = right.includes(place) ? share : 0;
      return `  ${element('answer', text, ` fraction="${fraction}"`, element('feedback', ''))}`;
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
