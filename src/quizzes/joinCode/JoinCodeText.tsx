import { formatJoinCode } from '../../rules/formats';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

interface JoinCodeTextProps {
  code: string;
}

/** A join code: shown in two halves, and read letter by letter by screen readers. */
export function JoinCodeText({ code }: JoinCodeTextProps) {
  return (
    <>
      {/* A code is read from left to right in every script. */}
      <span dir="ltr" aria-hidden="true" translate="no">
        {formatJoinCode(code)}
      </span>
      {/* Otherwise screen readers would try to pronounce it as a word. */}
      <VisuallyHidden translate="no">{[...code].join(' ')}</VisuallyHidden>
    </>
  );
}
