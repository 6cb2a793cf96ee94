import type { ReactNode } from 'react';
import { laterCode, useLaterCode } from '../base/laterCode';
import type { Formatted } from '../items/kind/kind';

/**
 * Draws texts in Markdown; a page without them does not load it. Not lazy within Suspense: React
 * keeps a fallback on screen longer than the code takes.
 */
export const richTexts = laterCode(() => import('./RichQuestionText'));

/** A text in Markdown, or as it was written until the code for it has loaded. */
function MarkdownText({ text }: { text: string }) {
  const code = useLaterCode(richTexts, true);
  return code ? <code.RichQuestionText text={text} /> : <span className="qw-source">{text}</span>;
}

/** Draws a text of a question: a plain one as it is, one in Markdown with all that it contains. */
export const drawText = (text: string, { format }: Formatted): ReactNode =>
  format === 'markdown' ? <MarkdownText text={text} /> : text;
