import { expect, it } from 'vitest';
import type { PendingSubmission } from '../../../src/attempt/answers/outboxEntry';
import { en } from '../../../src/messages/en';
import {
  copyFileName,
  submissionCopy,
} from '../../../src/quizzes/runner/submission/submissionCopy';

const submission: PendingSubmission = {
  quiz: 'q1',
  title: 'How the web works',
  choices: { i1: { answer: 'B', at: 1 } },
  held: {},
  revision: 0,
  isTimeUp: false,
  copy: [
    { question: 'What does HTTP stand for?', answer: 'B', text: 'HyperText Transfer Protocol' },
    { question: 'Welche Farbe hat “ü”?', answer: null, text: '' },
  ],
  madeAt: new Date(2026, 4, 4, 9, 15).toISOString(),
};

it('lists the answers in words, in the order of the paper', () => {
  expect(submissionCopy(submission, en.outbox)).toBe(
    [
      '\ufeffHow the web works',
      'As of May 4, 2026 at 09:15 AM, by this device’s clock',
      '1 of 2 questions answered',
      'A copy of the answers on this device. It does not show what the server has received.',
      '',
      '1. What does HTTP stand for?',
      '   B. HyperText Transfer Protocol',
      '',
      '2. Welche Farbe hat “ü”?',
      '   No answer',
      '',
    ].join('\r\n'),
  );
});

it('ends all lines alike, even inside a question', () => {
  const copy = [{ question: 'What is\nprinted\r\nhere?', answer: 'A' as const, text: 'a\rb' }];
  const text = submissionCopy({ ...submission, copy }, en.outbox);
  expect(text).toContain('1. What is\r\nprinted\r\nhere?\r\n   A. a\r\nb\r\n');
});

it('keeps an unreadable time as it was sent', () => {
  expect(submissionCopy({ ...submission, madeAt: 'yesterday' }, en.outbox)).toContain('yesterday');
});

it.each([
  ['How the web works', 'How the web works, answers.txt'],
  ['Week 3: TCP/IP?', 'Week 3 TCP IP, answers.txt'],
  ['..\\..\\etc/passwd\u0000', '.. .. etc passwd, answers.txt'],
  ['invoice\u202Etxt.exe', 'invoice txt.exe, answers.txt'],
  ['x'.repeat(300), `${'x'.repeat(80)}, answers.txt`],
  ['😀'.repeat(100), `${'😀'.repeat(80)}, answers.txt`],
  ['CON', 'CON, answers.txt'],
])('names the file of “%s” so that every system accepts it', (title, name) => {
  expect(copyFileName(title, en.outbox)).toBe(name);
});
