import { strToU8, Zip, ZipDeflate } from 'fflate';
import { mapInSlices, type Pauses } from '../../base/slices';
import { rulesOf, optionTexts } from '../../items/itemRules';
import { optionLetter } from '../../items/kind/options';
import { pictureReference } from '../../rules/pictures/reference';
import type {
  QtiParts,
  QuestionWriter,
  WrittenPictures,
  WrittenQuestion,
} from '../format/questionFormat';
import { typedWriterOf } from '../format/typedWriters';
import { packageFolder } from '../markup/markdownPictures';
import { xhtmlOfMarkdown } from '../markup/xhtmlOfMarkdown';
import { xhtmlOfWords, xmlName, xmlText } from '../markup/writeXml';
import { fileNameOf, namingFiles, picturesOf } from '../format/writtenPictures';
import { markdownTag, xhtmlTag } from '../found/vocabulary';
import { identifierOf } from './names';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const schemas = 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd';
const instance = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const itemSpace = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const packageSpace = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';
const metadataSpace = 'http://ltsc.ieee.org/xsd/LOM';
const matchCorrect = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml';

/** Writes a text; as a paragraph of its own where that is needed. */
type WriteText = (text: string, isBlock: boolean) => string;

/** The files of the pictures of texts, by their addresses there. */
const filesIn = (
  questions: readonly WrittenQuestion[],
  pictures: WrittenPictures,
): ReadonlyMap<string, string> =>
  new Map(
    [...picturesOf(questions)].flatMap((id) => {
      const picture = pictures.get(id);
      return picture ? [[pictureReference(id), packageFolder + fileNameOf(id, picture)]] : [];
    }),
  );

/** How the texts of a question are written: Markdown as XHTML where that gives back the same. */
function writerOf(
  question: WrittenQuestion,
  pictures: WrittenPictures,
): { write: WriteText; tags: readonly string[] } {
  if (question.format !== 'markdown') return { write: xhtmlOfWords, tags: [] };
  const files = filesIn([question], pictures);
  const canWrite = (isBlock: boolean) => (text: string) =>
    xhtmlOfMarkdown(text, files, isBlock) !== undefined;
  const { title, description } = question;
  if ([title, description].every(canWrite(true)) && optionTexts(question).every(canWrite(false))) {
    return {
      write: (text, isBlock) => xhtmlOfMarkdown(text, files, isBlock) ?? '',
      tags: [xhtmlTag],
    };
  }
  return {
    write: (text, isBlock) => xhtmlOfWords(namingFiles(text, pictures, packageFolder), isBlock),
    tags: [markdownTag],
  };
}

/** How a question with options is declared, answered and scored. */
function choiceParts(question: WrittenQuestion, write: WriteText): QtiParts {
  const right = rulesOf(question).right(question);
  const isSingle = question.kind !== 'multiple';
  const values = right.map((each) => `<qti-value>${optionLetter(each)}</qti-value>`).join('');
  return {
    response: `cardinality="${isSingle ? 'single' : 'multiple'}" base-type="identifier"><qti-correct-response>${values}</qti-correct-response>`,
    interaction: [
      `<qti-choice-interaction response-identifier="RESPONSE" shuffle="false" max-choices="${isSingle ? 1 : 0}">`,
      ...optionTexts(question).map(
        (text, each) =>
          `<qti-simple-choice identifier="${optionLetter(each)}">${write(text, false)}</qti-simple-choice>`,
      ),
      '</qti-choice-interaction>',
    ],
    scoring: ` template="${matchCorrect}"/>`,
  };
}

