import type { ApiError } from '../api/ApiError';
import type { Profile, Receipt } from '../api/entities';
import type { QuizEvent } from '../api/quizEvents';
import type { MessageOverrides } from '../messages/language/mergeMessages';
import type { Notification } from '../provider/notifications';
import type { JoinedQuiz, JoinVariant } from '../quizzes/join/JoinForm';
import type { SignedIn } from '../session/SessionStore';
import type { HeadingLevel } from '../ui/text/Heading';

/**
 * How an element looks. Each property is an attribute of the same name; inside a `<quiz-school>`
 * what is left out is the school's. `dir` and `lang` count too.
 */
export interface ElementLook {
  /** Colour theme; `auto` follows the visitor's system. @default 'light' */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Room around text and height of controls. @default 'comfortable' */
  density: 'comfortable' | 'compact' | undefined;
  /** Corner style: 2, 8 or 14 px. @default 'soft' */
  radius: 'square' | 'soft' | 'round' | undefined;
  /** Any CSS colour. */
  accent: string | undefined;
}

/**
 * Where the quizzes are, who is signed in and how it is said: on a `<quiz-school>` for all elements
 * in it, or on an element that stands in none.
 */
export interface SchoolSettings {
  /** Where the quiz API lives, absolute or relative to the page; `base-url`. @default '/api' */
  baseUrl: string | undefined;
  /**
   * The language of words, dates and numbers, as a BCP 47 tag; `locale`.
   * @default English, with dates as the specification has them
   */
  locale: string | undefined;
  /** IANA name of the zone that moments are shown in; `time-zone`. @default the viewer's */
  timeZone: string | undefined;
  /**
   * Shows no toasts: what they would say comes as `quiz-notify`; an attribute of the same name.
   * @default false
   */
  quiet: boolean;
  /**
   * The access token, with or without `Bearer `. The attribute `token` is read where this is
   * undefined, and never written: a page's markup is seen by more than its scripts.
   */
  token: string | null | undefined;
  /**
   * Who is signed in: their profile as the login answered it. The attribute `user`, as JSON, is read
   * where this is undefined. Without a user answers are kept in memory only.
   */
  user: Profile | null | undefined;
  /** User and token in one; null when nobody is signed in. */
  session: SignedIn | null;
  /** Asked for the token before each call, in place of `token`. */
  getToken: (() => string | null | undefined) | undefined;
  /** Sentences to replace, as deep as wanted. */
  messages: MessageOverrides | undefined;
  /**
   * The element that dialogs, menus, lists and toasts are put into, such as one that may be shown on
   * the whole screen. @default the body
   */
  portalContainer: HTMLElement | null | undefined;
}

/** Settings that the elements in it share; it shows nothing of its own. */
export interface QuizSchoolElement extends HTMLElement, ElementLook, SchoolSettings {}

/** Joins a quiz with its code; tells `quiz-joined`. */
export interface QuizJoinElement extends HTMLElement, ElementLook, SchoolSettings {
  /** The code that stands in the field at first. */
  code: string | undefined;
  /** Which form of the specification it is. @default 'default' */
  variant: JoinVariant | undefined;
  /** Level of its heading in the outline of the page; `heading-level`. @default 2 */
  headingLevel: HeadingLevel | undefined;
}

/** Takes a quiz, up to the receipt; tells `quiz-submitted` and `quiz-unsent`. */
export interface QuizRunnerElement extends HTMLElement, ElementLook, SchoolSettings {
  /** The quiz to take, whose student has joined it; `quiz-id`. Without it nothing shows. */
  quizId: string | undefined;
  /** All questions below each other, or one at a time. @default 'all' */
  layout: 'all' | 'single' | undefined;
  /** Whether a submission that has not been sent is taken back to be changed. @default false */
  resumes: boolean;
  /** Level of its heading in the outline of the page; `heading-level`. @default 2 */
  headingLevel: HeadingLevel | undefined;
}

/** What was submitted here and no server has acknowledged; empty while there is nothing. */
export interface QuizUnsentElement extends HTMLElement, ElementLook, SchoolSettings {
  /** A quiz to leave out, where its runner stands on the same page. */
  except: string | undefined;
}

/** A student's last five completed quizzes, and who scored what in each. */
export interface QuizResultsElement extends HTMLElement, ElementLook, SchoolSettings {
  /** Level of its heading in the outline of the page; `heading-level`. @default 2 */
  headingLevel: HeadingLevel | undefined;
}

/**
 * The complete product under a path of the page. It signs in by itself unless it is given a user or
 * a token.
 */
export interface QuizAppElement extends HTMLElement, ElementLook, SchoolSettings {
  /** The path that it is served under. @default '/quiz' */
  basename: string | undefined;
  /** The name of the product, in the greeting and the header. @default 'Quizwright' */
  brand: string | undefined;
  /**
   * Whether there is a Logout where the page signs in: it tells `quiz-logout`.
   * @default false
   */
  logout: boolean;
}

/**
 * What the elements tell, in events that bubble. What concerns the session and toasts comes from the
 * `<quiz-school>` where there is one, everything else from the element.
 */
export interface QuizElementEvents {
  /** The student goes to the quiz that they have joined. */
  'quiz-joined': CustomEvent<JoinedQuiz>;
  /** The server has acknowledged the submission. */
  'quiz-submitted': CustomEvent<{ quizId: string; receipt: Receipt | undefined }>;
  /** A submission could not be delivered: it stays on the device and is sent by itself later. */
  'quiz-unsent': CustomEvent<{ quizId: string; error: ApiError }>;
  /** The server no longer accepts the token. */
  'quiz-session-end': CustomEvent<null>;
  /** Somebody has signed in again in place, and has a new token. */
  'quiz-session-renew': CustomEvent<SignedIn>;
  /** What a toast would say, where the element is `quiet`. */
  'quiz-notify': CustomEvent<Notification>;
  /** Anything that happened, once: for a record, such as xAPI statements. */
  'quiz-event': CustomEvent<QuizEvent>;
  /** Logout was pressed in a `<quiz-app>`. */
  'quiz-logout': CustomEvent<null>;
}

declare global {
  interface HTMLElementTagNameMap {
    'quiz-school': QuizSchoolElement;
    'quiz-join': QuizJoinElement;
    'quiz-runner': QuizRunnerElement;
    'quiz-unsent': QuizUnsentElement;
    'quiz-results': QuizResultsElement;
    'quiz-app': QuizAppElement;
  }
  // They bubble, so that documents and windows hear them too.
  interface GlobalEventHandlersEventMap {
    'quiz-joined': QuizElementEvents['quiz-joined'];
    'quiz-submitted': QuizElementEvents['quiz-submitted'];
    'quiz-unsent': QuizElementEvents['quiz-unsent'];
    'quiz-session-end': QuizElementEvents['quiz-session-end'];
    'quiz-session-renew': QuizElementEvents['quiz-session-renew'];
    'quiz-notify': QuizElementEvents['quiz-notify'];
    'quiz-event': QuizElementEvents['quiz-event'];
    'quiz-logout': QuizElementEvents['quiz-logout'];
  }
}
