import { Suspense, type ComponentType } from 'react';
import { PageSkeleton } from '../loading/PageSkeleton';
import { useBrandTitle } from '../page/usePageTitle';

/** A page of the host's own: named after the product until it names itself, and lazy if it likes. */
export function replacedPage(Own: ComponentType): ComponentType {
  return function ReplacedPage() {
    return (
      <>
        {/* Before the page, whose own title comes later and stays. */}
        <BrandTitle />
        <Suspense fallback={<PageSkeleton />}>
          <Own />
        </Suspense>
      </>
    );
  };
}

function BrandTitle() {
  useBrandTitle();
  return null;
}
