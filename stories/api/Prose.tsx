import type { ReactNode } from 'react';
import './Prose.css';

function inline(text: string): ReactNode[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((piece, index) => {
    if (piece.startsWith('`')) return <Code key={index}>{piece.slice(1, -1)}</Code>;
    if (piece.startsWith('**')) {
      return (
        <strong key={index} className="api-strong">
          {piece.slice(2, -2)}
        </strong>
      );
    }
    return <span key={index}>{piece}</span>;
  });
}

/** A name or value as it is written in code. */
export function Code({ children }: { children: ReactNode }) {
  const isWord = typeof children === 'string' && /^\S{1,24}$/.test(children);
  // Names and paths read from the left in any language.
  return (
    <code className="api-code" data-word={isWord ? '' : undefined} dir="ltr">
      {children}
    </code>
  );
}

/**
 * The light markdown of the contract: paragraphs, `**bold**` and code between backticks. `bdi` keeps
 * its English in order on a page that is written from right to left; so it does all over this page.
 */
export function Prose({ children }: { children: string }) {
  return (
    <div className="api-prose">
      {children
        .trim()
        .split(/\n{2,}/)
        .map((paragraph) => (
          <p key={paragraph} className="api-paragraph">
            <bdi>{inline(paragraph)}</bdi>
          </p>
        ))}
    </div>
  );
}
