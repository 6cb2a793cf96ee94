import { useContext, useRef } from 'react';
import { ScrollRestoration, useMatch } from 'react-router-dom';
import { appWords } from '../../messages/en/app';
import { useWords } from '../../provider/MessagesContext';
import { UnsentSubmissions } from '../../quizzes/runner/submission/UnsentSubmissions';
import { useSession } from '../../session/SessionContext';
import { IconButton } from '../../ui/button/IconButton';
import { Menu } from '../../ui/icons/icons';
import { Logo } from '../../ui/text/Logo';
import { Root } from '../../ui/theme/Root';
import { useFocusHeir } from '../../ui/focus/useFocusHeir';
import { BrandContext } from '../page/BrandContext';
import { LogoutButton } from './LogoutButton';
import { PageOutlet } from '../loading/PageOutlet';
import { PageStatus } from '../page/PageStatus';
import { paths, patterns } from '../addresses/paths';
import { SetUpQuizButton } from './SetUpQuizButton';
import { SideMenu } from './SideMenu';
import { contentId, useFocusOnNavigation } from '../page/useFocusOnNavigation';
import { useMenuState } from './useMenuState';
import { UserMenu } from './UserMenu';
import type { Role } from '../../rules/limits';
import { MenuContext } from '../page/MenuContext';
import { MainMenuLink } from '../page/PageLink';

/** The menu with a role's pages, in the order of the specification (spec §2). */
function MainMenu({ role }: { role: Role }) {
  const app = useWords(appWords);
  const menuOf = useContext(MenuContext);
  return (
    <ul className="qw-main-menu">
      {menuOf(role).map(({ href, label, Icon, end }) => (
        <li className="qw-main-menu-item" key={href}>
          <MainMenuLink href={href} end={end}>
            <span className="qw-main-menu-icon" aria-hidden="true">
              <Icon />
            </span>
            <span className="qw-text">{label(app)}</span>
          </MainMenuLink>
        </li>
      ))}
    </ul>
  );
}

const menuId = 'qw-main-menu';

/** Header, collapsible side menu, and the page (spec §2, dashboard layout). */
export function DashboardLayout() {
  const app = useWords(appWords);
  const brand = useContext(BrandContext);
  const session = useSession();
  const menu = useMenuState();
  const skip = useRef<HTMLAnchorElement>(null);
  const header = useRef<HTMLElement>(null);
  const main = useFocusOnNavigation();
  const banner = useFocusHeir(() => main.current);
  const taken = useMatch(patterns.test)?.params.quizId;
  if (session === null) return null;
  const { user } = session;

  return (
    <Root painted className="qw-app" key={user._id}>
      <a className="qw-app-skip" href={`#${contentId}`} ref={skip}>
        {app.skipToContent}
      </a>
      <header className="qw-app-header" ref={header}>
        <IconButton
          label={menu.isOpen ? app.closeMenu : app.openMenu}
          icon={<Menu />}
          aria-expanded={menu.isOpen}
          aria-controls={menuId}
          onClick={menu.isOpen ? menu.close : menu.open}
        />
        <Logo brand={brand} />
        <div className="qw-app-header-end">
          {user.role === 'Instructor' && <SetUpQuizButton>{app.newQuiz}</SetUpQuizButton>}
          <UserMenu user={user} />
        </div>
      </header>
      <div className="qw-app-body" data-menu={menu.isOpen ? 'open' : 'closed'}>
        <SideMenu id={menuId} state={menu} behind={[skip, header, main]}>
          <MainMenu role={user.role} />
          <LogoutButton userId={user._id} />
        </SideMenu>
        <main className="qw-app-main" id={contentId} ref={main} tabIndex={-1}>
          <div className="qw-app-unsent" ref={banner}>
            <UnsentSubmissions quizHref={paths.test} except={taken} />
          </div>
          <PageStatus />
          <PageOutlet />
        </main>
      </div>
      <ScrollRestoration />
    </Root>
  );
}
