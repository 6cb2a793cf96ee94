import clsx from 'clsx/lite';
import { forwardRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { runnerScreensWords } from '../../../messages/en/runnerScreens';
import { useWords } from '../../../provider/MessagesContext';
import { SignInAgainForm } from '../../../provider/SignInAgainForm';
import { useSession } from '../../../session/SessionContext';
import { Banner } from '../../../ui/state/Banner';

export interface SignInAgainBannerProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'title'
> {
  /** Called once the session is renewed. */
  onSignedIn?: (() => void) | undefined;
  /** Whether the network may be asking for a sign-in instead of the server. @default false */
  isUnsure?: boolean | undefined;
  /** Further information, above the password. */
  note?: ReactNode;
  /** A further action, below the password. */
  action?: ReactNode;
}

/**
 * Says that the session has ended, and asks the same user for their password in place. If the
 * provider knows no user, the host handles the sign-in and the banner only informs. Parts: those of
 * `Banner`.
 */
export const SignInAgainBanner = forwardRef<HTMLDivElement, SignInAgainBannerProps>(
  function SignInAgain({ onSignedIn, isUnsure = false, note, action, className, ...rest }, ref) {
    const runner = useWords(runnerScreensWords);
    const user = useSession()?.user;
    return (
      <Banner
        {...rest}
        ref={ref}
        className={clsx('qw-sign-in-again', className)}
        tone="caution"
        actions={action}
        title={
          // Only the sentences are announced, not the form below them.
          <span role="alert">
            <span className="qw-text">{isUnsure ? runner.denied : runner.sessionEnded}</span>{' '}
            <span className="qw-sign-in-again-words">
              {isUnsure ? runner.deniedHint : runner.sessionEndedHint}
            </span>
          </span>
        }
      >
        {note}
        {user ? <SignInAgainForm user={user} onSignedIn={onSignedIn} /> : null}
      </Banner>
    );
  },
);
