import { isJsonObject } from '../../api/shape';
import { capabilitiesOf } from '../school/capabilities';
import { readStudent } from '../school/students';
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
  const hasCurrent = isJsonObject(present) && present['revision'] === now && now !== revision;
  hold(code === 'record.changed' && hasCurrent, `"present" with the new revision`, refused);
}

/**
 * Holds that a record has another revision after each of its fields has changed. Otherwise, a change
 * based on the field as it was would overwrite it.
 *
 * @param changes each of one field, which its name says
 */
async function holdEachField(
  { judge }: School,
  read: () => Promise<Pick<Read, 'revision'>>,
  changes: readonly (readonly [field: string, make: () => Promise<Reply>])[],
): Promise<void> {
  let { revision: before } = await read();
  if (before === undefined) throw new NotThere('revision');
  const unseen: string[] = [];
  for (const [field, make] of changes) {
    judge.success(await make());
    const { revision } = await read();
    if (String(revision) === String(before)) unseen.push(field);
    before = revision;
  }
  const wanted = 'another "revision" after each field that has changed';
  hold(unseen.length === 0, wanted, `the same after a change of ${unseen.join(', ')}`);
}

/** The changes of a record one after the other, each of a field of a body that has all of them. */
function oneByOne<Field extends string>(
  body: Readonly<Record<string, unknown>>,
  values: Readonly<Partial<Record<Field, unknown>>>,
  send: (body: Readonly<Record<string, unknown>>) => Promise<Reply>,
) {
  let now = body;
  return Object.entries(values).map(([field, value]) => {
    const make = () => {
      now = { ...now, [field]: value };
      return send(now);
    };
    return [field, make] as const;
  });
}

/** The values of optional fields that the server takes, after their schema. */
async function taken({ client, judge }: School, schema: string, values: Record<string, unknown>) {
  const { fields = [] } = await capabilitiesOf(client, judge);
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => fields.includes(`${schema}.${field}`)),
  );
}

const eachField = 'has another revision after each field that has changed, if it has revisions';
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
  check('updateGroup', eachField, async (school) => {
    const { _id: id, ...body } = await school.belongings.addGroup();
    const { call } = await school.instructor();
    const read = async () => {
      const groups = school.judge.success(await call('groups'));
      return groups.find(({ _id }) => _id === id) ?? {};
    };
    const values = { name: school.belongings.newName('revised'), max_students: 9 };
    const send = (changed: object) => call('updateGroup', { ids: { id }, body: { ...changed } });
    await holdEachField(school, read, oneByOne(body, values, send));
  }),
  check('updateQuestion', eachField, async (school) => {
    const { belongings, judge } = school;
    const { _id: id } = await belongings.addQuestion();
    const { call } = await school.instructor();
    const read = async () => {
      const bank = judge.success(await call('questions'));
      return bank.find(({ _id }) => _id === id) ?? {};
    };
    const body = belongings.questionDraft();
    const options = { ...body.options, A: 'Revised' };
    const values = {
      description: 'Revised.',
      options,
      answer: body.answer === 'A' ? 'B' : 'A',
      difficulty: 'easy',
      title: belongings.newName('revised'),
      ...(belongings.otherType !== body.type && { type: belongings.otherType }),
      ...(await taken(school, 'QuestionInput', {
        format: 'markdown',
        kind: 'multiple',
        tags: [belongings.newTag()],
      })),
    };
    const send = (changed: object) => call('updateQuestion', { ids: { id }, body: { ...changed } });
    judge.success(await send(body));
    await holdEachField(school, read, oneByOne({ ...body }, values, send));
  }),
  check('updateQuiz', eachField, async (school) => {
    await school.bank();
    const schadule = new Date(school.client.now().getTime() + 24 * 60 * 60_000).toISOString();
    const group = (await school.group())._id;
    const { _id: id, draft } = await school.belongings.addQuiz({ group, schadule });
    const { call } = await school.instructor();
    const read = async () => school.judge.success(await call('quiz', { ids: { id } }));
    const { title: sent, description } = draft;
    const values = {
      title: school.belongings.newName('revised'),
      description: 'Revised.',
      ...(await taken(school, 'QuizInput', {
        shuffle_questions: true,
        shuffle_options: true,
        grading: 'partial',
      })),
    };
    const send = (changed: object) => call('updateQuiz', { ids: { id }, body: { ...changed } });
    await holdEachField(school, read, oneByOne({ title: sent, description }, values, send));
  }),
  check('updateStudent', eachField, async (school) => {
    const _id = await school.belongings.invite();
    const { call } = await school.instructor();
    const first_name = school.belongings.newName('student');
    const values = { first_name, last_name: 'Revised', status: 'inactive' };
    const send = (changed: object) => call('updateStudent', { body: { ...changed } });
    await holdEachField(school, () => readStudent(school, _id), oneByOne({ _id }, values, send));
  }),
];
