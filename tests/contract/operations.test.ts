import { expect, it } from 'vitest';
import { contract } from '../../src/contract/document';
import { contractRoute, contractRoutes } from '../../src/contract/operations';

const kinds = contractRoutes.map(({ id, source }) => [id, source] as const);

it('puts a fixed path before one that would read it as an id', () => {
  const gets = contractRoutes.filter(({ method }) => method === 'get').map(({ path }) => path);
  expect(gets.indexOf('/quiz/incomming')).toBeLessThan(gets.indexOf('/quiz/{id}'));
  expect(gets.indexOf('/student/top-five')).toBeLessThan(gets.indexOf('/student/{id}'));
});

it('reads what a route needs', () => {
  expect(contractRoute('moveStudentToGroup')).toMatchObject({
    method: 'put',
    path: '/student/{id}/{groupId}',
    parameters: ['id', 'groupId'],
    roles: ['Instructor'],
    success: 200,
    isAction: true,
    hasBody: false,
    isOptional: false,
  });
  expect(contractRoute('login')).toMatchObject({ roles: null, isAction: true, hasBody: true });
  expect(contractRoute('evidence')).toMatchObject({ isAction: false, isOptional: true });
  expect(contractRoute('importQuestions')).toMatchObject({ success: 201, isOptional: true });
});

it('says what is missing', () => {
  expect(() => contractRoute('quizSubmit' as 'submitQuiz')).toThrow(
    'Quizwright: the contract has no operation "quizSubmit".',
  );
});

it.each(kinds)('%s names its callers and its failures', (_, source) => {
  const isPublic = source.security?.length === 0;
  expect(source['x-roles'] === undefined).toBe(isPublic);
  expect(source.responses).toHaveProperty('default');
  if (!isPublic) {
    expect(source.responses).toHaveProperty('401');
    expect(source.responses).toHaveProperty('403');
  }
  if (source.requestBody) expect(source.responses).toHaveProperty('400');
});

it('lets a server keep no attempts', () => {
  expect(contract.components.schemas['Attempt']).toHaveProperty('x-optional', true);
});
