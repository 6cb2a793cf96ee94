import { useMemo } from 'react';
import { useLaterCode } from '../../base/laterCode';
import { grammarNamed, type Grammar } from '../code/grammars';
import { highlighterOf } from '../code/highlighters';
import { ScrollBox } from './ScrollBox';

/** Longer code is shown without colours, so that hostile code cannot occupy the page. */
const longestHighlighted = 10_000;

interface CodeBlockProps {
  code: string;
  /** As it was written behind the fence. */
  language: string;
  /** Its name once it scrolls. */
  label: string;
}

/** A block of code, left to right in any text; its colours come once the language has loaded. */
export function CodeBlock({ code, language, label }: CodeBlockProps) {
  const grammar = code.length > longestHighlighted ? undefined : grammarNamed(language);
  return (
    <ScrollBox label={label} className="qw-rich-code-box" dir="ltr">
      <pre
        className="qw-rich-pre"
        dir="ltr"
        translate="no"
        data-part="code"
        data-language={language || undefined}
      >
        <code className="qw-rich-code">
          {grammar ? <Highlighted code={code} grammar={grammar} /> : code}
        </code>
      </pre>
    </ScrollBox>
  );
}

function Highlighted({ code, grammar }: { code: string; grammar: Grammar }) {
  const highlight = useLaterCode(highlighterOf(grammar), true);
  const pieces = useMemo(() => highlight?.(code), [highlight, code]);
  if (pieces === undefined) return code;
  return pieces.map(({ text, role }, at) =>
    role === undefined ? (
      text
    ) : (
      // Pieces have no identity but their place.
      <span key={at} className={`qw-rich-${role}`}>
        {text}
      </span>
    ),
  );
}
