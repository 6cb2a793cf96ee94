import { LogOut, Menu } from 'lucide-react';
import { useContext } from 'react';
import { Outlet, ScrollRestoration, useHref } from 'react-router-dom';
import { useMessages } from '../provider/MessagesContext';
import { useSession, useSessionStore } from '../session/SessionContext';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { Root } from '../ui/Root';
import { BrandContext } from './BrandContext';
import { Logo } from './Logo';
import { MainMenu } from './MainMenu';
import { paths } from './paths';
import { SetUpQuizButton } from './SetUpQuizButton';
import { useFocusOnNavigation } from './useFocusOnNavigation';
import { useMenuState } from './useMenuState';

const menuId = 'qw-main-menu';
const contentId = 'qw-content';

/** Header, collapsible side menu, and the page (spec §2, dashboard layout). */
export function DashboardLayout() {
  const { app, auth, vocabulary } = useMessages();
  const brand = useContext(BrandContext);
  const store = useSessionStore();
  const session = useSession();
  const menu = useMenuState();
  const login = useHref(paths.login);
  const main = useFocusOnNavigation();
  if (session === null) return null;
  const { user } = session;

  const logOut = (): void => {
    // The specification reloads the page (§2). Replacing its address as well leaves the next user
    // no way back to this one's page.
    window.location.replace(login);
    store.write(null);
  };

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
          <Button variant="quiet" icon={<LogOut />} className="qw-app-logout" onClick={logOut}>
            {auth.logout}
          </Button>
        </nav>
        <main className="qw-app-main" id={contentId} ref={main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <ScrollRestoration />
    </Root>
  );
}
