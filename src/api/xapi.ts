import type { QuizEvent } from './quizEvents';

/** An agent as xAPI 1.0.3 identifies one: by one of these. */
export type XapiActor = { objectType?: 'Agent'; name?: string } & (
  | { account: { homePage: string; name: string } }
  | { mbox: `mailto:${string}` }
  | { mbox_sha1sum: string }
  | { openid: string }
);

interface Activity {
  objectType: 'Activity';
  id: string;
  definition: { type: string };
}

/** A statement of xAPI 1.0.3, ready to be sent to a learning record store as JSON. */
export interface XapiStatement {
  actor: XapiActor;
  verb: { id: string; display: { 'en-US': string } };
  object: Activity;
  result?: { completion: true; duration?: string };
  context?: {
    registration?: string;
    platform?: string;
    contextActivities?: { parent: Activity[] };
  };
  timestamp: string;
}

export interface XapiOptions {
  /** Who it is about: the one who is signed in, as your record store knows them. */
  actor: XapiActor;
  /** The IRI of a quiz, or of one of its questions: absolute, and the same for good. */
  activityIri: (kind: 'quiz' | 'question', id: string) => string;
  /** The UUID that ties the statements of one attempt together. */
  registration?: string;
  /** What the quiz was taken in, such as the name of your portal. */
  platform?: string;
  /** When the attempt began, such as `at` of its `started`: with it a submission has a duration. */
  startedAt?: string;
}

/** The verbs of ADL's vocabulary. What is not known, such as passed, is not said. */
const verbs = {
  joined: 'registered',
  started: 'initialized',
  answered: 'answered',
  expired: 'terminated',
  submitted: 'completed',
} as const;

const types = {
  quiz: 'http://adlnet.gov/expapi/activities/assessment',
  question: 'http://adlnet.gov/expapi/activities/interaction',
};

const absolute = /^[a-z][a-z0-9+.-]*:\S+$/i;

/** ISO 8601, to the hundredth of a second. */
function durationOf(startedAt: string, at: string): string | undefined {
  const seconds = (Date.parse(at) - Date.parse(startedAt)) / 1_000;
  return seconds >= 0 ? `PT${Math.round(seconds * 100) / 100}S` : undefined;
}

/**
 * An event of `onEvent` as a statement for a learning record store (xAPI 1.0.3). Pure: sending it is
 * yours.
 *
 * @returns null for events that are no learning experience, such as a draft that was saved
 * @throws TypeError where `activityIri` answers no absolute IRI
 * @example
 * onEvent={(event) => {
 *   const statement = toXapiStatement(event, { actor, activityIri });
 *   if (statement) queue.push(statement);
 * }}
 */
export function toXapiStatement(event: QuizEvent, options: XapiOptions): XapiStatement | null {
  const { actor, activityIri, registration, platform, startedAt } = options;
  if (!(event.type in verbs) || !('quizId' in event)) return null;
  const verb = verbs[event.type as keyof typeof verbs];

  const activity = (kind: 'quiz' | 'question', id: string): Activity => {
    const iri = activityIri(kind, id);
    if (!absolute.test(iri)) {
      throw new TypeError(
        `Quizwright: activityIri returned "${iri}". A record store needs absolute IRIs. Return one such as "https://portal.example/quizzes/${id}".`,
      );
    }
    return { objectType: 'Activity', id: iri, definition: { type: types[kind] } };
  };

  const quiz = activity('quiz', event.quizId);
  const isAnswer = event.type === 'answered';
  const duration =
    event.type === 'submitted' && startedAt !== undefined
      ? durationOf(startedAt, event.at)
      : undefined;
  const context = {
    ...(registration === undefined ? {} : { registration }),
    ...(platform === undefined ? {} : { platform }),
    ...(isAnswer ? { contextActivities: { parent: [quiz] } } : {}),
  };
  return {
    actor: { objectType: 'Agent', ...actor },
    verb: { id: `http://adlnet.gov/expapi/verbs/${verb}`, display: { 'en-US': verb } },
    object: isAnswer ? activity('question', event.questionId) : quiz,
    ...(event.type === 'submitted'
      ? { result: { completion: true, ...(duration === undefined ? {} : { duration }) } }
      : {}),
    ...(Object.keys(context).length > 0 ? { context } : {}),
    timestamp: event.at,
  };
}
