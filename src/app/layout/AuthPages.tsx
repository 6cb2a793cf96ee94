import { useContext } from 'react';
import { ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { AuthLayout } from '../../auth/AuthLayout';
import { appWords } from '../../messages/en/app';
import { useWords } from '../../provider/MessagesContext';
import { BrandContext } from '../page/BrandContext';
import { DestinationContext, destinationIn } from '../addresses/destination';
import { PageOutlet } from '../loading/PageOutlet';
import { PageStatus } from '../page/PageStatus';
import { paths } from '../addresses/paths';
import { mailLinkAt } from '../page/useMailLink';
import { useFocusOnNavigation } from '../page/useFocusOnNavigation';

/** The authentication layout; its heading depends on the page (spec §2). */
export function AuthPages() {
  const { authHeadings } = useWords(appWords);
  const brand = useContext(BrandContext);
  const location = useLocation() as Location<unknown>;
  const { pathname, state } = location;
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  const titles: Record<string, string> = {
    [paths.register]: authHeadings.register(brand),
    [paths.forgotPassword]: authHeadings.forgotPassword,
    [paths.resetPassword]:
      mailLinkAt(location) === null ? authHeadings.resetPassword : authHeadings.setPassword,
    [paths.confirmEmail]: authHeadings.confirmEmail,
    [paths.changePassword]: authHeadings.changePassword,
  };
  const title = titles[pathname.replace(/\/$/, '')] ?? authHeadings.login(brand);
  return (
    <DestinationContext.Provider value={destinationIn(state)}>
      <AuthLayout title={title} brand={brand} headingRef={heading}>
        <PageStatus />
        <PageOutlet />
      </AuthLayout>
      <ScrollRestoration />
    </DestinationContext.Provider>
  );
}
