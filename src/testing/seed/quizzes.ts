import type { Question } from '../../api/entities';
import { storedTexts } from '../school/quizFields';
import type { OwnedQuestion, OwnedQuiz } from '../school/records';
import { groupIds } from './people';

/** The quizzes of the mock school, named for what they demonstrate. */
export const mockQuizzes = {
  /** Ada's, for Web 1: opened 10 minutes ago, 35 minutes left, 5 questions. */
  open: { id: 'quiz-http', code: '7KQ2MXWD' },
  /** Ada's, for Web 1: opens tomorrow. */
  upcoming: { id: 'quiz-layout', code: 'H4JD9TRW' },
  /** Ada's, for Web 1: closed yesterday, with four results and a late submission of Mary's. */
  closed: { id: 'quiz-warm-up', code: 'B6YN3FZE' },
  /** Alan's, for the Night class, which is full: open. */
  fullGroup: { id: 'quiz-night', code: 'N9GHT5CL' },
} as const;

const minute = 60_000;
const day = 24 * 60 * minute;

function easyItems(questions: readonly OwnedQuestion[], owner: string, count: number): Question[] {
  return questions
    .filter((entry) => entry.owner === owner && entry.question.difficulty === 'easy')
    .slice(0, count)
    .map((entry) => entry.question);
}

/** Four quizzes around `now`: upcoming, open, closed, and one of a full group. */
export function seedQuizzes(now: Date, questions: readonly OwnedQuestion[]): OwnedQuiz[] {
  function quiz(
    which: keyof typeof mockQuizzes,
    owner: string,
    opensIn: number,
    wire: Pick<OwnedQuiz['quiz'], 'title' | 'description' | 'group' | 'duration'>,
    count: number,
  ): OwnedQuiz {
    const { id, code } = mockQuizzes[which];
    return {
      owner,
      createdAt: new Date(now.getTime() + Math.min(opensIn, 0) - day),
      quiz: {
        _id: id,
        code,
        ...wire,
        ...storedTexts(wire),
        questions_number: count,
        difficulty: 'easy',
        type: 'DO',
        schadule: new Date(now.getTime() + opensIn).toISOString(),
        score_per_question: 2,
      },
      items: easyItems(questions, owner, count),
    };
  }

  return [
    quiz(
      'closed',
      'user-ada',
      -day,
      {
        title: 'Warm-up',
        description: 'What you remember from last term.',
        group: groupIds.web1,
        duration: 30,
      },
      5,
    ),
    quiz(
      'open',
      'user-ada',
      -10 * minute,
      {
        title: 'How the web works',
        description: 'Requests, answers and what happens in between.',
        group: groupIds.web1,
        duration: 45,
      },
      5,
    ),
    quiz(
      'upcoming',
      'user-ada',
      day,
      {
        title: 'Layout on the web',
        description: 'Boxes, flow, flex and grid.',
        group: groupIds.web1,
        duration: 60,
      },
      10,
    ),
    quiz(
      'fullGroup',
      'user-alan',
      -5 * minute,
      {
        title: 'Machines that think',
        description: 'One question to think about.',
        group: groupIds.night,
        duration: 90,
      },
      1,
    ),
  ];
}
