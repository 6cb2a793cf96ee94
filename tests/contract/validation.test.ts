import { describe, expect, it } from 'vitest';
import { contract } from '../../src/contract/document';
import { contractRoutes } from '../../src/contract/operations';
import { createContractValidator } from '../../src/contract/validation';

const validator = createContractValidator();

describe('requests', () => {
  it("fit when they are the contract's examples", () => {
    const withBodies = contractRoutes.filter(({ hasBody }) => hasBody);
    expect(withBodies.length).toBeGreaterThan(15);
    for (const { id, source, parameters } of withBodies) {
      const ref = source.requestBody?.content?.['application/json']?.schema['$ref'] as string;
      const { example } = contract.components.schemas[ref.split('/').at(-1) ?? ''] ?? {};
      const given = Object.fromEntries(parameters.map((name) => [name, 'some_id']));
      expect(validator.refuseRequest(id, { parameters: given, body: example }), id).toBeNull();
    }
  });

  it('are refused for the address before the body', () => {
    expect(
      validator.refuseRequest('updateGroup', { parameters: { id: 'no id' }, body: {} }),
    ).toEqual({
      message: 'The id in the address is not a valid id.',
      errors: [{ field: 'id', message: 'The id in the address is not a valid id.' }],
    });
  });

  it.each([
    [
      'createGroup',
      { name: 'We', max_students: 20 },
      'name',
      'Group name must be at least 3 characters',
    ],
    [
      'createGroup',
      { name: '  We  ', max_students: 20 },
      'name',
      'Group name must be at least 3 characters',
    ],
    ['createGroup', { name: ' ', max_students: 20 }, 'name', 'Group name is required'],
    [
      'createGroup',
      { name: 'Web', max_students: 0 },
      'max_students',
      'Max students must be greater than 0',
    ],
    [
      'createGroup',
      { name: 'Web', max_students: 101 },
      'max_students',
      'Max students cannot exceed 100',
    ],
    [
      'createGroup',
      { name: 'Web', max_students: 2.5 },
      'max_students',
      'Max students must be a whole number.',
    ],
    ['joinQuiz', { code: ' ' }, 'code', 'Code is required'],
    [
      'joinQuiz',
      { code: 'x', colour: 'red' },
      'colour',
      'colour is not a field of this request. Leave it out.',
    ],
    [
      'changePassword',
      { password: 'old', password_new: 'abc12' },
      'password_new',
      'Password must be at least 6 characters long.',
    ],
    [
      'changePassword',
      { password: 'old', password_new: 'ABC123' },
      'password_new',
      'Password must contain at least one lowercase letter and one number.',
    ],
    [
      'changePassword',
      { password: 'old', password_new: ' abc123' },
      'password_new',
      'Password must contain at least one lowercase letter and one number.',
    ],
    ['forgotPassword', { email: 'ada@school' }, 'email', 'Please enter a valid email address.'],
    ['forgotPassword', {}, 'email', 'Email is required.'],
    [
      'submitQuiz',
      { answers: [{ question: 'q1', answer: 'G' }] },
      'answers.0.answer',
      'Answer of entry 1 must name options by their letters in order, such as B or AC, or be a number.',
    ],
    [
      'submitQuiz',
      { answers: [{ question: 'q1', answer: ' ' }] },
      'answers.0.answer',
      'Answer of entry 1 is required.',
    ],
    ['updateStudent', { _id: 'u1', status: '' }, 'status', 'Status is required.'],
    ['extendTime', { minutes: '' }, 'minutes', 'Minutes is required.'],
    ['importQuestions', { questions: [] }, 'questions', 'Questions must have at least 1 entry.'],
  ] as const)('%s with %j says what is wrong with %s', (operation, body, field, message) => {
    const refusal = validator.refuseRequest(operation, { parameters: { id: 'q1' }, body });
    expect(refusal?.errors).toEqual([{ field, message }]);
    expect(refusal?.message).toBe(message);
  });

  it.each([null, undefined, [], 'text', 7])(
    'that are %j instead of an object are refused as a whole',
    (body) => {
      expect(validator.refuseRequest('createGroup', { parameters: {}, body })).toEqual({
        message: 'The request needs a JSON object as its body.',
        errors: [],
      });
    },
  );
});

describe('replies', () => {
  it('fit with more than the contract names', () => {
    const group = { _id: 'g1', name: 'Web 1', max_students: 20, colour: 'red' };
    expect(validator.faultsOfAnswer('groups', 200, [group])).toEqual([]);
  });

  it.each([
    [
      'a missing field',
      200,
      [{ _id: 'g1', name: 'Web 1' }],
      [`"0" must have required property 'max_students'.`],
    ],
    ['a status of another operation', 201, [], ['The contract names no answer with status 201.']],
    [
      'a failure without its sentence',
      403,
      {},
      [`The body must have required property 'message'.`],
    ],
    ['any failure without its sentence', 503, '<h1>Bad gateway</h1>', ['The body must be object.']],
  ])('are faulted for %s', (_, status, body, faults) => {
    expect(validator.faultsOfAnswer('groups', status, body)).toEqual(faults);
  });

  it('for a failure that the contract names for every operation fit', () => {
    expect(validator.faultsOfAnswer('groups', 500, { message: 'Try again.' })).toEqual([]);
  });

  it.each([undefined, 'join.closed', 'join.full'])('may refuse with the code %s', (code) => {
    expect(validator.faultsOfAnswer('joinQuiz', 409, { message: 'No.', code })).toEqual([]);
  });

  it.each([
    ['of another operation', 'joinQuiz', 409, 'quiz.notClosed', 'join.closed, join.full'],
    ['of another status', 'joinQuiz', 404, 'join.closed', 'join.unknown, student.unknown'],
    ['that is not listed', 'deleteQuestion', 404, 'question.gone', 'question.unknown'],
    ['that is no text', 'deleteQuestion', 404, 7, 'question.unknown'],
  ] as const)('may not refuse with a code %s', (_, operation, status, code, listed) => {
    expect(validator.faultsOfAnswer(operation, status, { message: 'No.', code })).toEqual([
      `"code" must be one of ${listed} with ${status}, or left out.`,
    ]);
  });
});
