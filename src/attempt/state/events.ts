import type { ApiError } from '../../api/ApiError';
import type { Overruled } from '../answers/draft';
import type { AnswersInWords, AttemptRecord, OutboxEntry, Submitted } from '../answers/outboxEntry';
import type { Paper, PaperHead } from '../answers/paper';

/** What can happen to an attempt, and what is known of it then. */
interface Details {
  /** Its widget is gone, after `leaving` where the session is still its user's. */
  stopped: unknown;
  /** This tab holds it; `entry` is what the outbox has of the quiz. */
  gained: { entry: OutboxEntry | undefined };
  /** Another tab holds it. */
  lost: unknown;
  loading: unknown;
  /** The paper could not be had. `entry` is what the outbox has of the quiz. */
  loadFailed: { error: ApiError; entry?: OutboxEntry | undefined; isDenied: boolean };
  startIsAhead: { head: PaperHead; startsAt: string };
  start: unknown;
  /** The paper is there. `isChanged`: beside what was handed in there are answers that are news. */
  begun: { paper: Paper; isChanged: boolean };
  overruled: { overruled: Overruled };
  /** The time is up, and soon it is this device's turn to submit; or there is more time after all. */
  timeUp: { isUp: boolean };
  /** It is this device's turn to submit. */
  zero: unknown;
  /** The student submits. */
  submit: unknown;
  /** The page may be gone soon, or nobody will save its answers from here any more. */
  leaving: unknown;
  /** The outbox has the quiz, or what it has of it has changed. */
  outbox: { entry: OutboxEntry };
  /** The outbox no longer has it: delivered by another tab, or discarded. */
  gone: unknown;
  /** The server has acknowledged the submission. */
  submitted: { title: string; submitted: Submitted };
  /** The server has returned the submission. `isChanged`: with answers that are news. */
  returned: { isChanged: boolean };
  /** The student wants to go on answering. */
  resume: unknown;
  /** The outbox rests, and still has the submission. */
  held: unknown;
  retry: unknown;
  /** Something that is not the API asks to sign in, for a minute now; or no longer. */
  denied: { isDenied: boolean };
  /** The server says that it is over. `isCovered`: it lacks nothing that is here. */
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
  /** When it happened, in the device's monotonic time: milliseconds. */
  at: number;
};

export type AttemptEvent = { [Type in EventType]: EventOf<Type> }[EventType];

/** Tells an attempt that something has happened. */
export type Send = <Type extends EventType>(
  type: Type,
  ...details: unknown extends DetailsOf<Type> ? [] : [details: DetailsOf<Type>]
) => void;

/** What a transition asks the world for; `createCommands` carries it out. */
export type Command =
  /** Asks for the right to take the quiz in this tab. */
  | 'claim'
  /** Ends whatever is planned or on its way. */
  | 'rest'
  /** The same, and other tabs may have the attempt. */
  | 'release'
  | 'load'
  /** About 3 seconds later: the start has come. */
  | 'loadSoon'
  /** About 15 seconds later. */
  | 'loadLater'
  | 'save'
  | 'saveOnLeaving'
  | 'stopSaving'
  /** Forgets what is in the page's memory: another tab may go on differently. */
  | 'forget'
  | 'removeDraft'
  | 'tick'
  | 'ask'
  /** Puts what is answered into the outbox, as its student's submission or as that of the time. */
  | 'handIn'
  | 'handInAtZero'
  /** Takes back what the outbox has, if anything. */
  | 'withdraw'
  | 'resend'
  /** Has the outbox rest, and tells when it does. */
  | 'hold'
  /** Brings in what the server returned a submission with. */
  | 'hear';
