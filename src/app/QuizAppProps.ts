import type { NamedType } from '../api/entities';
import type { OptionalField, OptionalOperation } from '../api/optionalOperations';
import type { OnEvent } from '../api/quizEvents';
import type { Language } from '../messages/language/language';
import type { MessageOverrides } from '../messages/language/mergeMessages';
import type { SessionEnd } from '../provider/QuizProvider';
import type { SignedIn } from '../session/SessionStore';
import type { RootTheme } from '../ui/theme/RootTheme';
import type { Boundary } from '../ui/theme/BoundaryContext';
import type { AppPages } from './routing/pages';

export interface QuizAppProps extends RootTheme {
  /**
   * Address of the quiz API, absolute or relative to the page.
   * @default '/api'
   */
  baseUrl?: string | undefined;
  /**
   * The path the app is served under (spec §1).
   * @default '/quiz'
   */
  basename?: string | undefined;
  /**
   * The product name in the greeting and the header.
   * @default 'Quizwright'
   */
  brand?: string | undefined;
  /**
   * The language of words, dates and numbers: `de`, `ar` or one with a region such as `en-GB`,
   * which loads before anything shows, or a language object, such as `de` of
   * `quizwright/languages/de`.
   * @default English, with dates as the specification has them
   */
  locale?: Language | string | undefined;
  /**
   * IANA name of the time zone for shown and entered times, such as `Europe/Berlin`.
   * @default the viewer's
   */
  timeZone?: string | undefined;
  /** Sentences to replace, at any depth, in any language. */
  messages?: MessageOverrides | undefined;
  /**
   * Pages to replace, by name: `{ help: MyHelp }`. Each is read when it is first opened, renders in
   * the app's layout, may be `React.lazy`, and sets the document title itself.
   * @default the app's own pages
   */
  pages?: AppPages | undefined;
  /**
   * The signed-in user, if the host handles sign-in: kept in memory only, and the app has no
   * sign-in. The app waits while it is null.
   * @default the app signs users in, and keeps `token` and `user` in browser storage
   */
  session?: SignedIn | null | undefined;
  /**
   * Returns the access token for each call, if the host handles sign-in. Without a `session` the
   * app asks the server whose token it is (`GET auth/me`).
   * @default the token of the session
   */
  getToken?: (() => string | null | undefined) | undefined;
  /**
   * The optional operations of the server, such as `['logout', 'evidence']`. The app then does not
   * try `ownPlace`, `evidence`, `quizChanges`, `extendTime`, `importQuestions` or `logout` unless it
   * is named. Forms offer a new field, such as `QuestionInput.format`, only if it is named.
   * @default what the server says (`GET capabilities`)
   */
  capabilities?: readonly (OptionalOperation | OptionalField)[] | undefined;
  /**
   * What questions can be about, in place of Frontend, Backend and DevOps:
   * `[{ value: 'BIO', label: 'Biology' }]`. The server must take these values.
   * @default what the server lists (`question_types` of `GET capabilities`, which is not asked for
   *   where `capabilities` is given), else those of the specification
   */
  questionTypes?: readonly NamedType[] | undefined;
  /**
   * The container for dialogs, menus, lists and toasts; null until it exists. In a shadow tree, an
   * element of that tree.
   * @default the body
   */
  portalContainer?: HTMLElement | null | undefined;
  /**
   * Loads the sheet of texts in Markdown once there is one:
   * `() => import('quizwright/rich-text.css')`.
   * @default the page has the sheet already, or no texts in Markdown
   */
  richTextStyles?: (() => Promise<unknown>) | undefined;
  /**
   * Logs out at the host, if the host handles sign-in.
   * @default there is no Logout
   */
  onLogout?: (() => void) | undefined;
  /** Called once for each event, as `onEvent` of `QuizProvider`. */
  onEvent?: OnEvent | undefined;
  /**
   * Catches what breaks in a widget of a page, as `errorBoundary` of `QuizProvider`.
   * @default the app's own page for errors, which `onEvent` reports
   */
  errorBoundary?: Boundary | undefined;
  /**
   * Called when the server no longer accepts the host's token (401), with whether a quiz is being
   * taken, which leaving the page would interrupt. A new token reloads whatever failed.
   * @default failed content shows the error
   */
  onSessionEnd?: ((end: SessionEnd) => void) | undefined;
}
