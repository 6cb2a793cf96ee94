import type { Background } from '../kernel/background';
import type { AnyCall } from '../kernel/call';
import type { Mailer } from '../mail/mailer';
import type { Config } from '../process/config';
import type { Device } from './device';
import type { Hashing } from './hashing';
import type { Tokens } from './tokens';

/** Services for account operations, shared by all calls. */
export interface AccountServices {
  clock: () => Date;
  tokens: Tokens;
  mail: Mailer;
  hashing: Hashing;
  background: Background;
  /** Which roles may register. */
  registration: Config['registration'];
  /** Whether demo accounts may sign in with the public password from other computers too. */
  demoElsewhere: boolean;
}

/** A call to an account operation, with or without a token. */
export interface AccountCall extends AnyCall, AccountServices {
  /** Finds the calling browser. */
  device: () => Promise<Device>;
  /** Whether the call comes from another computer than the server's. */
  isForeign: () => boolean;
}
