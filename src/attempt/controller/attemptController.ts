import type { ApiError } from '../../api/ApiError';
import type { EmitEvent } from '../../api/quizEvents';
import type { Device } from '../device/device';
import type { SaveState } from '../keeping/answerKeeper';
import type { Answers } from '../../rules/answers';
import type { DraftStore } from '../keeping/draftStore';
import type { Outbox } from '../keeping/outbox';
import type { AnswersInWords } from '../answers/outboxEntry';
import type { AttemptServer } from '../server/attemptServer';
import type { LatestCalls } from '../server/latestCalls';
import type { CountdownReading } from '../time/attemptClock';
import type { Subscribable } from '../../base/subscribable';
import type { AttemptState } from '../state/attemptState';
import type { Machine } from '../state/transition';

/** One student's attempt at one quiz, independent of React. */
export interface AttemptController {
  readonly state: Subscribable<AttemptState>;
  readonly countdown: Subscribable<CountdownReading>;
  readonly saving: Subscribable<SaveState>;
  /** The current answers; before the paper has loaded, those kept on the device. */
  answers: () => Answers;
  /** The current answers in words, for a copy; null if there are none. */
  copy: () => AnswersInWords | null;
  /**
   * Begins or continues the attempt.
   *
   * @returns a function that ends it. Answers stay where they are kept, and unsaved ones are saved
   *   once more, unless `save` is false because the session is another user's.
   */
  start: () => (options?: { save: boolean }) => void;
  /** Submits the current answers. Does nothing unless the attempt is running. */
  submit: () => void;
  /** Loads again after `failed`, `refused` and `closed`, and retries after `signedOut`. */
  retry: () => void;
  /** Moves the attempt here from the tab that holds it. */
  takeOver: () => void;
  /**
   * Returns from `unsent` to answering, if the server says that the attempt can continue.
   *
   * @returns why it cannot; null if it can, or if the submission was delivered meanwhile
   */
  resume: () => Promise<ApiError | null>;
  /** To be called after a sign-in and after the token changes. */
  signedIn: () => void;
}

export interface AttemptParts {
  quizId: string;
  /** The owner of what is kept (`ownerOf`). */
  owner: string | undefined;
  server: AttemptServer;
  outbox: Outbox;
  drafts: DraftStore;
  device: Device;
  /** Receives events that no call reports. */
  emit?: EmitEvent | undefined;
}

/** What each part of an attempt is given: it takes what it needs. */
export interface AttemptCore extends AttemptParts, Machine {
  calls: LatestCalls;
}
