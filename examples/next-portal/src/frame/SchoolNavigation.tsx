'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';

export interface Place {
  href: string;
  name: string;
}

export function SchoolNavigation({ places }: { places: Place[] }) {
  const pathname = usePathname();
  return (
    <nav aria-label="School">
      {places.map(({ href, name }) => (
        <Link key={href} href={href} aria-current={href === pathname ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
