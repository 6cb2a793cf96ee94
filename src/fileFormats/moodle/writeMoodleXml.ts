import { mapInSlices } from '../../base/slices';
import { rulesOf, optionTexts } from '../../items/itemRules';
import { picturesIn } from '../../rules/pictures/reference';
import type { QuestionWriter, WrittenPictures, WrittenQuestion } from '../format/questionFormat';
import { typedWriterOf } from '../format/typedWriters';
import { shareOf } from '../found/weights';
import { fileFolder } from '../markup/markdownPictures';
import { xmlName, xmlText } from '../markup/writeXml';
import { base64Of, fileNameOf, namingFiles } from '../format/writtenPictures';

/** A text with its format: of plain text, Moodle keeps the indentation. */
function element(
  name: string,
  text: string,
  pictures: WrittenPictures | undefined,
  attributes = '',
  inside = '',
): string {
  const written = namingFiles(text, pictures ?? noPictures, fileFolder);
  const format = pictures ? 'markdown' : 'plain_text';
  const files = pictures ? filesOf(text, pictures) : '';
  return `<${name}${attributes} format="${format}"><text>${xmlText(written)}</text>${files}${inside}</${name}>`;
}

const noPictures: WrittenPictures = new Map();

/** The pictures of a text, each once. */
const filesOf = (text: string, pictures: WrittenPictures): string =>
  [...new Set(picturesIn(text))]
    .flatMap((id) => {
      const picture = pictures.get(id);
      if (!picture) return [];
      return `<file name="${fileNameOf(id, picture)}" path="/" encoding="base64">${base64Of(picture.bytes)}</file>`;
    })
    .join('');

function choiceElements(written: WrittenQuestion, brought: WrittenPictures | undefined): string[] {
  const right = rulesOf(written).right(written);
  const isSingle = written.kind !== 'multiple';
  const share = shareOf(right);
  return [
    `  <single>${isSingle}</single>`,
    '  <shuffleanswers>false</shuffleanswers>',
    '  <answernumbering>ABCD</answernumbering>',
    ...optionTexts(written).map((text, place) => {
      const fraction = right.includes(place) ? share : isSingle ? 0 : -share;
      const feedback = element('feedback', '', undefined);
      return `  ${element('answer', text, brought, ` fraction="${fraction}"`, feedback)}`;
    }),
  ];
}

function question(written: WrittenQuestion, pictures: WrittenPictures): string {
  const { _id, title, description, type, difficulty, tags = [] } = written;
  const brought = written.format === 'markdown' ? pictures : undefined;
  const typed = typedWriterOf(written)?.moodle(written);
  return [
    `<question type="${typed?.type ?? 'multichoice'}">`,
    `  <name><text>${xmlName(title)}</text></name>`,
    `  ${element('questiontext', title, brought)}`,
    `  ${element('generalfeedback', description, brought)}`,
    '  <defaultgrade>1</defaultgrade>',
    '  <penalty>0</penalty>',
    '  <hidden>0</hidden>',
    ...(_id === undefined ? [] : [`  <idnumber>${xmlText(_id)}</idnumber>`]),
    ...(typed?.elements ?? choiceElements(written, brought)),
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
  takesPictures: true,
  write: async (questions, pictures, pauses) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<quiz>',
      ...(await mapInSlices(questions, (each) => question(each, pictures), pauses)),
      '</quiz>',
      '',
    ].join('\n'),
};
