import { Menu } from 'lucide-react';
import { useContext } from 'react';
import { Outlet, ScrollRestoration, useMatch } from 'react-router-dom';
import { appWords } from '../messages/en/app';
import { vocabularyWords } from '../messages/en/vocabulary';
import { useWords } from '../provider/MessagesContext';
import { UnsentSubmissions } from '../quizzes/runner/UnsentSubmissions';
import { useSession } from '../session/SessionContext';
import { IconButton } from '../ui/IconButton';
import { Root } from '../ui/Root';
import { useFocusHeir } from '../ui/useFocusHeir';
import { BrandContext } from './BrandContext';
import { Logo } from './Logo';
import { LogoutButton } from './LogoutButton';
import { MainMenu } from './MainMenu';
import { paths, patterns } from './paths';
import { SetUpQuizButton } from './SetUpQuizButton';
import { contentId, useFocusOnNavigation } from './useFocusOnNavigation';
import { useMenuState } from './useMenuState';

const menuId = 'qw-main-menu';

/** Header, collapsible side menu, and the page (spec §2, dashboard layout). */
export function DashboardLayout() {
  const app = useWords(appWords);
  const vocabulary = useWords(vocabularyWords);
  const brand = useContext(BrandContext);
  const session = useSession();
  const menu = useMenuState();
  const main = useFocusOnNavigation();
  const banner = useFocusHeir(() => main.current);
  const taken = useMatch(patterns.test)?.params.quizId;
  if (session === null) return null;
  const { user } = session;

  return (
    <Root className="qw-app" key={user._id}>
      <a className="qw-app-skip" href={`#${contentId}`}>
        {app.skipToContent}
      </a>
      <header className="qw-app-header">
        <IconButton
          label={menu.isOpen ? app.closeMenu : app.openMenu}
          icon={<Menu />}
          aria-expanded={menu.isOpen}
          aria-controls={menuId}
          onClick={menu.toggle}
        />
        <Logo brand={brand} />
        <div className="qw-app-header-end">
          {user.role === 'Instructor' && <SetUpQuizButton>{app.newQuiz}</SetUpQuizButton>}
          <p className="qw-app-user">
            <span className="qw-app-user-name">
              {user.first_name} {user.last_name}
            </span>{' '}
            <span className="qw-app-user-role">{vocabulary.role[user.role]}</span>
          </p>
        </div>
      </header>
      <div className="qw-app-body" data-menu={menu.isOpen ? 'open' : 'closed'}>
        <nav className="qw-app-menu" id={menuId} aria-label={app.menu} hidden={!menu.isOpen}>
          <MainMenu role={user.role} />
          <LogoutButton userId={user._id} />
        </nav>
        <main className="qw-app-main" id={contentId} ref={main} tabIndex={-1}>
          <div className="qw-app-unsent" ref={banner}>
            <UnsentSubmissions quizHref={paths.test} except={taken} />
          </div>
          <Outlet />
        </main>
      </div>
      <ScrollRestoration />
    </Root>
  );
}
