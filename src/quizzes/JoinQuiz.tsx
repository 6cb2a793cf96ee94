import clsx from 'clsx';
import { forwardRef, useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { joinWords } from '../messages/en/join';
import { useWords } from '../provider/MessagesContext';
import { formatJoinCode } from '../rules/formats';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import type { HeadingLevel } from '../ui/Heading';
import { Root } from '../ui/Root';
import { JoinForm, type JoinedQuiz } from './JoinForm';

export interface JoinQuizProps extends Omit<ComponentPropsWithRef<'div'>, 'dir' | 'lang'> {
  /** The code that stands in the field at first, such as one from a link. @default '' */
  defaultCode?: string | undefined;
  /** Called when the server has admitted the student; usually goes to the quiz. */
  onJoined?: ((joined: JoinedQuiz) => void) | undefined;
  /** Level of its heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Joins a quiz with its code, then says so and offers the quiz (with `onJoined`) and another code
 * (spec §2, join dialog). Parts: `form`, `joined`.
 */
export const JoinQuiz = forwardRef<HTMLDivElement, JoinQuizProps>(function JoinQuiz(
  { defaultCode, onJoined, headingLevel = 2, className, ...rest },
  ref,
) {
  const join = useWords(joinWords);
  const [joined, setJoined] = useState<JoinedQuiz | null>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The form that held the focus is gone.
    if (joined !== null) outcome.current?.focus();
  }, [joined]);

  return (
    <Root {...rest} ref={ref} className={clsx('qw-join', className)}>
      <Card title={join.title} headingLevel={headingLevel}>
        {joined === null ? (
          <div className="qw-join-step" data-part="form">
            <JoinForm
              defaultCode={defaultCode}
              onJoined={(result) => {
                setJoined(result);
                onJoined?.(result);
              }}
            />
          </div>
        ) : (
          <div className="qw-join-step" data-part="joined">
            <p className="qw-join-intro" ref={outcome} tabIndex={-1}>
              {join.joinedCode(formatJoinCode(joined.code))}
            </p>
            <div className="qw-join-actions">
              <Button onClick={() => setJoined(null)}>{join.another}</Button>
              {onJoined ? (
                <Button variant="primary" onClick={() => onJoined(joined)}>
                  {join.start}
                </Button>
              ) : null}
            </div>
          </div>
        )}
      </Card>
    </Root>
  );
});
