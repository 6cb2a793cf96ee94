import { useEffect, useRef, type ReactNode } from 'react';
import { Tide } from './Tide';
import { useDocumentTitle } from './useDocumentTitle';

interface PageBandProps {
  title: string;
  /** What goes above the title, such as the way back. */
  above?: ReactNode;
  lead?: string | undefined;
  /** What goes below it, such as the pages of a course. */
  children?: ReactNode;
}

/** The head of a page, which also sets the document's title. */
export function PageBand({ title, above, lead, children }: PageBandProps) {
  useDocumentTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // While the page was loading, `main` had the focus.
    if (document.activeElement?.tagName !== 'MAIN') return;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="bg-deep text-on-deep">
      <div className="mx-auto max-w-6xl px-4 pt-4 pb-8 sm:px-6 sm:pt-8 sm:pb-10">
        <div className="mb-2 font-bold text-glow">{above}</div>
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-display text-3xl leading-tight font-bold text-balance sm:text-5xl"
        >
          {title}
        </h1>
        {lead === undefined ? null : (
          <p className="mt-3 max-w-2xl text-lg text-deep-soft">{lead}</p>
        )}
        {children}
      </div>
      <Tide />
    </div>
  );
}

export function Page({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-8">{children}</div>;
}
