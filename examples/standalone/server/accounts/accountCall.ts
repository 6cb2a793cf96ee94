import type { Background } from '../kernel/background';
import type { AnyCall } from '../kernel/call';
import type { Mailer } from '../mail/mailer';
import type { Config } from '../process/config';
import type { KnownBrowser } from './knownBrowser';
import type { Hashing } from './hashing';
import type { Tokens } from './tokens';

/** Services that account operations use, shared by all calls. */
export interface AccountServices {
  clock: () => Date;
  tokens: Tokens;
  mail: Mailer;
  hashing: Hashing;
  background: Background;
  /** Who may make an account for themselves. */
  registration: Config['registration'];
  /** Whether demo accounts sign in with the password that everybody knows from elsewhere too. */
  demoElsewhere: boolean;
}

/** A call to an account operation, with or without a token. */
export interface AccountCall extends AnyCall, AccountServices {
  /** Finds the browser that calls. */
  device: () => Promise<KnownBrowser>;
  /** Whether the call comes from elsewhere than the computer that runs the server. */
  isForeign: boolean;
}
