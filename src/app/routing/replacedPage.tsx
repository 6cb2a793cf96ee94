import { Suspense, type ComponentType } from 'react';
import { PageSkeleton } from '../loading/PageSkeleton';
import { useBrandTitle } from '../page/usePageTitle';

/**
 * A page of the host. The document is titled after the product until the page sets a title. It may
 * be lazy.
 */
export function replacedPage(Own: ComponentType): ComponentType {
  return function ReplacedPage() {
    return (
      <>
        {/* Before the page, whose own title is set later and stays. */}
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
