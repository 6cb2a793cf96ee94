import type { ReactNode } from 'react';

/**
 * A text in an element of its own. A browser's translation replaces text nodes: React can then
 * neither change nor remove one that is beside something else. Its class keeps a host's rules for
 * every `span` off it.
 */
export const inElement = (content: ReactNode, className = 'qw-text'): ReactNode =>
  typeof content === 'string' || typeof content === 'number' ? (
    <span className={className}>{content}</span>
  ) : (
    content
  );
