import type { ApiError } from '../../api/ApiError';
import type { Submitted } from '../../api/entities';
import type { Overruled } from '../answers/draft';
import type { AnswersInWords, AttemptRecord, OutboxEntry } from '../answers/outboxEntry';
import type { Paper, PaperHead } from '../answers/paper';

/** What can happen to an attempt, with the details of each event. */
interface Details {
  /** Its widget is gone. `leaving` comes before it if the session is still its user's. */
  stopped: unknown;
  /** This tab holds the attempt. `entry` is the quiz's entry in the outbox. */
  gained: { entry: OutboxEntry | undefined };
  /** Another tab holds it. */
  lost: unknown;
  loading: unknown;
  /** The paper could not be loaded. `entry` is the quiz's entry in the outbox. */
  loadFailed: { error: ApiError; entry?: OutboxEntry | undefined; isDenied: boolean };
  startIsAhead: { head: PaperHead; startsAt: string };
  start: unknown;
  /**
   * The paper is loaded. `isChanged`: the server has answers that the submission did not include.
   */
  begun: { paper: Paper; isChanged: boolean };
  overruled: { overruled: Overruled };
  /** The time is up, and this device soon takes its turn to submit; or time was added after all. */
  timeUp: { isUp: boolean };
  /** It is this device's turn to submit. */
  zero: unknown;
  /** The student submits. */
  submit: unknown;
  /** The page may close soon, or no one will save its answers from here any more. */
  leaving: unknown;
  /** The outbox has an entry for the quiz, or the entry has changed. */
  outbox: { entry: OutboxEntry };
  /** The outbox no longer has the entry: another tab delivered it, or it was discarded. */
  gone: unknown;
  /** The server has acknowledged the submission. */
  submitted: { title: string; submitted: Submitted };
  /** The server has returned the submission. `isChanged`: with answers the student has not seen. */
  returned: { isChanged: boolean };
  /** The student wants to continue answering. */
  resume: unknown;
  /** The outbox has stopped sending, and still has the submission. */
  held: unknown;
  retry: unknown;
  /** Whether something other than the API has been asking for a sign-in for a minute. */
  denied: { isDenied: boolean };
  /** The server says that the attempt is over. `isCovered`: it has everything that is here. */
  over: {
    error: ApiError;
    record: AttemptRecord | null;
    copy: AnswersInWords;
    isCovered: boolean;
  };
  signedOut: unknown;
  signedIn: { entry: OutboxEntry | undefined };
  /** The network is back. */
  online: unknown;
}

export type EventType = keyof Details;
export type DetailsOf<Type extends EventType> = Details[Type];

/** An event of one type. */
export type EventOf<Type extends EventType> = DetailsOf<Type> & {
  type: Type;
  /** When it happened, in milliseconds of the device's monotonic time. */
  at: number;
};

export type AttemptEvent = { [Type in EventType]: EventOf<Type> }[EventType];

/** Sends an event to an attempt. */
export type Send = <Type extends EventType>(
  type: Type,
  ...details: unknown extends DetailsOf<Type> ? [] : [details: DetailsOf<Type>]
) => void;

/** What a transition asks for; `createCommands` carries it out. */
export type Command =
  /** Asks for the right to take the quiz in this tab. */
  | 'claim'
  /** Cancels whatever is planned or under way. */
  | 'rest'
  /** Does the same, and lets other tabs have the attempt. */
  | 'release'
  | 'load'
  /** Loads in about 3 seconds: the start has come. */
  | 'loadSoon'
  /** Loads in about 15 seconds. */
  | 'loadLater'
  | 'save'
  | 'saveOnLeaving'
  | 'stopSaving'
  /** Clears the page's memory, because another tab may continue differently. */
  | 'forget'
  | 'removeDraft'
  | 'tick'
  | 'ask'
  /** Puts the answers into the outbox, submitted by the student or by the end of the time. */
  | 'submit'
  | 'submitAtZero'
  /** Takes the submission back from the outbox, if it is there. */
  | 'withdraw'
  | 'resend'
  /** Makes the outbox stop sending, and reports when it has. */
  | 'hold'
  /** Merges the answers with which the server returned a submission. */
  | 'merge';
