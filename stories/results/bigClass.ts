import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Evidence, Participation, Result } from '../../src/api/entities';
import { itemEvidence } from '../../src/items/evidence';
import { letters, type Letter } from '../../src/rules/limits';
import { mockQuizzes } from '../../src/testing';

const quizId = mockQuizzes.closed.id;
const firstNames = ['Ada', 'Grace', 'Hedy', 'Katherine', 'Mary', 'Annie', 'Radia', 'Barbara'];
const lastNames = ['Hopper', 'Lamarr', 'Johnson', 'Jackson', 'Easley', 'Perlman', 'Liskov'];

/** Pseudo-random numbers from 0 to 1, the same each time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** This many students with a score out of twenty questions and a time. */
export function bigResult(count: number): Result {
  const draw = chance(7);
  const participants = Array.from({ length: count }, (_, index): Participation => {
    const right = Math.round(20 * Math.min(1, (draw() + draw() + draw()) / 2.4));
    const start = Date.parse('2026-05-04T09:00:00.000Z') + Math.round(draw() * 90) * 1000;
    const end = start + Math.round(480 + draw() * 900 + draw() * 900) * 1000;
    const first_name = firstNames[index % firstNames.length] ?? '';
    const last_name = `${lastNames[index % lastNames.length] ?? ''} ${index + 1}`;
    return {
      _id: `row-${index}`,
      participant: {
        _id: `student-${index}`,
        first_name,
        last_name,
        email: `student${index + 1}@school.example`,
      },
      score: right * 2,
      started_at: new Date(start).toISOString(),
      finished_at: new Date(end).toISOString(),
    };
  });
  return {
    _id: quizId,
    quiz: {
      _id: quizId,
      title: 'Warm-up',
      group: 'group-web-1',
      closed_at: '2026-05-04T09:45:00.000Z',
    },
    participants,
  };
}

const questions = [
  [
    'What does CSS stand for?',
    'Cascading Style Sheets',
    'Computer Style Sheets',
    'Colour Sheet System',
    'Creative Style Syntax',
  ],
  ['Which element holds the main content of a page?', '<main>', '<body>', '<section>', '<content>'],
  ['Which status code says that something has moved for good?', '301', '302', '307', '404'],
  [
    'What does a closure keep?',
    'The variables of its scope',
    'A copy of each value',
    'The call stack',
    'Nothing',
  ],
  ['Which of these is not a primitive?', 'Array', 'String', 'Symbol', 'Boolean'],
] as const;

/** The chance of a right answer for the weakest and the strongest student. */
const chances = [
  [0.92, 1],
  [0.1, 1],
  [0, 0.9],
  [0.45, 0.5],
  [1, 0],
] as const;

/** Statistics of five questions over this many attempts. */
export function bigEvidence(attempts: number): Evidence {
  const draw = chance(11);
  const items = questions.map(([title, ...options], index) => ({
    id: `question-${index}`,
    title,
    options: Object.fromEntries(letters.map((letter, at) => [letter, options[at] ?? ''])),
    answer: 'A' as const,
  }));
  const taken = Array.from({ length: attempts }, () => {
    const strength = draw();
    return Object.fromEntries(
      items.flatMap(({ id }, index) => {
        const [weak, strong] = chances[index] ?? [0, 1];
        if (draw() < weak + (strong - weak) * strength) return [[id, 'A'] as [string, Letter]];
        if (draw() < 0.08) return [];
        return [[id, draw() < 0.7 ? 'B' : 'C'] as [string, Letter]];
      }),
    );
  });
  return {
    quiz: quizId,
    participants: attempts,
    items: itemEvidence(items, taken).map(({ id, ...figures }, index) => {
      const { title = '', options = {}, answer = 'A' } = items[index] ?? {};
      return {
        _id: id,
        title,
        options: { A: '', B: '', C: '', D: '', ...options },
        answer,
        ...figures,
      };
    }),
  };
}

/** Replies that give the mock school's closed quiz a large class. */
export function bigClass(participants: number): HttpHandler[] {
  return [
    http.get('*/api/quiz/result', () => HttpResponse.json([bigResult(participants)])),
    http.get(`*/api/quiz/${quizId}`, () =>
      HttpResponse.json({
        _id: quizId,
        title: 'Warm-up',
        questions_number: 20,
        score_per_question: 2,
      }),
    ),
    http.get('*/api/group/*', () =>
      HttpResponse.json({
        _id: 'group-web-1',
        name: 'Web 1',
        students: Array.from({ length: participants + 40 }, (_, index) => ({
          _id: `student-${index}`,
          first_name: firstNames[index % firstNames.length],
          last_name: `${lastNames[index % lastNames.length] ?? ''} ${index + 1}`,
        })),
      }),
    ),
    http.get('*/api/quiz/evidence/*', () => HttpResponse.json(bigEvidence(participants))),
  ];
}
