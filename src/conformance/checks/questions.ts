import type { QuestionInput } from '../../api/entities';
import { isJsonObject } from '../../api/shape';
import { check, plainCheck, type Check } from './check';
import { hold } from '../judging/judge';
import { holdListed } from '../school/capabilities';
import { sampleText } from '../school/belongings';
import type { School } from '../school/school';

/** The instructor's bank. */
export async function list({ judge, instructor }: School) {
  return judge.success(await (await instructor()).call('questions'));
}

/** Adds a question, and finds it in the list. */
export async function addedAs(school: School, change: Partial<QuestionInput>) {
  const { call } = await school.instructor();
  const body = { ...school.belongings.questionDraft(), ...change };
  school.judge.success(await call('createQuestion', { body }));
  return (await list(school)).find(({ title }) => title === body.title);
}

/** An invalid question, and the fields at fault. */
function misfit({ belongings }: School) {
  const { options, ...draft } = belongings.questionDraft();
  const body = { ...draft, title: ' ', options: { ...options, B: undefined }, answer: 'G' };
  return { body, fields: ['title', 'options.B', 'answer'] };
}

export const questionChecks: readonly Check[] = [
  plainCheck('questions', 'lists a question as it was added', async (school) => {
    const [added] = await school.bank();
    const listed = (await list(school)).find(({ _id }) => _id === added?._id);
    const same =
      listed?.title === added?.title &&
      listed?.description === added?.description &&
      listed?.answer === added?.answer &&
      listed?.type === added?.type &&
      listed?.difficulty === added?.difficulty &&
      listed?.options.C === added?.options.C;
    hold(same, JSON.stringify(added), JSON.stringify(listed ?? 'a list without it'));
  }),
  check('questions', 'lists nothing of another instructor', async (school) => {
    await school.bank();
    const theirs = await (await school.otherInstructor()).call('questions');
    hold(school.judge.success(theirs).length === 0, 'a bank of their own, empty', theirs);
  }),

  plainCheck('createQuestion', 'adds a question, which is then listed', async (school) => {
    const { call } = await school.instructor();
    const body = school.belongings.questionDraft();
    school.judge.success(await call('createQuestion', { body }));
    const isListed = (await list(school)).some(({ title }) => title === body.title);
    hold(isListed, `"${body.title}" in the list`, 'a list without it');
  }),
  check('createQuestion', 'keeps title and options as they were sent', async (school) => {
    const { call } = await school.instructor();
    const draft = school.belongings.questionDraft();
    const options = { ...draft.options, A: sampleText, B: 'O’Brien' };
    const body = { ...draft, title: `${draft.title} ${sampleText}`, options };
    school.judge.success(await call('createQuestion', { body }));
    const kept = (await list(school)).find(({ title }) => title.startsWith(draft.title));
    const isSame =
      kept?.title === body.title && kept.options.A === options.A && kept.options.B === options.B;
    hold(
      isSame,
      `the title "${body.title}" and the option "${options.A}"`,
      JSON.stringify(kept ?? 'a list without it'),
    );
  }),
  check('createQuestion', 'names the invalid fields', async (school) => {
    const { body, fields } = misfit(school);
    const { call } = await school.instructor();
    school.judge.refusal(await call('createQuestion', { body }), 400, ...fields);
  }),
  check('createQuestion', 'refuses a type that the server does not have', async (school) => {
    const { call } = await school.instructor();
    const body = { ...school.belongings.questionDraft(), type: 'No such type' };
    school.judge.refusal(await call('createQuestion', { body }), 400);
  }),

  check('importQuestions', 'adds all questions, and returns their ids in order', async (school) => {
    const drafts = [1, 2].map(() => school.belongings.questionDraft());
    const { call } = await school.instructor();
    const reply = await call('importQuestions', { body: { questions: drafts } });
    const { ids } = school.judge.success(reply);
    const bank = await list(school);
    const titles = ids.map((id) => bank.find(({ _id }) => _id === id)?.title);
    const wanted = drafts.map(({ title }) => title);
    hold(titles.join() === wanted.join(), `ids of ${wanted.join(', ')}`, reply);
  }),
  check('importQuestions', 'adds none if one is invalid, and names it', async (school) => {
    const fitting = school.belongings.questionDraft();
    const { body } = misfit(school);
    const { call } = await school.instructor();
    const reply = await call('importQuestions', { body: { questions: [fitting, body] } });
    school.judge.refusal(reply, 400, 'questions.1.title');
    const isListed = (await list(school)).some(({ title }) => title === fitting.title);
    hold(!isListed, 'a bank without the other', 'a bank with it');
  }),

  plainCheck('updateQuestion', 'changes a question', async (school) => {
    const { _id } = await school.belongings.addQuestion();
    const { call } = await school.instructor();
    const body = { ...school.belongings.questionDraft(), answer: 'D' as const };
    school.judge.success(await call('updateQuestion', { ids: { id: _id }, body }));
    const listed = (await list(school)).find((question) => question._id === _id);
    hold(
      listed?.title === body.title && listed.answer === 'D',
      `"${body.title}" with the answer D`,
      JSON.stringify(listed ?? 'a list without it'),
    );
  }),
  check('createQuestion', 'keeps the format of its texts, if it takes one', async (school) => {
    await holdListed(school, 'QuestionInput.format');
    const kept = await addedAs(school, { format: 'markdown' });
    hold(kept?.format === 'markdown', 'the format "markdown"', JSON.stringify(kept ?? 'none'));
  }),
  check('createQuestion', 'keeps two options and six, if it takes them', async (school) => {
    await holdListed(school, 'Options.E');
    const two = { A: 'Yes', B: 'No' };
    const six = { A: 'One', B: 'Two', C: 'Three', D: 'Four', E: 'Five', F: 'Six' };
    for (const [options, answer] of [[two, 'A'] as const, [six, 'F'] as const]) {
      const kept = await addedAs(school, { options, answer });
      const isSame = JSON.stringify(kept?.options) === JSON.stringify(options);
      hold(
        isSame && kept?.answer === answer,
        `the options ${Object.values(options).join(', ')} and the answer ${answer}`,
        JSON.stringify(kept ?? 'none'),
      );
    }
  }),
  check('createQuestion', 'takes an empty description, if it lists it', async (school) => {
    await holdListed(school, 'QuestionInput.description');
    const kept = await addedAs(school, { description: '' });
    hold(kept?.description === '', 'no description', JSON.stringify(kept ?? 'none'));
  }),
  check('createQuestion', 'refuses a key that is none of the options', async (school) => {
    await holdListed(school, 'Options.E');
    const { judge, instructor, belongings } = school;
    const draft = belongings.questionDraft();
    const body = { ...draft, options: { A: 'Yes', B: 'No' }, answer: 'C' };
    judge.refusal(await (await instructor()).call('createQuestion', { body }), 400, 'options.C');
  }),
  check('updateQuestion', 'changes every field that is sent', async (school) => {
    const { _id } = await school.belongings.addQuestion();
    const { call } = await school.instructor();
    const body: QuestionInput = {
      ...school.belongings.questionDraft(),
      description: 'Changed.',
      options: { A: 'One', B: 'Two', C: 'Three', D: 'Four' },
      type: school.belongings.otherType,
      difficulty: 'medium',
    };
    school.judge.success(await call('updateQuestion', { ids: { id: _id }, body }));
    const kept: Partial<QuestionInput> =
      (await list(school)).find((question) => question._id === _id) ?? {};
    const names = ['title', 'description', 'options', 'answer', 'type', 'difficulty'] as const;
    const spelled = (value: unknown): string =>
      isJsonObject(value) ? JSON.stringify(Object.entries(value).sort()) : JSON.stringify(value);
    const wrong = names.filter((name) => spelled(kept[name]) !== spelled(body[name]));
    hold(
      wrong.length === 0,
      `${wrong.join(', ')} as sent: ${JSON.stringify(body)}`,
      JSON.stringify(kept),
    );
  }),
  check('createQuestion', 'refuses options with a gap', async (school) => {
    const { judge, instructor, belongings } = school;
    const body = {
      ...belongings.questionDraft(),
      options: { A: 'One', B: 'Two', D: 'Four' },
      answer: 'A',
    };
    judge.refusal(await (await instructor()).call('createQuestion', { body }), 400, 'options.C');
  }),
  check('updateQuestion', 'names the invalid fields', async (school) => {
    const { body, fields } = misfit(school);
    const ids = { id: await school.decoys.question() };
    const { call } = await school.instructor();
    school.judge.refusal(await call('updateQuestion', { ids, body }), 400, ...fields);
  }),

  plainCheck('deleteQuestion', 'deletes a question, which is no longer listed', async (school) => {
    const { _id } = await school.belongings.addQuestion();
    const { call } = await school.instructor();
    school.judge.success(await call('deleteQuestion', { ids: { id: _id } }));
    const isListed = (await list(school)).some((question) => question._id === _id);
    hold(!isListed, 'a list without it', 'a list with it');
  }),
];

/** These run late, so that a clock of whole seconds can tell the questions apart. */
export const lateQuestionChecks: readonly Check[] = [
  check('updateQuestion', 'keeps the place of a question in the list', async (school) => {
    const { _id } = await school.belongings.addQuestion();
    await school.belongings.addQuestion();
    const before = (await list(school)).map((question) => question._id);
    const { call } = await school.instructor();
    const body = school.belongings.questionDraft();
    school.judge.success(await call('updateQuestion', { ids: { id: _id }, body }));
    const after = (await list(school)).map((question) => question._id);
    const [from, to] = [before.indexOf(_id), after.indexOf(_id)];
    hold(from === to, `place ${from + 1}, by when it was added`, `${to + 1}`);
  }),
  check('questions', 'lists the newest first', async (school) => {
    const [oldest] = await school.bank();
    const newest = await school.belongings.addQuestion();
    const ids = (await list(school)).map(({ _id }) => _id);
    const [first, last] = [ids.indexOf(newest._id), ids.indexOf(oldest?._id ?? '')];
    hold(
      first >= 0 && first < last,
      'the newest before the oldest',
      `${first + 1} after ${last + 1}`,
    );
  }),
];
