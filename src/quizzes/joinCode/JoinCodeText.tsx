import { formatJoinCode } from '../../rules/formats';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

interface JoinCodeTextProps {
  code: string;
}

/** A join code as it is read: in two halves, and letter by letter for who hears it. */
export function JoinCodeText({ code }: JoinCodeTextProps) {
  return (
    <>
      {/* A code is read from left to right in every script. */}
      <span dir="ltr" aria-hidden="true">
        {formatJoinCode(code)}
      </span>
      {/* Screen readers would else try to say it as a word. */}
      <VisuallyHidden>{[...code].join(' ')}</VisuallyHidden>
    </>
  );
}
