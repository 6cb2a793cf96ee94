import { useId, type ReactNode } from 'react';
import { Heading } from '../../ui/text/Heading';
import { usePageTitle } from './usePageTitle';

interface PageProps {
  title: string;
  /** Buttons and links beside the title; the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A page of the dashboard: its title, which is also the document's, its actions and its sections.
 */
export function Page({ title, actions, children }: PageProps) {
  usePageTitle(title);
  return (
    <div className="qw-page">
      <header className="qw-page-header">
        <Heading level={1} size="large">
          {title}
        </Heading>
        {actions ? <div className="qw-page-actions">{actions}</div> : null}
      </header>
      {children}
    </div>
  );
}

interface PageSectionProps {
  title: string;
  children: ReactNode;
}

/** A titled section of a page. */
export function PageSection({ title, children }: PageSectionProps) {
  const id = useId();
  return (
    <section className="qw-page-section" aria-labelledby={id}>
      <Heading level={2} size="small" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
