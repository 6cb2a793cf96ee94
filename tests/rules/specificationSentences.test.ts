import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../src/api/createQuizClient';
import { contract } from '../../src/contract/document';
import { contractRoute } from '../../src/contract/operations';
import { createContractValidator } from '../../src/contract/validation';
import { questionForm } from '../../src/items/questionForm';
import { en } from '../../src/messages/en';
import {
  changePasswordForm,
  forgotPasswordForm,
  quizForm,
  registerForm,
  resetPasswordForm,
  signInForm,
} from '../../src/rules/forms';

type Json = Record<string, unknown>;

const validator = createContractValidator();

/** The contract's schema of an operation's body. */
function bodyOf(operation: OperationId) {
  const body = contractRoute(operation).source.requestBody?.content?.['application/json'];
  const name = (body?.schema['$ref'] as string).split('/').at(-1) ?? '';
  return contract.components.schemas[name] as { example: Json; required: string[] };
}

function exampleOf(operation: OperationId): Json {
  return structuredClone(bodyOf(operation).example);
}

/** An object with one field replaced; undefined removes the field. */
function withField(whole: Json, [name = '', ...inner]: readonly string[], value: unknown): Json {
  const changed = inner.length === 0 ? value : withField(whole[name] as Json, inner, value);
  return { ...whole, [name]: changed };
}

/** The refusal of a request whose body is valid except for one field. */
function refusal(operation: OperationId, field: string, value: unknown) {
  const body = JSON.parse(
    JSON.stringify(withField(exampleOf(operation), field.split('.'), value)),
  ) as Json;
  return validator.refuseRequest(operation, { parameters: { id: 'q1' }, body })?.errors;
}

const blank = ['', ' '];
const missing = [undefined, ...blank];
const short = 'Password must be at least 6 characters long.';
const weak = 'Password must contain at least one lowercase letter and one number.';
const noEmail = 'Email is required.';
const badEmail = 'Please enter a valid email address.';
const badRole = 'Role must be either student or instructor.';
const shortName = 'Group name must be at least 3 characters';

/** The sentences of spec §5, by operation, field and invalid values. */
const sentences: [OperationId, field: string, values: unknown[], sentence: string][] = [
  ['register', 'password', ['', ' ', 'abc12'], short],
  ['register', 'password', ['ABCDE1', 'abcdef', ' abcde1', ' '.repeat(8)], weak],
  ['resetPassword', 'password', ['', 'abc12'], short],
  ['resetPassword', 'password', ['ABCDE1', 'abcdef', ' abcde1'], weak],
  ['changePassword', 'password_new', ['', 'abc12'], short],
  ['changePassword', 'password_new', ['ABCDE1', 'abcdef', ' abcde1'], weak],
  ...(['login', 'register', 'forgotPassword', 'resetPassword'] as const).flatMap(
    (operation): typeof sentences => [
      [operation, 'email', missing, noEmail],
      [operation, 'email', ['ada', 'ada@school', 'ada@school.e', 'a da@school.example'], badEmail],
    ],
  ),
  ['register', 'first_name', missing, 'First name is required.'],
  ['register', 'last_name', missing, 'Last name is required.'],
  ['register', 'role', [...missing, 'Dean'], badRole],
  ...bodyOf('createQuiz').required.map((field): (typeof sentences)[number] => [
    'createQuiz',
    field,
    missing,
    `${en.quizzes.fields[field as keyof typeof en.quizzes.fields]} is required.`,
  ]),
  ['updateQuiz', 'title', missing, 'Title is required.'],
  ['updateQuiz', 'description', missing, 'Description is required.'],
  ...(['createGroup', 'updateGroup'] as const).flatMap((operation): typeof sentences => [
    [operation, 'name', missing, 'Group name is required'],
    [operation, 'name', ['We', ' We '], shortName],
    [operation, 'max_students', [0, -1], 'Max students must be greater than 0'],
    [operation, 'max_students', [101], 'Max students cannot exceed 100'],
  ]),
  ...(['createQuestion', 'updateQuestion'] as const).flatMap((operation): typeof sentences => [
    [operation, 'title', missing, 'Title is required'],
    // The contract lets a server take it empty; the form of the others asks for it.
    [operation, 'description', [undefined], 'Description is required'],
    [operation, 'options.A', missing, 'Option A is required'],
    [operation, 'options.B', missing, 'Option B is required'],
    [operation, 'options.C', missing, 'Option C is required'],
    // Left out, it makes a question of three options.
    [operation, 'options.D', blank, 'Option D is required'],
    [operation, 'answer', missing, 'Answer is required'],
    [operation, 'type', missing, 'Type is required'],
    [operation, 'difficulty', missing, 'Difficulty is required'],
  ]),
  ['joinQuiz', 'code', missing, 'Code is required'],
];

