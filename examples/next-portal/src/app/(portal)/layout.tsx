import { Suspense, type ReactNode } from 'react';
import { signOut } from '../../account/actions';
import { requirePerson } from '../../account/session';
import { Masthead } from '../../frame/Masthead';
import { Pending } from '../../frame/Pending';
import { SchoolNavigation, type Place } from '../../frame/SchoolNavigation';
import { QuizSchool } from '../../school/QuizSchool';

const placesOf: Record<string, Place[]> = {
  Student: [
    { href: '/', name: 'Quizzes' },
    { href: '/results', name: 'Results' },
  ],
  Instructor: [{ href: '/teaching', name: 'Teaching' }],
};

async function Portal({ children }: { children: ReactNode }) {
  const person = await requirePerson();
  const { first_name, last_name, role } = person.user;
  return (
    <QuizSchool person={person}>
      <Masthead>
        <SchoolNavigation places={placesOf[role] ?? []} />
        <form action={signOut}>
          <span>
            {first_name} {last_name}
          </span>
          <button type="submit">Sign out</button>
        </form>
      </Masthead>
      <main className="page">{children}</main>
    </QuizSchool>
  );
}

/** Whatever knows who is signed in waits below `Suspense`, as `cacheComponents` demands. */
export default function PortalLayout({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Pending what="the school" />}>
      <Portal>{children}</Portal>
    </Suspense>
  );
}
