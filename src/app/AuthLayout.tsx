import { useContext } from 'react';
import { Outlet } from 'react-router-dom';
import { authWords } from '../messages/en/auth';
import { useWords } from '../provider/MessagesContext';
import { Heading } from '../ui/Heading';
import { Root } from '../ui/Root';
import { BrandContext } from './BrandContext';
import { AnswerSheetPicture } from './AnswerSheetPicture';
import { Logo } from './Logo';

/** Two columns; the logo and the picture appear on wide screens only (spec §2). */
export function AuthLayout() {
  const auth = useWords(authWords);
  const brand = useContext(BrandContext);
  return (
    <Root className="qw-auth">
      <div className="qw-auth-columns">
        <main className="qw-auth-main">
          <div className="qw-auth-form">
            <Heading level={1} size="large">
              {auth.welcome(brand)}
            </Heading>
            <Outlet />
          </div>
        </main>
        <aside className="qw-auth-aside" aria-hidden="true">
          <Logo brand={brand} />
          <AnswerSheetPicture />
        </aside>
      </div>
    </Root>
  );
}
