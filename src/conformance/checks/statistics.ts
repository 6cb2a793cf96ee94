import type { Evidence } from '../../api/entities';
import { itemEvidence } from '../../items/evidence';
import { check, type Check } from './check';
import { hold } from '../judging/judge';
import type { Chosen } from '../school/closing';
import type { School } from '../school/school';

/** What a quiz's statistics should be, by the title of each question, in the letters of the bank. */
async function expectedOf({ exams }: School, chosen: Chosen) {
  const { bank } = await exams.closing.begun();
  const keyed = [...bank.values()].map(({ title, answer }) => ({ id: title, answer }));
  const attempts = Object.values(chosen).map((texts) =>
    Object.fromEntries(
      Object.entries(texts).map(([title, text]): [string, string] => {
        const options = Object.entries(bank.get(title)?.options ?? {});
        return [title, options.find(([, own]) => own === text)?.[0] ?? ''];
      }),
    ),
  );
  return { bank, items: itemEvidence(keyed, attempts), participants: attempts.length };
}

/** How many chose each option, by its text, with the right one marked. */
function spelledChoices(options: object, choices: object, answer: string): string {
  const counts = new Map(Object.entries(choices) as [string, number][]);
  return Object.entries(options)
    .map(
      ([letter, text]) =>
        `${String(text)}${letter === answer ? ' (right)' : ''} ${counts.get(letter)}`,
    )
    .sort()
    .join(', ');
}

async function holdChoices(school: School, evidence: Evidence, chosen: Chosen): Promise<void> {
  const { bank, items, participants } = await expectedOf(school, chosen);
  hold(
    evidence.participants === participants && evidence.items.length === items.length,
    `${participants} participants and ${items.length} questions`,
    `${evidence.participants} and ${evidence.items.length}`,
  );
  for (const { id, choices, omitted } of items) {
    const item = evidence.items.find(({ title }) => title === id);
    const { options = {}, answer = '' } = bank.get(id) ?? {};
    const wanted = `${spelledChoices(options, choices, answer)}; omitted ${omitted}`;
    const came =
      item && `${spelledChoices(item.options, item.choices, item.answer)}; omitted ${item.omitted}`;
    hold(came === wanted, wanted, came ?? `no "${id}"`);
  }
}

const isNear = (one: number | null | undefined, other: number | null): boolean =>
  one === null || one === undefined || other === null
    ? one === other
    : Math.abs(one - other) < 0.001;

/** Checks a figure of each question, whose fraction may be rounded. */
async function holdFigure(
  school: School,
  evidence: Evidence,
  chosen: Chosen,
  figure: 'facility' | 'discrimination',
): Promise<void> {
  const { items, participants } = await expectedOf(school, chosen);
  for (const { id, omitted, ...figures } of items) {
    const came = evidence.items.find(({ title }) => title === id)?.[figure];
    const wanted = figures[figure];
    const among = `of all ${participants} participants, of whom ${omitted} chose nothing`;
    hold(isNear(came, wanted), `the ${figure} ${wanted} ${among}`, `${came}`);
  }
}

/** What the statistics of a closed quiz say of its questions. */
export const statisticsChecks: readonly Check[] = [
  check('evidence', 'counts who chose each option, and who chose none', async (school) => {
    const { evidence } = await school.exams.closing.published();
    const { chosen } = await school.exams.closing.begun();
    await holdChoices(school, school.judge.success(evidence), chosen.main);
  }),
  check(
    'evidence',
    'takes the facility as a share of all participants, whether they answered or not',
    async (school) => {
      const { evidence } = await school.exams.closing.published();
      const { chosen } = await school.exams.closing.begun();
      await holdFigure(school, school.judge.success(evidence), chosen.main, 'facility');
    },
  ),
  check('evidence', 'correlates each question with the rest of the quiz', async (school) => {
    const { evidence } = await school.exams.closing.published();
    const { chosen } = await school.exams.closing.begun();
    await holdFigure(school, school.judge.success(evidence), chosen.main, 'discrimination');
  }),
  check('evidence', 'counts the options of a shuffled quiz as they are stored', async (school) => {
    const { otherEvidence } = await school.exams.closing.published();
    const { chosen } = await school.exams.closing.begun();
    await holdChoices(school, school.judge.success(otherEvidence), chosen.other);
  }),
  check('evidence', 'takes the figures of a shuffled quiz by options as stored', async (school) => {
    const { otherEvidence } = await school.exams.closing.published();
    const { chosen } = await school.exams.closing.begun();
    const evidence = school.judge.success(otherEvidence);
    await holdFigure(school, evidence, chosen.other, 'facility');
    await holdFigure(school, evidence, chosen.other, 'discrimination');
  }),
];
