import {
  BookOpen,
  ChartNoAxesColumn,
  ClipboardList,
  GraduationCap,
  LayoutDashboard,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { appWords } from '../messages/en/app';
import { useWords } from '../provider/MessagesContext';
import type { Role } from '../rules/limits';
import { paths } from './paths';

interface Entry {
  to: string;
  label: string;
  icon: ReactNode;
  /** Whether only the path itself counts as its page, not those below. */
  end?: boolean;
}

/** The pages of a role, in the order of the specification (§2). */
export function MainMenu({ role }: { role: Role }) {
  const app = useWords(appWords);
  const home = { to: paths.home, label: app.dashboard, icon: <LayoutDashboard />, end: true };
  const results = { to: paths.results, label: app.results, icon: <ChartNoAxesColumn /> };
  const entries: Entry[] =
    role === 'Instructor'
      ? [
          home,
          { to: paths.groups, label: app.groups, icon: <UsersRound /> },
          { to: paths.questions, label: app.questions, icon: <BookOpen /> },
          { to: paths.quizzes, label: app.quizzes, icon: <ClipboardList /> },
          { to: paths.students, label: app.students, icon: <GraduationCap /> },
          results,
        ]
      : [home, { to: paths.studentHome, label: app.quizzes, icon: <ClipboardList /> }, results];
  return (
    <ul className="qw-main-menu">
      {entries.map(({ to, label, icon, end = false }) => (
        <li className="qw-main-menu-item" key={to}>
          <NavLink className="qw-main-menu-link" to={to} end={end}>
            <span className="qw-main-menu-icon" aria-hidden="true">
              {icon}
            </span>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
