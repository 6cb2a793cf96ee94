import { Link } from 'wouter';
import { Page, PageBand } from '../ui/Page';
import { routes } from './paths';

export function NotFoundPage() {
  return (
    <>
      <PageBand title="Page not found" lead="It may have moved, or the address is wrong." />
      <Page>
        <Link href={routes.courses} className="font-bold text-action underline">
          All courses
        </Link>
      </Page>
    </>
  );
}
