export const quizId = 'bench';

export interface BenchQuestion {
  _id: string;
  title: string;
  options: Record<'A' | 'B' | 'C' | 'D', string>;
  format?: 'markdown';
}

/** What a server sends to a student who takes the quiz, without its envelope. */
export interface BenchPaper {
  title: string;
  questions: BenchQuestion[];
  attempt: {
    started_at: string;
    ends_at: string;
    server_now: string;
    revision: number;
    answers: [];
  };
}

/** A quiz of `count` questions in its first minute, open for three hours. */
export function paperOf(count: number): BenchPaper {
  const now = Date.now();
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  return {
    title: 'How the web works',
    questions: Array.from({ length: count }, (_, index) => ({
      _id: `question-${index + 1}`,
      title: `Which of these is what a browser does ${index + 1} ms after a name was looked up?`,
      options: {
        A: 'It opens a connection to the address that it was given',
        B: 'It asks the server for the page',
        C: `It waits for ${index + 2} ms more`,
        D: 'None of these',
      },
    })),
    attempt: { started_at: at(-1), ends_at: at(179), server_now: at(0), revision: 0, answers: [] },
  };
}

/** What the pages' API replies. */
export const answersOfTakingQuiz = {
  [`/api/quiz/without-answers/${quizId}`]: () => ({ data: paperOf(50) }),
};
