/**
 * Reads questions that other products wrote, from the folder that `FOREIGN_QUESTIONS` names, and
 * counts how many of those with one right option can be imported, and why the others cannot. The
 * files are not ours to publish; CONTRIBUTING.md says where they are.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runInSlices } from '../src/base/slices';
import { wholeRange } from '../src/items/kind/options';
import { decodeText } from '../src/files/decodeText';
import { en } from '../src/messages/en';
import { openArchive, textEndings, type SourceText } from '../src/fileFormats/archive/openArchive';
import { ArchiveFault } from '../src/fileFormats/archive/readArchive';
import { surelyFormat } from '../src/fileFormats/formats';
import type { FoundQuestion, Remark } from '../src/fileFormats/found/found';
import {
  judgeQuestions,
  type Defaults,
  type JudgedQuestion,
} from '../src/fileFormats/judging/judgeQuestions';
import { decodedPath, type FindFile } from '../src/fileFormats/found/files';
import { readQuestions } from '../src/fileFormats/judging/readQuestions';

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]))
    .sort();
}

/** Finds files beside a file, as they would stand in its archive. */
const findBeside =
  (path: string): FindFile =>
  (address) => {
    const beside = join(dirname(path), decodedPath(address));
    const stats = statSync(beside, { throwIfNoEntry: false });
    return stats?.isFile()
      ? {
          name: basename(beside),
          size: stats.size,
          read: () => Promise.resolve(Uint8Array.from(readFileSync(beside))),
        }
      : undefined;
  };

/** The texts of a file, or of an archive; none of one that is refused. */
async function textsOf(path: string): Promise<readonly SourceText[]> {
  const bytes = readFileSync(path);
  if (/\.(?:zip|imscc)$/.test(path)) {
    try {
      return (await openArchive(new Blob([bytes]))).texts;
    } catch (error) {
      if (!(error instanceof ArchiveFault)) throw error;
      console.log(`${path}: ${en.exchange.source.archive[error.kind]}`);
      return [];
    }
  }
  if (!textEndings.test(path)) return [];
  const text = decodeText(bytes);
  const format = surelyFormat(text, path);
  return format ? [{ text, format, path, findFile: findBeside(path) }] : [];
}

const sentence = ({ say }: Remark): string => say(en.exchange.problems, 1);
const isSingle = ({ problems, options, right, isMultiple }: FoundQuestion): boolean =>
  problems.length === 0 && options.length > 0 && !isMultiple && right.length < 2;

const reasonsOf = ({ problems }: JudgedQuestion): string[] => problems.map(sentence);

function print(title: string, counts: ReadonlyMap<string, number>): void {
  console.log(`\n${title}`);
  for (const [what, many] of [...counts].sort(([, one], [, other]) => other - one)) {
    console.log(`${String(many).padStart(6)}  ${what}`);
  }
}

async function count(folder: string): Promise<void> {
  const others = new Map<string, number>();
  const reasons = new Map<string, number>();
  const add = (counts: Map<string, number>, what: string) =>
    counts.set(what, (counts.get(what) ?? 0) + 1);
  const singles: JudgedQuestion[] = [];
  const defaults: Defaults = { description: 'None', type: 'FE', difficulty: 'easy' };
  for (const path of filesIn(folder)) {
    const reading = { takesMarkdown: true, takesPictures: true };
    const work = judgeQuestions(
      await readQuestions(await textsOf(path), [], reading),
      defaults,
      wholeRange,
    );
    const all = await new Promise<JudgedQuestion[]>((resolve) => void runInSlices(work, resolve));
    for (const judged of all) {
      const { found } = judged;
      if (isSingle(found)) singles.push(judged);
      else if (found.problems.length === 0) add(others, 'Several options are right.');
      else add(others, found.problems.map(sentence).join(' '));
    }
  }
  const wordings = singles.map(({ found: { text, options } }) =>
    JSON.stringify([text.plain, options.map((option) => option.text.plain)]),
  );
  for (const [title, chosen] of [
    ['Questions with one right option', singles],
    ['Each of them once', singles.filter((_, nth) => wordings.indexOf(wordings[nth]!) === nth)],
  ] as const) {
    print(
      title,
      new Map([
        ['were found.', chosen.length],
        ['are imported.', chosen.filter(({ draft }) => draft).length],
      ]),
    );
  }
  for (const judged of singles) for (const reason of reasonsOf(judged)) add(reasons, reason);
  print('Why the others are not', reasons);
  print('Of other kinds, or unreadable', others);
}

const folder = process.env['FOREIGN_QUESTIONS'];
if (folder) await count(folder);
else console.log('No foreign questions were read: FOREIGN_QUESTIONS names no folder.');
