import type { ReactNode } from 'react';
import { signOut } from '../../account/actions';
import { requirePerson } from '../../account/session';
import { Masthead } from '../../frame/Masthead';
import { SchoolNavigation, type Place } from '../../frame/SchoolNavigation';
import { QuizSchool } from '../../school/QuizSchool';

const placesOf: Record<string, Place[]> = {
  Student: [
    { href: '/', name: 'Quizzes' },
    { href: '/results', name: 'Results' },
  ],
  Instructor: [{ href: '/teaching', name: 'Teaching' }],
};

export default async function PortalLayout({ children }: { children: ReactNode }) {
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
