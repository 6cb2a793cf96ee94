import type { ReactNode } from 'react';
import { laterCode, useLaterCode } from '../base/laterCode';
import { excerptOf } from '../items/kind/excerpt';
import type { Formatted, Offered, SayText } from '../items/kind/kind';
import { laterFormulaLine } from '../richText/formulas/formulas';

/**
 * Draws texts in Markdown; a page without them does not load it. Not lazy within Suspense: React
 * keeps a fallback on screen longer than the code takes.
 */
export const richTexts = laterCode(() => import('./RichQuestionText'));

/** A text in Markdown, or as it was written until the code for it has loaded. */
function MarkdownText({ text }: { text: string }) {
  const code = useLaterCode(richTexts, true);
  return code ? (
    <code.RichQuestionText text={text} />
  ) : (
    <span className="qw-source" data-state="loading">
      {text}
    </span>
  );
}

/** A text in Markdown in one line; its marks are left out until the code for it has loaded. */
function MarkdownExcerpt({ text }: { text: string }) {
  const code = useLaterCode(richTexts, true);
  return code ? (
    <code.RichQuestionExcerpt text={text} />
  ) : (
    <span className="qw-text">{excerptOf(text, markdown)}</span>
  );
}

const markdown: Formatted = { format: 'markdown' };

/** Keeps the lines of a text and their indentation, which may be what a question is about. */
const drawSource = (text: string): ReactNode => <span className="qw-source">{text}</span>;

/** Draws a text of a question: a plain one as it is, one in Markdown with all that it contains. */
export const drawText = (text: string, { format }: Formatted): ReactNode =>
  format === 'markdown' ? <MarkdownText text={text} /> : drawSource(text);

/** Puts texts of these questions into words, and their formulas as soon as their code has loaded. */
export function useSayText(
  ...questions: readonly (Offered & Formatted & { title: string })[]
): SayText {
  const mayHaveFormulas = questions.some(
    ({ format, title, options }) =>
      format === 'markdown' &&
      [title, ...Object.values(options)].some((text) => text.includes('$')),
  );
  const line = useLaterCode(laterFormulaLine, mayHaveFormulas) ?? undefined;
  return (text, question) => excerptOf(text, question, line);
}

/** Draws a text of a question in one line, for lists: one in Markdown with its code and formulas. */
export const drawExcerpt = (text: string, formatted: Formatted): ReactNode =>
  formatted.format === 'markdown' ? <MarkdownExcerpt text={text} /> : excerptOf(text, formatted);
