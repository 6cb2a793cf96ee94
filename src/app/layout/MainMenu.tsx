import type { ReactNode } from 'react';
import { appWords } from '../../messages/en/app';
import { useWords } from '../../provider/MessagesContext';
import type { Role } from '../../rules/limits';
import {
  BookOpen,
  ChartNoAxesColumn,
  CircleQuestionMark,
  ClipboardList,
  GraduationCap,
  LayoutDashboard,
  UsersRound,
} from '../../ui/icons/icons';
import { MainMenuLink } from '../page/PageLink';
import { paths, resultsOf } from '../addresses/paths';

interface Entry {
  href: string;
  label: string;
  icon: ReactNode;
  end?: boolean;
}

/** The pages of a role, in the order of the specification (§2). */
export function MainMenu({ role }: { role: Role }) {
  const app = useWords(appWords);
  const home = { href: paths.home, label: app.dashboard, icon: <LayoutDashboard />, end: true };
  const results = { href: resultsOf(role), label: app.results, icon: <ChartNoAxesColumn /> };
  const entries: Entry[] =
    role === 'Instructor'
      ? [
          home,
          { href: paths.groups, label: app.groups, icon: <UsersRound /> },
          { href: paths.questions, label: app.questions, icon: <BookOpen /> },
          { href: paths.quizzes, label: app.quizzes, icon: <ClipboardList /> },
          { href: paths.students, label: app.students, icon: <GraduationCap /> },
          results,
        ]
      : [
          home,
          { href: paths.studentHome, label: app.quizzes, icon: <ClipboardList /> },
          results,
          { href: paths.help, label: app.help, icon: <CircleQuestionMark /> },
        ];
  return (
    <ul className="qw-main-menu">
      {entries.map(({ href, label, icon, end = false }) => (
        <li className="qw-main-menu-item" key={href}>
          <MainMenuLink href={href} end={end}>
            <span className="qw-main-menu-icon" aria-hidden="true">
              {icon}
            </span>
            {label}
          </MainMenuLink>
        </li>
      ))}
    </ul>
  );
}