/** An item of QTI 3.0. */
export function qtiItem(
  question: WrittenQuestion,
  place: number,
  pictures: WrittenPictures,
): string {
  const { title, description } = question;
  const { write } = writerOf(question, pictures);
  const { response, interaction, scoring } =
    typedWriterOf(question)?.qti(question) ?? choiceParts(question, write);
  return [
    declaration,
    `<qti-assessment-item xmlns="${itemSpace}" ${instance} xsi:schemaLocation="${itemSpace} ${schemas}/imsqti_asiv3p0_v1p0.xsd" identifier="${identifierOf(question._id, place)}" title="${xmlName(title)}" adaptive="false" time-dependent="false">`,
    `<qti-response-declaration identifier="RESPONSE" ${response}</qti-response-declaration>`,
    '<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"><qti-default-value><qti-value>0</qti-value></qti-default-value></qti-outcome-declaration>',
    '<qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"><qti-default-value><qti-value>explanation</qti-value></qti-default-value></qti-outcome-declaration>',
    '<qti-item-body>',
    write(title, true),
    ...interaction,
    '</qti-item-body>',
    `<qti-response-processing${scoring}`,
    `<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="explanation" show-hide="show"><qti-content-body>${write(description, true)}</qti-content-body></qti-modal-feedback>`,
    '</qti-assessment-item>',
    '',
  ].join('\n');
}

const pathOf = (place: number): string => `items/${place + 1}.xml`;

/** The list of a package, with what its items have no place for: type, difficulty and the format of
 * its texts, which stand in the items as they were written. */
export async function qtiManifest(
  questions: readonly WrittenQuestion[],
  pictures: WrittenPictures,
  pauses: Pauses,
): Promise<string> {
  const keyword = (word: string) =>
    `<keyword><string language="en">${xmlText(word)}</string></keyword>`;
  const resource = (question: WrittenQuestion, place: number): string => {
    const { type, difficulty, tags = [] } = question;
    const keywords = [`type:${type}`, `difficulty:${difficulty}`, ...tags];
    const files = [...filesIn([question], pictures).values()].map(
      (file) => `<file href="${file.replace(/^\.\.\//, '')}"/>`,
    );
    return `<resource identifier="item-${place + 1}" type="imsqti_item_xmlv3p0" href="${pathOf(place)}"><metadata><lom xmlns="${metadataSpace}"><general>${[
      ...keywords,
      ...writerOf(question, pictures).tags,
    ]
      .map(keyword)
      .join(
        '',
      )}</general></lom></metadata><file href="${pathOf(place)}"/>${files.join('')}</resource>`;
  };
  return [
    declaration,
    `<manifest xmlns="${packageSpace}" ${instance} xsi:schemaLocation="${packageSpace} ${schemas}/imsqtiv3p0_imscpv1p2_v1p0.xsd" identifier="questions">`,
    '<metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>',
    '<organizations/>',
    '<resources>',
    ...(await mapInSlices(questions, resource, pauses)),
    '</resources>',
    '</manifest>',
    '',
  ].join('\n');
}

/** Bytes that are packed between pauses. */
const sliceBytes = 65_536;

/** Packs the list of a package and its files one by one, with pauses. */
async function packed(
  manifest: Uint8Array,
  files: Iterable<[path: string, bytes: Uint8Array, level: 0 | 6]>,
  pauses: Pauses,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const add = async (path: string, bytes: Uint8Array, level: 0 | 6) => {
    const file = new ZipDeflate(path, { level });
    zip.add(file);
    let at = 0;
    for (; at + sliceBytes < bytes.length; at += sliceBytes) {
      file.push(bytes.subarray(at, at + sliceBytes));
      await pauses();
    }
    file.push(bytes.subarray(at), true);
    await pauses();
  };
  await add('imsmanifest.xml', manifest, 6);
  for (const file of files) await add(...file);
  zip.end();
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function* filesOf(
  questions: readonly WrittenQuestion[],
  pictures: WrittenPictures,
): Generator<[path: string, bytes: Uint8Array, level: 0 | 6]> {
  for (const [place, question] of questions.entries()) {
    yield [pathOf(place), strToU8(qtiItem(question, place, pictures)), 6];
  }
  for (const [id, picture] of pictures) {
    // Pictures are packed already.
    yield [`media/${fileNameOf(id, picture)}`, picture.bytes, 0];
  }
}

export const qtiWriter: QuestionWriter = {
  ending: 'zip',
  mediaType: 'application/zip',
  takesPictures: true,
  async write(questions, pictures, pauses) {
    const manifest = strToU8(await qtiManifest(questions, pictures, pauses));
    const files = filesOf(questions, pictures);
    return packed(manifest, files, pauses);
  },
};
