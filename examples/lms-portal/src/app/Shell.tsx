import { UnsentSubmissions, type Profile } from 'quizwright';
import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import { useAccount } from '../account/AccountProvider';
import { SessionEnded } from '../account/SessionEnded';
import { ThemeSwitch } from '../appearance/ThemeSwitch';
import { Brand } from '../ui/Brand';
import { BandButton } from '../ui/Button';
import { routes } from './paths';

/** The frame around every page for a signed-in user. */
export function Shell({ user, children }: { user: Profile; children: ReactNode }) {
  const { end, isExpired } = useAccount();
  const [, quiz] = useRoute(routes.quiz);
  return (
    <div className="flex min-h-screen flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-full focus:bg-card focus:px-5 focus:py-3 focus:font-bold"
      >
        Skip to the content
      </a>
      <header className="bg-deep text-on-deep">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-3 gap-y-2 px-4 py-4 sm:px-6">
          <Link href={routes.courses} className="me-auto rounded-full">
            <Brand />
          </Link>
          <p className="order-last w-full text-sm text-deep-soft sm:order-none sm:w-auto">
            {user.first_name} {user.last_name} · {user.role}
          </p>
          <ThemeSwitch />
          <BandButton onClick={end}>Sign out</BandButton>
        </div>
      </header>
      {isExpired ? <SessionEnded email={user.email} /> : null}
      <main id="content" tabIndex={-1} className="grow">
        {children}
        <UnsentSubmissions except={quiz?.quizId} className="mx-auto max-w-6xl px-4 pb-10 sm:px-6" />
      </main>
      <footer className="border-t border-line py-6 text-center text-sm text-soft">
        Tidemark, the courses of Saltmarsh College
      </footer>
    </div>
  );
}
