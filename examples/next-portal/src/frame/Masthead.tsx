import Link from 'next/link';
import type { ReactNode } from 'react';

/** The school's name above every page. */
export function Masthead({ children }: { children?: ReactNode }) {
  return (
    <header className="masthead">
      <Link href="/" className="brand">
        Kiln Street <span>Evening School</span>
      </Link>
      {children}
    </header>
  );
}
