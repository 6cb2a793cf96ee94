import clsx from 'clsx';
import { forwardRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { runnerWords } from '../../messages/en/runner';
import { useWords } from '../../provider/MessagesContext';
import { SignInAgainForm } from '../../provider/SignInAgainForm';
import { useSession } from '../../session/SessionContext';
import { Banner } from '../../ui/state/Banner';

export interface SignInAgainBannerProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'title'
> {
  /** Called once the session is renewed. */
  onSignedIn?: (() => void) | undefined;
  /** Whether it may as well be the network that asks to sign in. @default false */
  isUnsure?: boolean | undefined;
  /** What there is to know besides, above the password. */
  note?: ReactNode;
  /** What else can be done, below the password. */
  action?: ReactNode;
}

/**
 * Says that the session has ended, and asks the same user for their password in place. Where the
 * provider knows no user, signing in is the host's, and it only says so. Parts: those of `Banner`.
 */
export const SignInAgainBanner = forwardRef<HTMLDivElement, SignInAgainBannerProps>(
  function SignInAgain({ onSignedIn, isUnsure = false, note, action, className, ...rest }, ref) {
    const runner = useWords(runnerWords);
    const user = useSession()?.user;
    return (
      <Banner
        {...rest}
        ref={ref}
        className={clsx('qw-sign-in-again', className)}
        tone="caution"
        actions={action}
        title={
          // The sentences alone are read out at once, not the form below them.
          <span role="alert">
            {isUnsure ? runner.denied : runner.sessionEnded}{' '}
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
