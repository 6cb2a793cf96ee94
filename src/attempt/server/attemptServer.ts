import type { Body } from '../../api/createQuizClient';
import type { Attempt, QuizPaper, Submitted } from '../../api/entities';

/** The calls that an attempt makes. Each throws `ApiError`, after 15 s at the latest. */
export interface AttemptServer {
  readPaper(quiz: string): Promise<QuizPaper>;
  saveDraft(quiz: string, draft: Body<'saveAnswers'>): Promise<Attempt>;
  submit(quiz: string, submission: Body<'submitQuiz'>): Promise<Submitted>;
}