describe('a request is refused in the words of the specification', () => {
  it.each(
    sentences.flatMap(([operation, field, values, sentence]) =>
      values.map((value) => [operation, field, value, sentence] as const),
    ),
  )('by %s for %s %j: %s', (operation, field, value, message) => {
    expect(refusal(operation, field, value)).toEqual([{ field, message }]);
  });
});

describe('a form and its request report the same for an empty field', () => {
  const noOptions = { A: '', B: '', C: '', D: '' };
  const emptyOf = (fields: object): Json =>
    Object.fromEntries(Object.keys(fields).map((field) => [field, '']));

  it.each([
    ['sign-in', signInForm(en), 'login', emptyOf(exampleOf('login'))],
    ['registration', registerForm(en), 'register', emptyOf(exampleOf('register'))],
    ['forgotten password', forgotPasswordForm(en), 'forgotPassword', { email: '' }],
    [
      'question',
      questionForm(en, {}, true),
      'createQuestion',
      { ...emptyOf(exampleOf('createQuestion')), options: noOptions },
    ],
    ['exam', quizForm(en), 'createQuiz', emptyOf(exampleOf('createQuiz'))],
  ] as const)('the %s form', (_, form, operation, empty) => {
    const issues = form.safeParse(empty).error?.issues ?? [];
    const fields = issues.map(({ path }) => path.join('.'));
    expect(new Set(fields).size).toBeGreaterThanOrEqual(bodyOf(operation).required.length);
    for (const { path, message } of issues) {
      const field = path.join('.');
      expect(refusal(operation, field, '')).toEqual([{ field, message }]);
    }
  });

  const twoEmojis = '\u{1F600}\u{1F600}a1';
  it.each([
    ['password', 'register', registerForm(en)],
    ['password', 'resetPassword', resetPasswordForm(en)],
    ['password_new', 'changePassword', changePasswordForm(en)],
  ] as const)('and for the %s of %s', (field, operation, form) => {
    const passwords = ['', 'abc12', twoEmojis, 'ABCDE1', 'abcdef', ' abcde1', '\u00a0abcde1'];
    for (const password of [...passwords, ' '.repeat(8)]) {
      const given = { ...exampleOf(operation), [field]: password };
      const issues = form.safeParse(given).error?.issues ?? [];
      const said = issues
        .filter(({ path }) => path[0] === field)
        .map(({ message }) => ({ field, message }));
      expect(said).toHaveLength(1);
      expect(refusal(operation, field, password)).toEqual(said);
    }
    for (const password of ['abcde1', '1 b C d', 'ab1\u{1F600}\u{1F600}\u{1F600}']) {
      const given = { ...exampleOf(operation), confirm_password: password, [field]: password };
      expect(form.safeParse(given).error).toBeUndefined();
      expect(refusal(operation, field, password)).toBeUndefined();
    }
  });

  it('and for a one-time code', () => {
    const given = { ...exampleOf('resetPassword'), otp: '' };
    const { error } = resetPasswordForm(en).safeParse(given);
    expect(refusal('resetPassword', 'otp', '')).toEqual([
      { field: 'otp', message: error?.issues[0]?.message },
    ]);
  });

  const tooLong = `${'a'.repeat(240)}@school.example`;
  it.each(['ada', 'ada@school', tooLong])('and for the email %j', (email) => {
    const { error } = signInForm(en).safeParse({ ...exampleOf('login'), email });
    expect(refusal('login', 'email', email)).toEqual([
      { field: 'email', message: error?.issues[0]?.message },
    ]);
  });
});
