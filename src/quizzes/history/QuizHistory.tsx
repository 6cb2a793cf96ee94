import { Loaded } from '../../provider/Loaded';
import { useLoad } from '../../api/useLoad';
import clsx from 'clsx/lite';
import { useEffect, useId, useRef, useState, type ComponentPropsWithRef } from 'react';
import { useQuizChanges } from '../../api/teachingHooks';
import { useCapability } from '../../api/useCapability';
import { historyWords } from '../../messages/en/history';
import { useWords } from '../../provider/MessagesContext';
import { widget } from '../../provider/widget';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/state/EmptyState';
import { Heading, type HeadingLevel } from '../../ui/text/Heading';
import { ChevronDown } from '../../ui/icons/icons';
import { Root } from '../../ui/theme/Root';
import type { Framed } from '../../ui/theme/RootTheme';
import { useFocusHeir } from '../../ui/focus/useFocusHeir';
import { QuizChangeList } from './QuizChangeList';

export interface QuizHistoryProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'lang'>, Framed {
  /** Id of one of the instructor's own quizzes. */
  quizId: string;
  /** Level of its heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Who changed a quiz, its attempts and its scores, and when. It loads when its heading is opened,
 * and renders nothing if the server is known to keep no history. Parts: `toggle`, `content`,
 * `list`. State: `data-open`.
 */
export const QuizHistory = widget<QuizHistoryProps>('QuizHistory')(function QuizHistory(
  { quizId, headingLevel = 3, className, ...rest },
  ref,
) {
  const words = useWords(historyWords);
  const contentId = useId();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  // "Try again" disappears once it has worked.
  const contentRef = useFocusHeir(() => toggle.current);
  const load = useLoad(useQuizChanges(quizId, { enabled: isOpen }));
  const { isThere, foundMissing } = useCapability('quizChanges');
  const isMissing = load.error?.isMissing === true;
  useEffect(() => {
    if (isMissing && isThere !== false) foundMissing();
  });
  // Once it was opened, it stays to say so.
  if (isThere === false && !isMissing) return null;

  return (
    <Root
      painted={false}
      {...rest}
      ref={ref}
      className={clsx('qw-quiz-detail-header qw-history', className)}
      data-open={isOpen ? '' : undefined}
    >
      <Heading level={headingLevel} size="small">
        <Button
          ref={toggle}
          variant="quiet"
          size="small"
          className="qw-shortcuts-toggle"
          data-part="toggle"
          icon={<ChevronDown className="qw-paper-toggle-icon" />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {words.title}
        </Button>
      </Heading>
      {isOpen ? (
        <div ref={contentRef} id={contentId} data-part="content">
          {isMissing ? (
            <p className="qw-result-note" role="status">
              {words.missing}
            </p>
          ) : (
            <Loaded load={load} fallback={words.loadFailed}>
              {(history) =>
                history.changes.length === 0 ? (
                  <EmptyState title={words.empty} description={words.emptyHint} icon={null} />
                ) : (
                  <QuizChangeList history={history} />
                )
              }
            </Loaded>
          )}
        </div>
      ) : null}
    </Root>
  );
});
