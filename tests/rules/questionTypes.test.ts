import { describe, expect, it } from 'vitest';
import { createContractValidator } from '../../src/contract/validation';
import { drawnTypeName } from '../../src/rules/questionTypes';
import { questionDraft, quizDraft } from '../testing/school';

const usual = createContractValidator();
const own = createContractValidator(['BIO', 'CHE']);
const parameters = {};

describe('requests', () => {
  it.each([
    ['FE', null, 'BIO, CHE'],
    ['DO', null, 'BIO, CHE'],
    ['BIO', 'FE, BE, DO', null],
  ])('have one of the types of their server: %s', (type, refusedUsually, refusedByOwn) => {
    const body = { ...questionDraft, type };
    for (const [validator, allowed] of [
      [usual, refusedUsually],
      [own, refusedByOwn],
    ] as const) {
      const refused = validator.refuseRequest('createQuestion', { parameters, body });
      expect(refused?.errors ?? null).toEqual(
        allowed && [{ field: 'type', message: `Type must be one of ${allowed}.` }],
      );
    }
  });

  it('name the entry of a list that has another type', () => {
    const body = { questions: [{ ...questionDraft, type: 'BIO' }, questionDraft] };
    const refused = own.refuseRequest('importQuestions', { parameters, body });
    expect(refused?.errors).toEqual([
      { field: 'questions.1.type', message: 'Type of entry 2 must be one of BIO, CHE.' },
    ]);
  });

  it('may have a quiz of every type, with any list', () => {
    for (const validator of [usual, own]) {
      const body = { ...quizDraft, type: 'DO' };
      expect(validator.refuseRequest('createQuiz', { parameters, body })).toBe(null);
    }
  });

  it('may ask for a type that no question has', () => {
    const asked = { parameters, query: { type: 'ANY' }, body: undefined };
    expect(own.refuseRequest('questions', asked)).toBe(null);
  });
});

describe('drawnTypeName', () => {
  const types = [{ value: 'BIO', label: 'Biology' }];

  it.each([
    ['FE', undefined, 'Frontend'],
    ['DO', undefined, 'any type'],
    ['DO', types, 'any type'],
    ['BIO', types, 'Biology'],
    ['FE', types, 'FE'],
  ])('names what a quiz draws from: %s', (type, list, name) => {
    expect(drawnTypeName(type, list)).toBe(name);
  });
});
