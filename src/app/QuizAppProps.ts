import type { OnEvent } from '../api/quizEvents';
import type { Language } from '../messages/language/language';
import type { MessageOverrides } from '../messages/language/mergeMessages';
import type { SignedIn } from '../session/SessionStore';
import type { RootTheme } from '../ui/theme/RootTheme';
import type { AppPages } from './routing/pages';

export interface QuizAppProps extends RootTheme {
  /**
   * Where the quiz API lives, absolute or relative to the page.
   * @default '/api'
   */
  baseUrl?: string | undefined;
  /**
   * The path the app is served under (spec §1).
   * @default '/quiz'
   */
  basename?: string | undefined;
  /**
   * The name of the product, in the greeting and the header.
   * @default 'Quizwright'
   */
  brand?: string | undefined;
  /**
   * The language of words, dates and numbers: `de`, `ar` or one with a region as `en-GB`, which is
   * loaded before anything shows, or a language itself, such as `de` of `quizwright/languages/de`.
   * @default English, with dates as the specification has them
   */
  locale?: Language | string | undefined;
  /**
   * IANA name of the time zone that moments are shown and typed in, such as `Europe/Berlin`.
   * @default the viewer's
   */
  timeZone?: string | undefined;
  /** Sentences to replace, as deep as wanted, in whatever language. */
  messages?: MessageOverrides | undefined;
  /**
   * Pages to replace, by name: `{ help: MyHelp }`. Each is read when it is first opened, stands in the
   * app's layout, may be `React.lazy`, and names the document itself.
   * @default the app's own pages
   */
  pages?: AppPages | undefined;
  /**
   * Who is signed in, where the host does that: kept in memory only, and nobody signs in here. The
   * app waits while it is null.
   * @default the app signs in, and keeps `token` and `user` in browser storage
   */
  session?: SignedIn | null | undefined;
  /**
   * The access token of each call, where the host signs in. Without a `session` the app asks the
   * server who that is (`GET auth/me`).
   * @default the token of the session
   */
  getToken?: (() => string | null | undefined) | undefined;
  /**
   * Signs out at the host, where the host signs in.
   * @default there is no Logout
   */
  onLogout?: (() => void) | undefined;
  /** Told once of each thing that happens, as `onEvent` of `QuizProvider`. */
  onEvent?: OnEvent | undefined;
  /**
   * Told that the server no longer accepts the host's token (401). With the next one what has failed
   * is loaded again.
   * @default what fails says so
   */
  onSessionEnd?: (() => void) | undefined;
}
