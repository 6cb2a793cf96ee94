import { mostInPage, type Role } from '../../rules/limits';
import { hold } from '../judging/judge';
import type { School } from '../school/school';
import { check, type Check } from './check';
import { holdOfPages, holdRows, walk } from './pageWalk';

type ListOperation = 'questions' | 'students' | 'upcomingQuizzes' | 'completedQuizzes' | 'results';

/** The lists that answer in pages, and whose they are. */
const lists: readonly (readonly [ListOperation, readonly Role[]])[] = [
  ['questions', ['Instructor']],
  ['students', ['Instructor']],
  ['upcomingQuizzes', ['Instructor', 'Student']],
  ['completedQuizzes', ['Instructor', 'Student']],
  ['results', ['Instructor', 'Student']],
];

/** The whole list has these many quizzes at most; pages have all. */
const mostInList = 5;

function accountOf({ instructor, student }: School, role: Role) {
  return role === 'Instructor' ? instructor() : student();
}

function pagesAreTheList(operation: ListOperation, roles: readonly Role[]): Check {
  return check(operation, 'has pages that are the whole list in its order', async (school) => {
    for (const role of roles) {
      const account = await accountOf(school, role);
      const list: { _id: string }[] = school.judge.success(await account.call(operation));
      const isShort = !/Quizzes$/.test(operation) || list.length <= mostInList;
      hold(isShort, `${mostInList} quizzes at most`, `${list.length}`);
      const { items, total } = await walk(school.judge, account, operation);
      const isCut = /Quizzes$/.test(operation) && list.length === mostInList;
      if (!isCut) hold(total === list.length, `the total ${list.length}`, `${total}`);
      const common = isCut ? list.length : items.length;
      holdRows(items.slice(0, common), list.slice(0, common), 'the rows of the list');
    }
  });
}

/** Whether more rows follow is told by one row more, not by how full a page is. */
function endsWithTheLastRow(operation: ListOperation, roles: readonly Role[]): Check {
  return check(operation, 'has no "next" on a last page that is full', async (school) => {
    for (const role of roles) {
      const account = await accountOf(school, role);
      const { total } = school.judge.page(await account.call(operation, { query: { limit: 1 } }));
      if (total === 0 || total > mostInPage) continue;
      const whole = await account.call(operation, { query: { limit: total } });
      const { next } = school.judge.page(whole);
      const wanted = `"next": null on a page of all ${total}, to which "limit" is ${total}`;
      holdOfPages(next === null, wanted, `"${next}"`, 'a next after the last row');
    }
  });
}

function refusesWrongParameters(operation: ListOperation): Check {
  return check(
    operation,
    'refuses a cursor that it has not sent, and a wrong limit',
    async (school) => {
      const { call } = await school.instructor();
      // Says whether there are pages at all.
      school.judge.page(await call(operation, { query: { limit: 1 } }));
      const wrong = { limit: 1, cursor: 'conformance-check' };
      school.judge.refusal(await call(operation, { query: wrong }), 400, 'cursor');
      school.judge.page(await call(operation, { query: { limit: mostInPage } }));
      for (const limit of [0, mostInPage + 1, 'many']) {
        school.judge.refusal(await call(operation, { query: { limit } }), 400, 'limit');
      }
    },
  );
}

/** Searches and filters belong to pages. */
function ignoresSearchWithoutLimit(operation: 'questions' | 'students'): Check {
  return check(operation, 'answers the whole list where only a search is sent', async (school) => {
    await (operation === 'questions' ? school.bank() : school.decoys.student());
    const { call } = await school.instructor();
    school.judge.page(await call(operation, { query: { limit: 1 } }));
    const list: { _id: string }[] = school.judge.success(await call(operation));
    const reply = await call(operation, { query: { q: 'conformance-check-nothing' } });
    const searched: { _id: string }[] = school.judge.success(reply);
    holdRows(searched, list, 'the rows of the list');
  });
}

/** Part of a name, where a database may take a sign for any other, or for none. */
function misspelled(name: string): string[] {
  const [start, rest] = [name.slice(0, 2), name.slice(3)];
  return [`${start}%${rest}`, `${start}_${rest}`, `${start}\\${name.slice(2)}`];
}

/** Lists that are searched, and something in each that has the run's marker in its texts. */
const searched = [
  ['questions', (school: School) => school.bank()],
  ['students', (school: School) => school.decoys.student()],
  ['results', (school: School) => school.submitted()],
  ['result', (school: School) => school.submitted()],
] as const;

const searchChecks: readonly Check[] = searched.map(([operation, make]) =>
  check(operation, 'searches for %, _ and \\ as for any other sign', async (school) => {
    await make(school);
    const instructor = await school.instructor();
    const ids: Record<string, string> =
      operation === 'result' ? { id: (await school.openQuiz())._id } : {};
    for (const q of misspelled(school.belongings.marker)) {
      const query = { q };
      const { items } = await walk(school.judge, instructor, operation, { ids, query });
      holdRows(items, [], `what has “${q}” in it`);
    }
  }),
);

/** What all lists with pages have in common. */
export const listPageChecks: readonly Check[] = [
  ...lists.flatMap(([operation, roles]) => [
    pagesAreTheList(operation, roles),
    endsWithTheLastRow(operation, roles),
    refusesWrongParameters(operation),
    ...(operation === 'questions' || operation === 'students'
      ? [ignoresSearchWithoutLimit(operation)]
      : []),
  ]),
  ...searchChecks,
];
