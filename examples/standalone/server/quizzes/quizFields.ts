import type { WholeReply, Body } from 'quizwright/contract';
import { closingTime, type Shuffling } from 'quizwright/rules';
import { quizzes } from '../database/schema';
import { revisionOf } from '../kernel/revision';
import { openingTime } from './schedule';

// The fields of a quiz, from the contract to its row and back. What is left of a body must be
// empty, and an answer must be whole, so that a new field does not compile until it is kept and sent.

export type QuizRow = typeof quizzes.$inferSelect;
type NewRow = typeof quizzes.$inferInsert;
type Nothing = Record<string, never>;

/**
 * The columns of a new quiz that its instructor decides.
 *
 * @throws Failure 400 on `schadule`
 */
export function newColumns(draft: Body<'createQuiz'>, now: Date) {
  const {
    title,
    description,
    group: groupId,
    questions_number: questionsNumber,
    difficulty,
    type,
    schadule,
    duration,
    score_per_question: scorePerQuestion,
    shuffle_questions: shuffleQuestions = false,
    shuffle_options: shuffleOptions = false,
    grading = 'all_or_nothing',
    ...rest
  } = draft;
  rest satisfies Nothing;
  const opensAt = openingTime(schadule, now);
  return {
    title: title.trim(),
    description: description.trim(),
    groupId,
    opensAt,
    durationMinutes: duration,
    closesAt: closingTime({ opensAt, duration }),
    questionsNumber,
    difficulty,
    type,
    scorePerQuestion,
    shuffleQuestions,
    shuffleOptions,
    grading,
  } satisfies Partial<NewRow>;
}

/**
 * The columns that may change once the code of a quiz is known: its texts, and until it opens what is
 * shuffled and how it is graded, which stay as the row has them where the change does not say.
 */
export function changedColumns(change: Body<'updateQuiz'>, row: QuizRow) {
  const {
    title,
    description,
    shuffle_questions: shuffleQuestions = row.shuffleQuestions,
    shuffle_options: shuffleOptions = row.shuffleOptions,
    grading = row.grading,
    ...rest
  } = change;
  rest satisfies Nothing;
  return {
    title: title.trim(),
    description: description.trim(),
    shuffleQuestions,
    shuffleOptions,
    grading,
  } satisfies Partial<NewRow>;
}

/** What of a quiz is shuffled, as the rules and the wire have it; nothing is absent. */
export const shufflingOf = (
  row: Pick<QuizRow, 'shuffleQuestions' | 'shuffleOptions'>,
): Partial<Record<keyof Shuffling, true>> => ({
  ...(row.shuffleQuestions && { shuffle_questions: true }),
  ...(row.shuffleOptions && { shuffle_options: true }),
});

/** How a quiz is graded, as the wire has it; all or nothing is absent. */
export const gradingOf = ({ grading }: Pick<QuizRow, 'grading'>): { grading?: 'partial' } =>
  grading === 'partial' ? { grading } : {};

/** The revision of what `changedColumns` changes. */
export const quizRevision = (row: ReturnType<typeof changedColumns>): string =>
  revisionOf(row.title, row.description, row.shuffleQuestions, row.shuffleOptions, row.grading);

type NotOfRow = 'code' | 'revision' | 'closed_at' | 'participants' | 'questions';
/** The fields that are absent unless an instructor has chosen another value. */
type Settings = keyof Shuffling | 'grading';

/** The fields on the wire that a row alone decides. */
export function wireFields(
  row: QuizRow,
): Required<Omit<WholeReply<'quiz'>, NotOfRow | Settings>> & Pick<WholeReply<'quiz'>, Settings> {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    group: row.groupId,
    questions_number: row.questionsNumber,
    difficulty: row.difficulty,
    type: row.type,
    schadule: row.opensAt.toISOString(),
    duration: row.durationMinutes,
    score_per_question: row.scorePerQuestion,
    ...shufflingOf(row),
    ...gradingOf(row),
  };
}

/** The columns that students read on the paper, before the start too. */
export const headColumns = { title: quizzes.title, grading: quizzes.grading };

/** What a paper says beside its questions, what they are like, and the attempt. */
export function paperHead({
  title,
  ...row
}: Pick<QuizRow, keyof typeof headColumns>): Omit<
  WholeReply<'quizPaper'>,
  'questions' | 'formats' | 'kinds' | 'attempt' | 'message'
> {
  return { title, ...gradingOf(row) };
}
