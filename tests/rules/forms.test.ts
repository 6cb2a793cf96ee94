import { describe, expect, it } from 'vitest';
import { questionForm } from '../../src/items/questionForm';
import { en } from '../../src/messages/en';
import {
  changePasswordForm,
  forgotPasswordForm,
  groupForm,
  addedTimeForm,
  quizForm,
  registerForm,
  resetPasswordForm,
  signInForm,
} from '../../src/rules/forms';

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

  it('requires both fields', () => {
    expect(sentences(form.safeParse({ email: '', password: '' }))).toEqual({
      email: 'Email is required.',
      password: 'Password is required.',
    });
  });

  it.each(['ada', 'ada@school', 'ada@school.e'])('refuses %j', (email) => {
    expect(sentences(form.safeParse({ email, password: 'x' }))).toEqual({
      email: 'Please enter a valid email address.',
    });
  });

  it('accepts an email as long as the contract allows, and reports a longer one', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - 15)}@school.example`;
    expect(form.safeParse({ email: ` ${ofLength(254)} `, password: 'x' }).success).toBe(true);
    expect(sentences(form.safeParse({ email: ofLength(255), password: 'x' }))).toEqual({
      email: 'Email must have at most 254 characters.',
    });
    expect(sentences(form.safeParse({ email: 'a'.repeat(300), password: 'x' }))).toEqual({
      email: 'Please enter a valid email address.',
    });
  });

  it('accepts an email with spaces around it', () => {
    expect(form.parse({ email: ' ada@school.example ', password: ' x ' })).toEqual({
      email: 'ada@school.example',
      password: ' x ',
    });
  });
});

describe('registration form', () => {
  const form = registerForm(en);
  const filled = {
    first_name: ' Grace ',
    last_name: 'Hopper',
    role: 'Student',
    email: ' grace@school.example ',
    password: 'compiler1 ',
  };

  it('requires every field, in the words of the specification', () => {
    const empty = { first_name: ' ', last_name: '', role: '', email: '', password: '' };
    expect(sentences(form.safeParse(empty))).toEqual({
      first_name: 'First name is required.',
      last_name: 'Last name is required.',
      role: 'Role must be either student or instructor.',
      email: 'Email is required.',
      password: 'Password must be at least 6 characters long.',
    });
  });

  it('trims names and email, and does not change the password', () => {
    expect(form.parse(filled)).toEqual({
      ...filled,
      first_name: 'Grace',
      email: 'grace@school.example',
    });
  });

  it('reports which name is too long', () => {
    expect(sentences(form.safeParse({ ...filled, last_name: 'x'.repeat(101) }))).toEqual({
      last_name: 'Last name must have at most 100 characters.',
    });
  });
});

describe('forms of a forgotten password', () => {
  it('require an email', () => {
    expect(sentences(forgotPasswordForm(en).safeParse({ email: '' }))).toEqual({
      email: 'Email is required.',
    });
    expect(sentences(forgotPasswordForm(en).safeParse({ email: 'grace@school' }))).toEqual({
      email: 'Please enter a valid email address.',
    });
  });

  it('require the code and a valid password', () => {
    const given = { email: 'grace@school.example', otp: ' ', password: 'COMPILER1' };
    expect(sentences(resetPasswordForm(en).safeParse(given))).toEqual({
      otp: 'OTP is required.',
      password: 'Password must contain at least one lowercase letter and one number.',
    });
  });
});

describe('form of a changed password', () => {
  const form = changePasswordForm(en);

  it('reports all problems at once, including a difference', () => {
    expect(
      sentences(form.safeParse({ password: '', password_new: 'abc', confirm_password: 'abcd' })),
    ).toEqual({
      password: 'Old password is required.',
      password_new: 'Password must be at least 6 characters long.',
      confirm_password: 'Passwords do not match.',
    });
  });

  it('accepts any old password, which may follow an older rule', () => {
    const given = { password: 'X', password_new: 'abcde1', confirm_password: 'abcde1' };
    expect(form.safeParse(given).success).toBe(true);
  });
});

describe('group form', () => {
  it.each([
    ['', '', 'Group name is required', 'Max students must be greater than 0'],
    ['We', '0', 'Group name must be at least 3 characters', 'Max students must be greater than 0'],
    [' We ', '101', 'Group name must be at least 3 characters', 'Max students cannot exceed 100'],
    ['', '2.5', 'Group name is required', 'Max students must be a whole number'],
    ['', 'ten', 'Group name is required', 'Max students must be a whole number'],
  ])('refuses %j with %j students', (name, max_students, first, second) => {
    expect(sentences(groupForm(en).safeParse({ name, max_students }))).toEqual({
      name: first,
      max_students: second,
    });
  });
});

describe('form of added time', () => {
  it.each(['0', '181', '2.5', ''])('refuses %j minutes', (minutes) => {
    expect(sentences(addedTimeForm(en).safeParse({ minutes, student: '' }))).toEqual({
      minutes: 'Minutes must be a whole number from 1 to 180.',
    });
  });
});

describe('question form', () => {
  it('reports what is missing in the words of the specification', () => {
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

  it.each([
    [
      'of erosion are\u000bwind',
      'Title contains U+000B, which cannot be stored, after “of erosion are”. Delete it.',
    ],
    ['\ufffe', 'Title contains U+FFFE, which cannot be stored, at its start. Delete it.'],
  ])('names a character that XML cannot hold, and where it is: %j', (title, sentence) => {
    expect(questionForm(en).shape.title.safeParse(title).error?.issues).toMatchObject([
      { message: sentence },
    ]);
  });

  it.each([
    ['quiz title', quizForm(en).shape.title, 'Title'],
    ['group name', groupForm(en).shape.name, 'Group name'],
  ])(
    'takes no signs in a %s that reorder it, and none without anything to see',
    (_, field, label) => {
      const messageOf = (text: string) => field.safeParse(text).error?.issues[0]?.message;
      expect(messageOf('Web\u202e one')).toBe(
        `${label} contains the invisible character U+202E after “Web”. Delete it.`,
      );
      expect(messageOf('Web\u2028one')).toMatch('must be one line');
      expect(messageOf('\u200b\u200b\u200b')).toBe(
        `${label} must have at least one visible character.`,
      );
    },
  );

  it('takes an empty description where the server does', () => {
    const { description } = questionForm(en, {}, true).shape;
    expect(description.safeParse(' ')).toEqual({ success: true, data: '' });
    expect(description.safeParse('x'.repeat(4001)).error?.issues[0]?.message).toBe(
      'Description must have at most 4000 characters.',
    );
  });

  it('reports which text is too long, and the longest length allowed', () => {
    const result = questionForm(en).shape.title.safeParse('x'.repeat(4001));
    expect(result.error?.issues[0]?.message).toBe('Title must have at most 4000 characters.');
  });
});

describe('exam form', () => {
  const now = new Date(2026, 4, 4, 9, 5, 40);
  const form = quizForm(en, { now: () => now });
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

  it('turns strings into the values of the wire', () => {
    expect(form.parse(filled)).toEqual({
      ...filled,
      questions_number: 10,
      duration: 15,
      score_per_question: 2,
      schadule: new Date(2026, 4, 4, 9, 5).toISOString(),
    });
  });

  it('requires every field by its visible label', () => {
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
      schadule: 'Schedule must be in the future.',
    });
  });
});
