const pageSize = 50;
export const quizId = 'bench';

const quiz = { _id: quizId, title: 'How the web works', closed_at: '2026-05-04T10:00:00.000Z' };

const participation = (index: number) => ({
  _id: `participation-${index}`,
  participant: {
    first_name: 'Student',
    last_name: `Number ${String(index + 1).padStart(5, '0')}`,
    email: `student-${index + 1}@school.example`,
  },
  score: index % 21,
  started_at: '2026-05-04T09:00:00.000Z',
  finished_at: `2026-05-04T09:${String(10 + (index % 40)).padStart(2, '0')}:00.000Z`,
});

/** How many of `count` have each of so many values in turn. */
const countOf = (count: number, values: number, value: number): number =>
  Math.floor(count / values) + (value < count % values ? 1 : 0);

const spread = (count: number, values: number) =>
  Array.from({ length: Math.min(values, count) }, (_, value) => ({
    value,
    count: countOf(count, values, value),
  }));

/**
 * A server's reply to a request for a result with `count` participants, in pages of 50, or to the
 * list of results, which has only this one.
 */
export function replyAboutResult(count: number, address: string): unknown {
  const { pathname, searchParams } = new URL(address);
  if (pathname.endsWith('/quiz/result')) {
    const summary = { _id: 'result', quiz, participants: count };
    return { items: [summary], next: null, total: 1 };
  }
  if (!pathname.endsWith(`/quiz/result/${quizId}`)) return null;
  const from = Number(searchParams.get('cursor') ?? 0);
  const to = Math.min(count, from + Number(searchParams.get('limit') ?? pageSize));
  return {
    _id: 'result',
    quiz,
    group: { name: 'Web 1', size: count },
    figures: {
      participants: count,
      scores: spread(count, 21).map(({ value, count: many }) => ({ score: value, count: many })),
      minutes: spread(count, 40).map(({ value, count: many }) => ({
        minutes: 10 + value,
        count: many,
      })),
      median_seconds: 1_770,
      has_late: false,
      missing: { total: 0, students: [] },
    },
    items: Array.from({ length: to - from }, (_, index) => participation(from + index)),
    next: to < count ? String(to) : null,
    total: count,
  };
}
