import { useEffect, useRef } from 'react';
import { joinWords } from '../../messages/en/join';
import { useFormats } from '../../provider/FormatsContext';
import { useRenderLink } from '../../provider/links';
import { useWords } from '../../provider/MessagesContext';
import { formatJoinCode } from '../../rules/formats';
import { Button } from '../../ui/button/Button';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { mayTakeFocus } from '../../ui/focus/mayTakeFocus';
import type { JoinOutcome } from './JoinForm';
import { useNowAt } from '../time/useNowAt';

interface JoinedStepProps {
  outcome: JoinOutcome;
  /** Opens the quiz. */
  onStart: (() => void) | undefined;
  /** Address of the quiz, for hosts that open it by a link. */
  href: string | undefined;
  onAnother: () => void;
}

/**
 * Confirms that the student has joined, with the code, and offers the quiz and another code (spec
 * §2).
 */
export function JoinedStep({ outcome, onStart, href, onAnother }: JoinedStepProps) {
  const join = useWords(joinWords);
  const formats = useFormats();
  const renderLink = useRenderLink();
  const { code, begins, message } = outcome;
  const beginning = begins?.here ?? Number.NaN;
  const now = useNowAt([beginning]);
  const moment = formats.moment(begins?.at);
  const shownCode = formatJoinCode(code);
  const [before, after] = join.joinedCode(shownCode).split(shownCode);
  const box = useRef<HTMLDivElement>(null);
  // The form is gone, and so is the focus if it was in the form.
  useEffect(() => {
    if (mayTakeFocus(box.current)) box.current?.focus();
  }, []);

  return (
    <div className="qw-join-step" data-part="joined">
      <div className="qw-join-outcome" ref={box} tabIndex={-1} aria-live="polite">
        {message === null ? null : <p className="qw-join-said">{message}</p>}
        <p className="qw-join-intro">
          <span className="qw-text">{before}</span>
          {after === undefined ? null : (
            <>
              <bdi translate="no">{shownCode}</bdi>
              <span className="qw-text">{after}</span>
            </>
          )}{' '}
          {moment === null ? null : (
            <span className="qw-text">{now < beginning ? join.begins(moment) : join.hasBegun}</span>
          )}
        </p>
      </div>
      <div className="qw-join-actions">
        <Button onClick={onAnother}>{join.another}</Button>
        {onStart ? (
          <Button variant="primary" onClick={onStart}>
            {join.start}
          </Button>
        ) : href === undefined ? null : (
          <ButtonLink variant="primary" href={href} render={renderLink}>
            {join.start}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
