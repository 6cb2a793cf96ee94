import { describe, expect, it } from 'vitest';
import { en } from '../../src/messages/en';
import { questionForm, quizForm, signInForm } from '../../src/rules/forms';

function sentences(result: {
  success: boolean;
  error?: { issues: { path: PropertyKey[]; message: string }[] };
}) {
  return Object.fromEntries(
    (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

describe('sign-in form', () => {
  const form = signInForm(en);

  it('asks for both fields', () => {
    expect(sentences(form.safeParse({ email: '', password: '' }))).toEqual({
      email: 'Email is required.',
      password: 'Password is required.',
    });
  });

  it.each(['ada', 'ada@school', 'ada@school.e', 'a da@school.example'])('refuses %j', (email) => {
    expect(sentences(form.safeParse({ email, password: 'x' }))).toEqual({
      email: 'Please enter a valid email address.',
    });
  });

  it('takes an address with blanks around it', () => {
    expect(form.parse({ email: ' ada@school.example ', password: ' x ' })).toEqual({
      email: 'ada@school.example',
      password: ' x ',
    });
  });
});

describe('question form', () => {
  it('says what is missing in the words of the specification', () => {
    const empty = {
      title: ' ',
      description: '',
      options: { A: '', B: '', C: '', D: ' ' },
      answer: '',
      type: '',
      difficulty: '',
    };
    expect(sentences(questionForm(en).safeParse(empty))).toEqual({
      title: 'Title is required',
      description: 'Description is required',
      'options.A': 'Option A is required',
      'options.B': 'Option B is required',
      'options.C': 'Option C is required',
      'options.D': 'Option D is required',
      answer: 'Answer is required',
      type: 'Type is required',
      difficulty: 'Difficulty is required',
    });
  });

  it('says which text is too long and how long it may be', () => {
    const result = questionForm(en).shape.title.safeParse('x'.repeat(301));
    expect(result.error?.issues[0]?.message).toBe(
      'Title is too long: shorten it to 300 characters.',
    );
  });
});

describe('exam form', () => {
  const now = new Date(2026, 4, 4, 9, 5, 40);
  const form = quizForm(en, () => now);
  const filled = {
    title: 'Week 3',
    description: 'Everything about the DOM.',
    group: 'g1',
    questions_number: '10',
    difficulty: 'easy',
    type: 'DO',
    schadule: '2026-05-04T09:05',
    duration: '15',
    score_per_question: '2',
  };

  it('turns strings into what the wire takes', () => {
    expect(form.parse(filled)).toEqual({
      ...filled,
      questions_number: 10,
      duration: 15,
      score_per_question: 2,
      schadule: new Date(2026, 4, 4, 9, 5).toISOString(),
    });
  });

  it('asks for every field by its visible label', () => {
    const empty = Object.fromEntries(Object.keys(filled).map((field) => [field, '']));
    expect(sentences(form.safeParse(empty))).toEqual({
      title: 'Title is required.',
      description: 'Description is required.',
      group: 'Group is required.',
      questions_number: 'Number of questions is required.',
      difficulty: 'Difficulty is required.',
      type: 'Category type is required.',
      schadule: 'Schedule is required.',
      duration: 'Duration is required.',
      score_per_question: 'Score per question is required.',
    });
  });

  it('refuses numbers outside the lists, and a schedule in the past', () => {
    const odd = { ...filled, questions_number: '7', schadule: '2026-05-04T09:00' };
    expect(sentences(form.safeParse(odd))).toEqual({
      questions_number: 'Number of questions is required.',
      schadule: 'Schedule must be a time from now on.',
    });
  });
});
