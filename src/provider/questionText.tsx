import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../base/lazyPart';
import type { Formatted } from '../items/kind/kind';

/** A page without texts in Markdown does not load it. */
const RichQuestionText = lazyPart(
  async () => (await import('./RichQuestionText')).RichQuestionText,
);

/**
 * Draws a text of a question: a plain one as it is, one in Markdown with all that it contains, or as
 * it was written until the code for that has loaded.
 */
export const drawText = (text: string, { format }: Formatted): ReactNode =>
  format === 'markdown' ? (
    <Suspense fallback={<span className="qw-source">{text}</span>}>
      <RichQuestionText text={text} />
    </Suspense>
  ) : (
    text
  );
