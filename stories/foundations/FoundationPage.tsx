import type { ReactNode } from 'react';
import { Heading } from '../../src/ui/text/Heading';
import './FoundationPage.css';

interface FoundationPageProps {
  title: string;
  /** What this foundation is for, in a sentence or two. */
  summary: string;
  children: ReactNode;
}

/** A page of the foundations: drawn from the tokens themselves, so that it cannot be out of date. */
export function FoundationPage({ title, summary, children }: FoundationPageProps) {
  return (
    <main className="foundation-page">
      <header className="foundation-head">
        <Heading level={1} size="large">
          {title}
        </Heading>
        <p className="foundation-summary">{summary}</p>
      </header>
      {children}
    </main>
  );
}

interface FoundationSectionProps {
  title: string;
  /** The rule that the section shows. */
  rule: ReactNode;
  children: ReactNode;
}

export function FoundationSection({ title, rule, children }: FoundationSectionProps) {
  return (
    <section className="foundation-section">
      <div className="foundation-section-head">
        <Heading level={2}>{title}</Heading>
        <p className="foundation-rule">{rule}</p>
      </div>
      {children}
    </section>
  );
}

/** The name of a token, which reads from the left in any language. */
export function TokenName({ children }: { children: string }) {
  return (
    <code className="foundation-token" dir="ltr">
      {children}
    </code>
  );
}
