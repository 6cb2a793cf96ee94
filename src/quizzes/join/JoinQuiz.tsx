import clsx from 'clsx/lite';
import type { ComponentPropsWithRef } from 'react';
import { joinWords } from '../../messages/en/join';
import { useWords } from '../../provider/MessagesContext';
import { widget } from '../../provider/widget';
import { Card } from '../../ui/card/Card';
import type { HeadingLevel } from '../../ui/text/Heading';
import { Root } from '../../ui/theme/Root';
import type { Framed } from '../../ui/theme/RootTheme';
import { JoinSteps, type JoinStepsProps } from './JoinSteps';
import { useJoinOutcome } from './useJoinOutcome';

export interface JoinQuizProps
  extends Omit<ComponentPropsWithRef<'div'>, 'dir' | 'lang'>, JoinStepsProps, Framed {
  /** Level of its heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Joins a quiz with its code, then confirms it with the code and offers the quiz and another code
 * (spec §2, join dialog). A join link that is pasted into the field is reduced to its code. Parts:
 * `form`, `joined`.
 */
export const JoinQuiz = widget<JoinQuizProps>('JoinQuiz')(function JoinQuiz(
  { defaultCode, variant, onJoined, testHref, headingLevel = 2, className, ...rest },
  ref,
) {
  const join = useWords(joinWords);
  const [outcome, setOutcome] = useJoinOutcome();
  return (
    <Root {...rest} ref={ref} className={clsx('qw-join', className)}>
      <Card
        title={variant === 'student' ? join.studentTitle : join.title}
        headingLevel={headingLevel}
      >
        <JoinSteps
          defaultCode={defaultCode}
          variant={variant}
          onJoined={onJoined}
          testHref={testHref}
          outcome={outcome}
          onOutcome={setOutcome}
        />
      </Card>
    </Root>
  );
});
