import type { ApiError } from '../../api/ApiError';
import type { EmitEvent } from '../../api/quizEvents';
import type { Device } from '../device/device';
import type { SaveState } from '../keeping/answerKeeper';
import type { Answers } from '../answers/answerSheet';
import type { DraftStore } from '../keeping/draftStore';
import type { Outbox } from '../keeping/outbox';
import type { AnswersInWords } from '../answers/outboxEntry';
import type { AttemptServer } from '../server/attemptServer';
import type { LatestCalls } from '../server/latestCalls';
import type { CountdownReading } from '../time/attemptClock';
import type { Subscribable } from '../../base/subscribable';
import type { AttemptState } from '../state/attemptState';
import type { Machine } from '../state/machine';

/** One student's attempt at one quiz, outside of any framework. */
export interface AttemptController {
  readonly state: Subscribable<AttemptState>;
  readonly countdown: Subscribable<CountdownReading>;
  readonly saving: Subscribable<SaveState>;
  /** What is answered so far; what the device keeps before the paper is there. */
  answers: () => Answers;
  /** The same in words, for a copy; null where nothing is answered. */
  copy: () => AnswersInWords | null;
  /**
   * Begins or goes on.
   *
   * @returns a function that ends it; answers stay where they are kept, and what the server has not
   *   acknowledged is saved once more, unless it is told that the session is no longer their user's
   */
  start: () => (isTheirs?: boolean) => void;
  /** Hands in what is answered. Does nothing unless it is running. */
  submit: () => void;
  /** Loads again after `failed`, `refused` and `closed`, and tries again after `signedOut`. */
  retry: () => void;
  /** Takes the attempt over from the tab that has it. */
  takeOver: () => void;
  /**
   * From `unsent` back to answering, if the server says that it still runs.
   *
   * @returns why it cannot go back; null where it can, and where the submission was delivered
   */
  resume: () => Promise<ApiError | null>;
  /** To be called when somebody has signed in, or the token has changed. */
  signedIn: () => void;
}

export interface AttemptParts {
  quizId: string;
  /** Whose it is (`ownerOf`). */
  owner: string | undefined;
  server: AttemptServer;
  outbox: Outbox;
  drafts: DraftStore;
  device: Device;
  /** Told what no call tells. */
  tell?: EmitEvent | undefined;
}

/** What each part of an attempt is given: it takes what it needs. */
export interface AttemptCore extends AttemptParts, Machine {
  calls: LatestCalls;
}
