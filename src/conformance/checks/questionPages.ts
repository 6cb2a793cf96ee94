import type { Question } from '../../api/entities';
import { hold } from '../judging/judge';
import type { School } from '../school/school';
import { check, type Check } from './check';
import { holdRows, walk } from './pageWalk';

/** The questions of this run, which a search finds by their titles, as the whole list has them. */
async function ownQuestions(school: School) {
  await school.bank();
  const instructor = await school.instructor();
  const q = school.belongings.marker;
  const listed = school.judge.success(await instructor.call('questions'));
  const own = listed.filter(({ title }) => title.includes(q));
  const search = (query: Record<string, string>) =>
    walk<Question>(school.judge, instructor, 'questions', { query: { q, ...query } });
  return { instructor, q, own, search };
}

/** Titles end in numbers of three digits, so every collation agrees on them. */
function byTitle(one: Question, other: Question): number {
  return one.title < other.title ? -1 : 1;
}

export const questionPageChecks: readonly Check[] = [
  check('questions', 'finds questions by their words, on pages', async (school) => {
    const { q, own, search } = await ownQuestions(school);
    holdRows((await search({})).items, own, `the questions with “${q}”`);
    // A number that is part of the marker would be found in all of them.
    const one = own.find(({ title }) => !q.includes(title.slice(-3)));
    const words = one?.title.toUpperCase().split(' ').reverse().join(' ') ?? '';
    holdRows((await search({ q: words })).items, one ? [one] : [], 'the question with all words');
  }),
  check('questions', 'finds words without accents, and within words', async (school) => {
    const { call } = await school.instructor();
    const draft = school.belongings.questionDraft();
    const body = { ...draft, title: `${draft.title} Überprüfung des Résumés` };
    school.judge.success(await call('createQuestion', { body }));
    const { own, search } = await ownQuestions(school);
    const wanted = own.filter(({ title }) => title === body.title);
    for (const word of ['uberprufung', 'RÉSUMES', 'prüfun', 'resume']) {
      const { items } = await search({ q: `${word} ${draft.title}` });
      holdRows(items, wanted, `the question with “${word}” in its title`);
    }
  }),
  check('questions', 'finds what a search and all filters have in common', async (school) => {
    const { kind, otherType, questionDraft } = school.belongings;
    const { call } = await school.instructor();
    for (const type of [kind.type, otherType]) {
      const body = { ...questionDraft(), type, difficulty: 'easy' as const };
      school.judge.success(await call('createQuestion', { body }));
    }
    const { own, search } = await ownQuestions(school);
    const wanted = own
      .filter(({ type, difficulty }) => type === kind.type && difficulty === 'easy')
      .toSorted(byTitle);
    const query = { type: kind.type, difficulty: 'easy', sort: 'title' };
    holdRows((await search(query)).items, wanted, `easy ones of the type ${kind.type}, by title`);
  }),
  check('questions', 'refuses an order and a filter that it does not know', async (school) => {
    const { call } = await school.instructor();
    school.judge.page(await call('questions', { query: { limit: 1 } }));
    for (const [name, value] of [
      ['sort', 'colour'],
      ['difficulty', 'odd'],
    ] as const) {
      const reply = await call('questions', { query: { limit: 1, [name]: value } });
      school.judge.refusal(reply, 400, name);
    }
  }),
  check('questions', 'finds nothing of another instructor', async (school) => {
    const { q } = await ownQuestions(school);
    const other = await school.otherInstructor();
    const { items } = await walk<Question>(school.judge, other, 'questions', { query: { q } });
    hold(items.length === 0, 'none of the questions of the given instructor', `${items.length}`);
  }),
  check('questions', 'filters pages by type and difficulty', async (school) => {
    const { kind, otherType: type, questionDraft } = school.belongings;
    const body = { ...questionDraft(), type };
    const { call } = await school.instructor();
    school.judge.success(await call('createQuestion', { body }));
    const { own, search } = await ownQuestions(school);
    for (const wanted of [type, kind.type]) {
      const expected = own.filter((question) => question.type === wanted);
      holdRows((await search({ type: wanted })).items, expected, `those of the type ${wanted}`);
    }
    const { items } = await search({ difficulty: 'medium' });
    const medium = own.filter(({ difficulty }) => difficulty === 'medium');
    holdRows(items, medium, 'those of medium difficulty');
  }),
  check('questions', 'filters pages by the type DO as by any other', async (school) => {
    const { own, search } = await ownQuestions(school);
    const expected = own.filter(({ type }) => type === 'DO');
    holdRows((await search({ type: 'DO' })).items, expected, 'those of the type DO');
  }),
  check('questions', 'sorts pages by a column, from its start or its end', async (school) => {
    const { own, search } = await ownQuestions(school);
    const sorted = own.toSorted(byTitle);
    holdRows((await search({ sort: 'title' })).items, sorted, 'those of the run by title');
    const reversed = sorted.toReversed();
    holdRows(
      (await search({ sort: '-title' })).items,
      reversed,
      'those of the run, last title first',
    );
    for (const sort of ['difficulty', '-difficulty', 'type', '-type', 'description']) {
      // Most are equal here, so a list without an order among equals has gaps.
      const { items } = await search({ sort });
      holdRows(items.toSorted(byTitle), sorted, `all of the run, sorted by ${sort}`);
    }
  }),
  check('questions', 'keeps the place of a page while a question is added', async (school) => {
    const { instructor, q, own } = await ownQuestions(school);
    const read = async (query: Record<string, string>) =>
      school.judge.page(await instructor.call('questions', { query: { q, limit: 2, ...query } }));
    const { next } = await read({});
    await school.belongings.addQuestion();
    const { items } = await read({ cursor: next ?? '' });
    holdRows(items, own.slice(2, 4), 'what came after the first page');
  }),
];
