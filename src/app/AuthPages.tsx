import { useContext } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { AuthLayout } from '../auth/AuthLayout';
import { authWords } from '../messages/en/auth';
import { useWords } from '../provider/MessagesContext';
import { BrandContext } from './BrandContext';
import { PageOutlet } from './PageOutlet';
import { PageStatus } from './PageStatus';
import { paths } from './paths';
import { useFocusOnNavigation } from './useFocusOnNavigation';

/** The authentication layout; its heading depends on the page (spec §2). */
export function AuthPages() {
  const { headings } = useWords(authWords);
  const brand = useContext(BrandContext);
  const { pathname } = useLocation();
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  const titles: Record<string, string> = {
    [paths.register]: headings.register(brand),
    [paths.forgotPassword]: headings.forgotPassword,
    [paths.resetPassword]: headings.resetPassword,
    [paths.changePassword]: headings.changePassword,
  };
  const title = titles[pathname.replace(/\/$/, '')] ?? headings.login(brand);
  return (
    <>
      <AuthLayout title={title} brand={brand} headingRef={heading}>
        <PageStatus />
        <PageOutlet />
      </AuthLayout>
      <ScrollRestoration />
    </>
  );
}
