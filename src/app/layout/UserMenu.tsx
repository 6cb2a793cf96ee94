import { useEffect, useId, useRef, useState, type FocusEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { Profile } from '../../api/entities';
import { listen } from '../../base/listen';
import { appWords } from '../../messages/en/app';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useWords } from '../../provider/MessagesContext';
import { useRenderLink } from '../../provider/links';
import { fullName } from '../../rules/people';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { ChevronDown, KeyRound } from '../../ui/icons/icons';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { paths } from '../addresses/paths';

/**
 * First and last name and the role (spec §2, dashboard layout), with the account's actions below. A
 * disclosure with links, because the kit's `Menu` adds 20 kB to every student's way to the first
 * question.
 */
export function UserMenu({ user }: { user: Profile }) {
  const app = useWords(appWords);
  const vocabulary = useWords(vocabularyWords);
  const renderLink = useRenderLink();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { key } = useLocation();
  const name = fullName(user);

  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    const menu = root.current;
    const tree = menu?.getRootNode();
    if (!isOpen || !menu || !tree) return undefined;
    const pressBeside = ({ target }: Event): void => {
      // The document sees a press in a shadow tree as a press on its host.
      const isHost = 'host' in tree && target === tree.host;
      if (target instanceof Node && !isHost && !menu.contains(target)) setOpen(false);
    };
    const stops = [document, tree].map((place) => listen(place, { pointerdown: pressBeside }));
    return () => stops.forEach((stop) => stop());
  }, [isOpen]);

  const leave = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <div
      className="qw-user-menu"
      ref={root}
      role="presentation"
      onBlur={leave}
      onKeyDown={({ key: pressed }) => {
        if (pressed !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        className="qw-user-menu-button"
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="qw-app-user">
          <span className="qw-app-user-name" title={name}>
            {name}
          </span>{' '}
          <span className="qw-app-user-role">{vocabulary.role[user.role]}</span>
        </span>{' '}
        <VisuallyHidden>{app.account}</VisuallyHidden>
        <ChevronDown className="qw-user-menu-mark" aria-hidden="true" />
      </button>
      <div className="qw-user-menu-panel" id={id} hidden={!isOpen}>
        <ButtonLink
          variant="quiet"
          icon={<KeyRound />}
          href={paths.changePassword}
          render={renderLink}
        >
          {app.changePassword}
        </ButtonLink>
      </div>
    </div>
  );
}
