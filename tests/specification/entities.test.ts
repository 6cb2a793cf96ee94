import { describe, expect, it } from 'vitest';
import { contract } from '../../src/contract/document';
import type { JsonSchema } from '../../src/contract/documentTypes';
import { createContractValidator } from '../../src/contract/validation';
import { questionDraft } from '../testing/school';

const schemaAt = (pointer: string): JsonSchema =>
  contract.components.schemas[pointer.split('/').at(-1) ?? ''] ?? {};

type Fields = Record<string, JsonSchema>;

/** A schema with its references and compositions resolved at the top. */
function plain({ $ref, allOf, ...own }: JsonSchema): JsonSchema & { properties: Fields } {
  const parts = (allOf as JsonSchema[] | undefined) ?? [];
  const others = [...($ref === undefined ? [] : [schemaAt($ref as string)]), ...parts].map(plain);
  const whole: JsonSchema = Object.assign({}, ...others, own) as JsonSchema;
  const fields = [...others, own as { properties?: Fields }].map(({ properties }) => properties);
  return { ...whole, properties: Object.assign({}, ...fields) as Fields };
}

/** The schema of a field, through the items of lists: `participants.participant.email`. */
function fieldOf(schema: JsonSchema, path: string): JsonSchema | undefined {
  return path.split('.').reduce<JsonSchema | undefined>((found, name) => {
    const whole = plain(found ?? {});
    const inner = whole['items'] === undefined ? whole : plain(whole['items'] as JsonSchema);
    const field = inner.properties[name];
    return field && plain(field);
  }, schema);
}

const person = ['_id', 'first_name', 'last_name'];
const exam = [
  'title',
  'description',
  'group',
  'questions_number',
  'difficulty',
  'type',
  'schadule',
  'duration',
  'score_per_question',
];

describe('the contract has', () => {
  it.each([
    ['a profile', 'Profile', [...person, 'email', 'role', 'status', 'group.name']],
    ['a group', 'Group', ['_id', 'name', 'max_students']],
    ['a group by its id', 'GroupWithStudents', ['name', 'students']],
    [
      'a question',
      'Question',
      ['_id', 'title', 'description', 'options', 'answer', 'type', 'difficulty'],
    ],
    ['the options of a question', 'ShownOptions', ['A', 'B', 'C', 'D']],
    ['a quiz', 'Quiz', ['_id', ...exam, 'code', 'closed_at']],
    ['an upcoming quiz', 'UpcomingQuiz', ['_id', 'title', 'schadule', 'participants', 'img']],
    [
      'a completed quiz',
      'CompletedQuiz',
      ['_id', 'title', 'status', 'difficulty', 'createdAt', 'participants'],
    ],
    [
      'a result',
      'Result',
      ['_id', 'quiz._id', 'quiz.title', 'quiz.group', 'quiz.closed_at', 'participants'],
    ],
    [
      'an entry of a result',
      'Result',
      [
        'participants._id',
        'participants.participant.first_name',
        'participants.participant.last_name',
        'participants.participant.email',
        'participants.score',
        'participants.started_at',
        'participants.finished_at',
      ],
    ],
    ['an entry of the ranking', 'RankedStudent', [...person, 'avg_score']],
  ])('%s with every field', (_, schema, fields) => {
    for (const field of fields) expect(fieldOf(schemaAt(schema), field), field).toBeDefined();
  });

  it.each([
    ['a registration', 'Registration', ['first_name', 'last_name', 'role', 'email', 'password']],
    ['a sign-in', 'SignIn', ['email', 'password']],
    ['a change of password', 'PasswordChange', ['password', 'password_new']],
    ['a forgotten password', 'ForgottenPassword', ['email']],
    ['a new password by mail', 'PasswordReset', ['email', 'otp', 'password']],
    ['a new group', 'GroupInput', ['name', 'max_students']],
    ['a new quiz', 'QuizInput', exam],
    ['a change of a quiz', 'QuizChange', ['title', 'description']],
    ['a request to join', 'JoinRequest', ['code']],
    ['a submission', 'Submission', ['answers']],
    ['an answer of a submission', 'SubmittedAnswer', ['question', 'answer']],
    [
      'a new question',
      'QuestionInput',
      ['title', 'description', 'options', 'answer', 'type', 'difficulty'],
    ],
  ])('%s with exactly these fields', (_, schema, fields) => {
    const { properties, required, additionalProperties } = plain(schemaAt(schema));
    const sent = Object.entries(properties).filter(([, field]) => field['x-optional'] !== true);
    expect(sent.map(([name]) => name)).toEqual(fields);
    expect(required).toEqual(fields);
    expect(additionalProperties).toBe(false);
  });

  it.each([
    ['Profile', 'role', ['Instructor', 'Student']],
    ['Question', 'difficulty', ['easy', 'medium', 'hard']],
    ['Quiz', 'difficulty', ['easy', 'medium', 'hard']],
  ])('%s with %s as one of its values', (schema, field, values) => {
    expect(fieldOf(schemaAt(schema), field)?.['enum']).toEqual(values);
  });

  it.each(['Question', 'Quiz'])('%s with a type, and the usual ones', (schema) => {
    expect(fieldOf(schemaAt(schema), 'type')?.['examples']).toEqual(['FE', 'BE', 'DO']);
  });

  it('a Question with answer as one of its letters', () => {
    const refusalOf = (answer: string) =>
      createContractValidator().refuseRequest('createQuestion', {
        parameters: {},
        body: { ...questionDraft, answer },
      });
    for (const letter of ['A', 'B', 'C', 'D']) expect(refusalOf(letter)).toBeNull();
    for (const other of ['a', 'G', '1', 'BA', 'AB']) {
      expect(refusalOf(other)?.errors).toMatchObject([{ field: 'answer' }]);
    }
  });

  it.each([
    ['Group', 'max_students', 'integer'],
    ['Quiz', 'duration', 'integer'],
    ['Quiz', 'questions_number', 'integer'],
    ['Quiz', 'score_per_question', 'integer'],
    ['UpcomingQuiz', 'participants', 'integer'],
    ['Result', 'participants', 'array'],
    ['GroupWithStudents', 'students', 'array'],
  ])('%s with %s of type %s', (schema, field, type) => {
    expect(fieldOf(schemaAt(schema), field)?.['type']).toBe(type);
  });

  it('a schedule as an ISO date-time', () => {
    expect(fieldOf(schemaAt('Quiz'), 'schadule')).toMatchObject({
      type: 'string',
      format: 'date-time',
    });
  });
});
