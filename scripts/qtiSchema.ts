/**
 * Writes questions as QTI 3.0 and validates them with xmllint against the schemas of 1EdTech, in the
 * folder that `QTI_SCHEMAS` names. They are not ours to publish; CONTRIBUTING.md says where they are.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPauses } from '../src/base/slices';
import { qtiItem, qtiManifest } from '../src/fileFormats/qti/writeQti';

import type { WrittenPictures, WrittenQuestion } from '../src/fileFormats/format/questionFormat';

/** Texts that need each way in which a text is written. */
const texts = [
  'Plain?',
  '<b> & "quotes" ]]> &amp; <!--',
  'two\nlines',
  'if x:\n    y\n\n\tz',
  'a  b',
  '\u0007\u0000\ufffe',
  'x\r\ny',
  'אש 😀 \u202e',
  'long '.repeat(100),
];
const questions = texts.map((title, place): WrittenQuestion => {
  const text = (shift: number) => texts[(place + shift) % texts.length]!;
  return {
    ...(place === 0 ? {} : { _id: `${place}-Ab_9` }),
    title,
    description: text(1),
    options: { A: text(2), B: text(3), C: text(4), D: text(5) },
    answer: 'B',
    type: 'BE',
    difficulty: 'hard',
  };
});

const pixel = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (char) => char.charCodeAt(0),
);
const pictures: WrittenPictures = new Map([['pixel', { type: 'image/png', bytes: pixel }]]);
/** Markdown that XHTML can say, and some that is written as it is. */
const markdown = [
  'Which **is** `a < b`?\n\n![A tree](media:pixel)\n\n> quoted *words*',
  '```js\nlet a;\n  b();\n```\n\n1. one\n2. two\n   - three\n\n---\n\n### End',
  '| a | b |\n| --- | --- |\n| 1 | $x^2$ |\n\n[MDN](https://developer.mozilla.org/)',
  'raw __strong__ ![](media:pixel)\n  <b>',
];
const richQuestions = markdown.map((title, place): WrittenQuestion => {
  const text = (shift: number) => markdown[(place + shift) % 3]!;
  return {
    ...{ title, description: text(1), format: 'markdown', answer: 'AC', kind: 'multiple' },
    options: { A: text(2), B: text(0), C: 'plain' },
    ...{ type: 'BE', difficulty: 'hard' },
  };
});

/** The schema of items, or the profile of it that others publish. */
const itemSchemas = ['imsqti_asiv3p0_v1p0.xsd', 'imsqti_asiv3p0_sbacv1p0_v1p0.xsd'];

async function validate(schemas: string): Promise<void> {
  const itemSchema = itemSchemas.find((name) => existsSync(join(schemas, name)));
  if (!itemSchema) {
    throw new Error(
      `Quizwright: ${schemas} has no schema of QTI 3.0. QTI_SCHEMAS names the folder with ${itemSchemas[0]}.`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'quizwright-qti-'));
  mkdirSync(join(folder, 'items'));
  const check = (schema: string, files: readonly string[]) =>
    execFileSync('xmllint', ['--nonet', '--noout', '--schema', join(schemas, schema), ...files], {
      stdio: 'inherit',
    });
  const all = [...questions, ...richQuestions];
  const items = all.map((question, place) => {
    const file = join(folder, 'items', `${place}.xml`);
    writeFileSync(file, qtiItem(question, place, pictures));
    return file;
  });
  const manifest = join(folder, 'imsmanifest.xml');
  writeFileSync(manifest, await qtiManifest(all, pictures, createPauses()));
  check(itemSchema, items);
  check('imsqtiv3p0_imscpv1p2_v1p0.xsd', [manifest]);
  rmSync(folder, { recursive: true });
}

const schemas = process.env['QTI_SCHEMAS'];
if (schemas) await validate(schemas);
else console.log('Nothing was validated: QTI_SCHEMAS names no folder.');
