import { Panel } from '../ui/Panel';
import { SignInForm } from './SignInForm';

/** The id of the password prompt, for links to it. */
export const signInAgain = 'sign-in-again';

/** Asks for the password above the page, which stays as it is and continues with the new token. */
export function SessionEnded({ email }: { email: string }) {
  return (
    <section
      id={signInAgain}
      aria-labelledby="session-ended"
      className="bg-deep px-4 pt-2 pb-8 sm:px-6"
    >
      <Panel className="mx-auto max-w-md shadow-float">
        <div role="alert">
          <h2 id="session-ended" className="mb-4 font-display text-xl font-bold">
            Your session has ended. Sign in to go on.
          </h2>
        </div>
        <SignInForm email={email} />
      </Panel>
    </section>
  );
}
