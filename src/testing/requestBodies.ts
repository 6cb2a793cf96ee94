import type { Body, OperationId } from '../api/createQuizClient';
import type { QuestionDraft, SubmittedAnswer } from '../api/entities';
import {
  difficulties,
  letters,
  questionCounts,
  questionTypes,
  quizDurations,
  scoresPerQuestion,
} from '../rules/limits';
import { fields, instant, list, matching, oneOf, text, type Check } from './checks';
import { Refusal } from './refusal';

const shortText = text(300);
const longText = text(4000);
const idPattern = /^[A-Za-z0-9_-]{1,64}$/;
const id = matching(idPattern, (label) => `${label} is not a valid id.`);
const email = matching(
  /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/,
  () => 'Please enter a valid email address.',
);

/** What each operation with a body takes (`openapi.yaml`). */
const bodies: Partial<Record<OperationId, Check>> = {
  login: fields<Body<'login'>>(
    { email, password: text(200) },
    { email: 'Email', password: 'Password' },
  ),
  createQuestion: fields<Body<'createQuestion'>>(
    {
      title: shortText,
      description: longText,
      options: fields<QuestionDraft['options']>(
        { A: shortText, B: shortText, C: shortText, D: shortText },
        { A: 'Option A', B: 'Option B', C: 'Option C', D: 'Option D' },
      ),
      answer: oneOf(letters),
      type: oneOf(questionTypes),
      difficulty: oneOf(difficulties),
    },
    {
      title: 'Title',
      description: 'Description',
      options: 'Options',
      answer: 'Answer',
      type: 'Type',
      difficulty: 'Difficulty',
    },
  ),
  createQuiz: fields<Body<'createQuiz'>>(
    {
      title: shortText,
      description: longText,
      group: id,
      questions_number: oneOf(questionCounts),
      difficulty: oneOf(difficulties),
      type: oneOf(questionTypes),
      schadule: instant,
      duration: oneOf(quizDurations),
      score_per_question: oneOf(scoresPerQuestion),
    },
    {
      title: 'Title',
      description: 'Description',
      group: 'Group',
      questions_number: 'Questions number',
      difficulty: 'Difficulty',
      type: 'Type',
      schadule: 'Schedule',
      duration: 'Duration',
      score_per_question: 'Score per question',
    },
  ),
  joinQuiz: fields<Body<'joinQuiz'>>({ code: text(40) }, { code: 'Code' }),
  submitQuiz: fields<Body<'submitQuiz'>>(
    {
      answers: list(
        fields<SubmittedAnswer>(
          { question: id, answer: oneOf(letters) },
          { question: 'Question', answer: 'Answer' },
        ),
        500,
      ),
    },
    { answers: 'Answers' },
  ),
};

/**
 * The body of a request, as the contract has it; undefined for an operation without one.
 *
 * @throws Refusal 400 naming each field that does not fit
 */
export async function readBody<Id extends OperationId>(
  operation: Id,
  request: Request,
): Promise<Body<Id>> {
  const check = bodies[operation];
  if (check === undefined) return undefined as Body<Id>;
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    throw new Refusal(400, 'The body of the request is not valid JSON.');
  }
  const errors = check(body, '', 'The body of the request');
  if (errors.length > 0) {
    const message = errors
      .slice(0, 3)
      .map((error) => error.message)
      .join(' ');
    throw new Refusal(400, message, errors);
  }
  return body as Body<Id>;
}

/** @throws Refusal 400 when the id in the address cannot be one */
export function checkPathId(value: string): void {
  if (idPattern.test(value)) return;
  const message = 'The id in the address is not a valid id.';
  throw new Refusal(400, message, [{ field: 'id', message }]);
}
