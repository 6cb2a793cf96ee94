import clsx from 'clsx/lite';
import { forwardRef } from 'react';
import { authWords } from '../messages/en/auth';
import { loginWords } from '../messages/en/login';
import { useRenderLink } from '../provider/links';
import { useWords } from '../provider/MessagesContext';
import { ButtonLink } from '../ui/button/ButtonLink';
import { LogIn, UserPlus } from '../ui/icons/icons';
import { Root } from '../ui/theme/Root';
import type { AccountWidgetProps } from './AccountForm';

export interface AuthChoiceProps extends AccountWidgetProps {
  /** Which of the two pages this is. */
  current: 'login' | 'register';
  /** Address of the login page. */
  loginHref: string;
  /** Address of the register page. */
  registerHref: string;
}

/**
 * Two cards, to sign in and to sign up. The current page's card is highlighted (spec §2, /login).
 */
export const AuthChoice = forwardRef<HTMLDivElement, AuthChoiceProps>(function AuthChoice(
  { current, loginHref, registerHref, className, ...rest },
  ref,
) {
  const auth = useWords(authWords);
  const login = useWords(loginWords);
  const renderLink = useRenderLink();
  const cards = [
    { page: 'login', href: loginHref, icon: <LogIn className="qw-mirrored" />, label: auth.signIn },
    { page: 'register', href: registerHref, icon: <UserPlus />, label: login.signUp },
  ] as const;
  return (
    <Root {...rest} ref={ref} className={clsx('qw-auth-choice', className)}>
      <nav className="qw-auth-choice-cards" aria-label={login.choice}>
        {cards.map(({ page, href, icon, label }) => (
          <ButtonLink
            key={page}
            className="qw-auth-choice-card"
            size="large"
            icon={icon}
            href={href}
            render={renderLink}
            aria-current={page === current ? 'page' : undefined}
          >
            {label}
          </ButtonLink>
        ))}
      </nav>
    </Root>
  );
});
