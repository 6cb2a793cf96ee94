import { isJsonObject } from '../../api/shape';
import { check, type Check } from './check';
import { hold } from '../judging/judge';
import { NotThere } from '../judging/outcome';
import type { Reply } from '../judging/wire';
import type { School } from '../school/school';

interface Read {
  /** What the changes change. */
  name: string | undefined;
  revision?: string | number | undefined;
}

/** Holds that a change is refused, and changes nothing, if another one has come first. */
async function holdRevisions(
  { judge, belongings }: School,
  read: () => Promise<Read>,
  change: (name: string, query: { revision: string }) => Promise<Reply>,
): Promise<void> {
  const { revision } = await read();
  if (revision === undefined) throw new NotThere('revision');
  const query = { revision: String(revision) };
  const [first, second] = [belongings.newName('revised'), belongings.newName('revised')];
  judge.success(await change(first, query));
  const refused = await change(second, query);
  judge.refusal(refused, 409);
  const { name, revision: now } = await read();
  hold(name === first, `"${first}" still`, `"${name}"`);
  const { code, present } = isJsonObject(refused.body) ? refused.body : {};
  const isTold = isJsonObject(present) && present['revision'] === now && now !== revision;
  hold(code === 'record.changed' && isTold, `"present" with the new revision`, refused);
}

const title = 'refuses a change that is based on an earlier revision, if it has revisions';

export const revisionChecks: readonly Check[] = [
  check('updateGroup', title, async (school) => {
    const { _id: id } = await school.belongings.addGroup();
    const { call } = await school.instructor();
    const read = async () => {
      const groups = school.judge.success(await call('groups'));
      return groups.find(({ _id }) => _id === id) ?? { name: undefined };
    };
    await holdRevisions(school, read, (name, query) =>
      call('updateGroup', { ids: { id }, query, body: { name, max_students: 5 } }),
    );
  }),
  check('updateQuestion', title, async (school) => {
    const { _id: id } = await school.belongings.addQuestion();
    const { call } = await school.instructor();
    const read = async () => {
      const bank = school.judge.success(await call('questions'));
      const found = bank.find(({ _id }) => _id === id);
      return { name: found?.title, revision: found?.revision };
    };
    await holdRevisions(school, read, (name, query) => {
      const body = { ...school.belongings.questionDraft(), title: name };
      return call('updateQuestion', { ids: { id }, query, body });
    });
  }),
  check('updateQuiz', title, async (school) => {
    await school.bank();
    const schadule = new Date(school.client.now().getTime() + 24 * 60 * 60_000).toISOString();
    const group = (await school.group())._id;
    const { _id: id } = await school.belongings.addQuiz({ group, schadule });
    const { call } = await school.instructor();
    const read = async () => {
      const quiz = school.judge.success(await call('quiz', { ids: { id } }));
      return { name: quiz.title, revision: quiz.revision };
    };
    await holdRevisions(school, read, (name, query) =>
      call('updateQuiz', { ids: { id }, query, body: { title: name, description: 'Revised.' } }),
    );
  }),
];
