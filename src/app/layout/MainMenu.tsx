import { useContext } from 'react';
import { appWords } from '../../messages/en/app';
import { useWords } from '../../provider/MessagesContext';
import type { Role } from '../../rules/limits';
import { MenuContext } from '../page/MenuContext';
import { MainMenuLink } from '../page/PageLink';

/** The menu with a role's pages, in the order of the specification (spec §2). */
export function MainMenu({ role }: { role: Role }) {
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
