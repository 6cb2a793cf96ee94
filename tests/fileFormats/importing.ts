import { usualRange } from '../../src/items/kind/options';
import { optionLetter } from '../../src/items/kind/options';
import { en } from '../../src/messages/en';
import type { SourceText } from '../../src/fileFormats/archive/openArchive';
import {
  judgeQuestions,
  type Defaults,
  type JudgedQuestion,
  type Takes,
} from '../../src/fileFormats/judging/judgeQuestions';
import { readQuestions } from '../../src/fileFormats/judging/readQuestions';

/** Judges the questions of a text without a pause. */
export function judgeAll(...given: Parameters<typeof judgeQuestions>): JudgedQuestion[] {
  const work = judgeQuestions(...given);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

export const defaults: Defaults = { description: 'None', type: 'FE', difficulty: 'easy' };

/** The questions of texts that can be added, and the remarks: place, field, sentence. */
export async function importing(
  texts: readonly SourceText[],
  given = defaults,
  takesSeveral = false,
  reading: Parameters<typeof readQuestions>[2] = {},
  takes: Partial<Takes> = {},
) {
  const judged = judgeAll(await readQuestions(texts, [], reading), given, {
    ...usualRange,
    kinds: takesSeveral ? ['multiple'] : [],
    ...takes,
  });
  const said = judged.flatMap(({ problems, notes, twin }) =>
    [...problems, ...notes, ...(twin ? [twin] : [])].map(
      ({ line, path, field, say }) =>
        `${path === undefined ? '' : `${path}:`}${line} ${typeof field === 'number' ? optionLetter(field) : field}: ${say(en.exchange.problems, 1)}`,
    ),
  );
  return {
    found: judged.map(({ found }) => found),
    drafts: judged.flatMap(({ draft }) => draft ?? []),
    said,
  };
}
