import type { ApiError } from '../api/ApiError';
import type { Profile, Receipt } from '../api/entities';
import type { QuizEvent } from '../api/quizEvents';
import type { MessageOverrides } from '../messages/language/mergeMessages';
import type { Notification } from '../provider/notifications';
import type { SessionEnd } from '../provider/QuizProvider';
import type { JoinedQuiz } from '../api/joinedQuiz';
import type { JoinVariant } from '../quizzes/join/JoinForm';
import type { SignedIn } from '../session/SessionStore';
import type { HeadingLevel } from '../ui/text/Heading';

/**
 * The look of an element. Each property is an attribute of the same name; inside a `<quiz-school>`,
 * omitted ones come from the school. `dir` and `lang` count too.
 */
export interface ElementLook {
  /** Colour theme; `auto` follows the user's system. @default 'light' */
  theme: 'light' | 'dark' | 'auto' | undefined;
  /** Spacing around text and height of controls. @default 'comfortable' */
  density: 'comfortable' | 'compact' | undefined;
  /** Corner style: 2, 8 or 14 px. @default 'soft' */
  radius: 'square' | 'soft' | 'round' | undefined;
  /** Any CSS colour. */
  accent: string | undefined;
  /** Whether cards have a frame. @default 'card' */
  frame: 'card' | 'none' | undefined;
}

/**
 * The API, the user and the language: on a `<quiz-school>` for all elements inside it, or on an
 * element outside any school.
 */
export interface SchoolSettings {
  /** Address of the quiz API, absolute or relative to the page; `base-url`. @default '/api' */
  baseUrl: string | undefined;
  /**
   * The language of words, dates and numbers, as a BCP 47 tag; `locale`.
   * @default English, with dates as the specification has them
   */
  locale: string | undefined;
  /** IANA name of the time zone for shown times; `time-zone`. @default the viewer's */
  timeZone: string | undefined;
  /**
   * Shows no toasts: their messages come as `quiz-notify`; an attribute of the same name.
   * @default false
   */
  quiet: boolean;
  /**
   * The access token, with or without `Bearer `. The attribute `token` is read if this is
   * undefined, and never written, because more than a page's own scripts can see its markup.
   */
  token: string | null | undefined;
  /**
   * The signed-in user: their profile as the login returned it. The attribute `user`, as JSON, is
   * read if this is undefined. Without a user, answers stay in memory only.
   */
  user: Profile | null | undefined;
  /** User and token in one; null when no one is signed in. */
  session: SignedIn | null;
  /** Returns the token before each call, in place of `token`. */
  getToken: (() => string | null | undefined) | undefined;
  /** Sentences to replace, at any depth. */
  messages: MessageOverrides | undefined;
  /**
   * The container for dialogs, menus, lists and toasts, such as an element that may go full screen.
   * @default the body
   */
  portalContainer: HTMLElement | null | undefined;
}

/** Settings that the elements inside it share; it renders nothing itself. */
export interface QuizSchoolElement extends HTMLElement, ElementLook, SchoolSettings {}

/** Joins a quiz with its code; fires `quiz-joined`. */
export interface QuizJoinElement extends HTMLElement, ElementLook, SchoolSettings {
  /** The initial code in the field. */
  code: string | undefined;
  /** Which of the specification's forms this is. @default 'default' */
  variant: JoinVariant | undefined;
  /** Level of its heading in the outline of the page; `heading-level`. @default 2 */
  headingLevel: HeadingLevel | undefined;
}

/** Takes a quiz, up to the receipt; fires `quiz-submitted` and `quiz-unsent`. */
export interface QuizRunnerElement extends HTMLElement, ElementLook, SchoolSettings {
  /** The quiz to take, which the student has joined; `quiz-id`. Without it nothing is shown. */
  quizId: string | undefined;
  /** All questions below each other, or one at a time. @default 'all' */
  layout: 'all' | 'single' | undefined;
  /**
   * What to show if the server sends no times: words that say so, or the specification's 0:00;
   * `time-unknown`. @default 'words'
   */
  timeUnknown: 'words' | 'spec' | undefined;
  /**
   * Whether a submission that has not been sent is undone, so that it can be changed. @default
   * false
   */
  resumes: boolean;
  /** Level of its heading in the outline of the page; `heading-level`. @default 2 */
  headingLevel: HeadingLevel | undefined;
}

/** Submissions on this device that no server has acknowledged; empty if there are none. */
export interface QuizUnsentElement extends HTMLElement, ElementLook, SchoolSettings {
  /** A quiz to leave out, if its runner is on the same page. */
  except: string | undefined;
}

/** A student's last five completed quizzes, and the scores of each. */
export interface QuizResultsElement extends HTMLElement, ElementLook, SchoolSettings {
  /** Level of its heading in the outline of the page; `heading-level`. @default 2 */
  headingLevel: HeadingLevel | undefined;
}

/**
 * The complete product under a path of the page. It has its own login unless it is given a user or
 * a token.
 */
export interface QuizAppElement extends HTMLElement, ElementLook, SchoolSettings {
  /** The path that it is served under. @default '/quiz' */
  basename: string | undefined;
  /** The product name in the greeting and the header. @default 'Quizwright' */
  brand: string | undefined;
  /**
   * Whether there is a Logout although the page handles the sign-in: it fires `quiz-logout`.
   * @default false
   */
  logout: boolean;
}

/**
 * The events that elements fire; they bubble. Events about the session and toasts come from the
 * `<quiz-school>` if there is one, all others from the element.
 */
export interface QuizElementEvents {
  /** The student opens the quiz that they have joined. */
  'quiz-joined': CustomEvent<JoinedQuiz>;
  /** The server has acknowledged the submission. */
  'quiz-submitted': CustomEvent<{ quizId: string; receipt: Receipt | undefined }>;
  /**
   * A submission could not be delivered: it stays on the device and is sent automatically later.
   */
  'quiz-unsent': CustomEvent<{ quizId: string; error: ApiError }>;
  /** The server no longer accepts the token. During an attempt, the runner asks for the password. */
  'quiz-session-end': CustomEvent<SessionEnd>;
  /** The user has signed in again in place, and has a new token. */
  'quiz-session-renew': CustomEvent<SignedIn>;
  /** The message of a toast, if the element is `quiet`. */
  'quiz-notify': CustomEvent<Notification>;
  /** Any event, once: for a record, such as xAPI statements. */
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
  // The events bubble, so documents and windows receive them too.
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
