import clsx from 'clsx/lite';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
} from 'react';
import type { OutboxEntry } from '../../../attempt/answers/outboxEntry';
import { useOutbox } from '../../../attempt/hooks/useOutbox';
import { outboxWords } from '../../../messages/en/outbox';
import { useFormats } from '../../../provider/FormatsContext';
import { useHostHref } from '../../../provider/hostPaths';
import { useErrorSentence } from '../../../provider/useErrorSentence';
import { useWords } from '../../../provider/MessagesContext';
import { useRenderLink } from '../../../provider/links';
import { widget } from '../../../provider/widget';
import { useLatest } from '../../../base/useLatest';
import { Banner } from '../../../ui/state/Banner';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { focusedNear } from '../../../ui/focus/focusedNear';
import { Root } from '../../../ui/theme/Root';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { headingWithTitle, isTooLate, sentencesOf } from './outboxWords';
import { SubmissionActions } from './SubmissionActions';
import { useIsOffline } from '../../../base/useIsOffline';

export interface UnsentSubmissionsProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'dir' | 'lang' | 'children'
> {
  /** Address where a quiz is taken, by its id. Without it there is no way back to the quiz. */
  quizHref?: ((quizId: string) => string) | undefined;
  /** A quiz to leave out, for its own page, where `QuizRunner` shows its pending submission. */
  except?: string | undefined;
}

/**
 * Submissions of this student that are on this device and not acknowledged by a server: for every
 * page of a host. Renders nothing if there are none. Parts: `submission`, `retry`, `back`,
 * `download`, `remove`, `remove-question`. State of a submission: `data-status`.
 */
export const UnsentSubmissions = widget<UnsentSubmissionsProps>('UnsentSubmissions')(
  function UnsentSubmissions({ quizHref: ownQuizHref, except, className, ...rest }, ref) {
    const quizHref = useHostHref('test', ownQuizHref);
    const outbox = useWords(outboxWords);
    /**
     * The outcome of the submission that left the list last, if it was acknowledged or removed
     * here.
     */
    const fate = useRef({ quiz: '', sentence: '' });
    const { entries, retry, discard } = useOutbox({
      onSent({ quiz, title }) {
        fate.current = { quiz, sentence: outbox.sent(title) };
      },
    });
    const shown = entries.filter(({ quiz }) => quiz !== except);
    // Its buttons are gone: the keyboard continues from here, and a screen reader says what
    // happened.
    const [news, setNews] = useState<string | null>(null);
    const said = useRef<HTMLSpanElement>(null);
    useEffect(() => {
      if (news !== null) said.current?.focus({ preventScroll: true });
    }, [news]);
    if (shown.length === 0 && news === null) return null;
    return (
      <Root
        role="region"
        aria-label={outbox.region}
        painted={false}
        {...rest}
        ref={ref}
        className={clsx('qw-unsent', className)}
      >
        {news !== null && (
          <VisuallyHidden ref={said} tabIndex={-1} onBlur={() => setNews(null)}>
            {news}
          </VisuallyHidden>
        )}
        {shown.map((entry) => (
          <UnsentBanner
            key={entry.quiz}
            entry={entry}
            href={quizHref?.(entry.quiz)}
            onRetry={() => retry(entry.quiz)}
            onRemove={() => {
              fate.current = { quiz: entry.quiz, sentence: outbox.removed(entry.title) };
              discard(entry.quiz);
            }}
            onFocusLost={() => {
              if (fate.current.quiz === entry.quiz) setNews(fate.current.sentence);
            }}
          />
        ))}
      </Root>
    );
  },
);

interface UnsentBannerProps {
  entry: OutboxEntry;
  href: string | undefined;
  onRetry: () => void;
  onRemove: () => void;
  /** Called when the submission disappears with the focus in it. */
  onFocusLost: () => void;
}

function UnsentBanner({ entry, href, onRetry, onRemove, onFocusLost }: UnsentBannerProps) {
  const outbox = useWords(outboxWords);
  const root = useRef<HTMLDivElement>(null);
  const latest = useLatest(onFocusLost);
  const lose = useCallback(() => latest.current(), [latest]);
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (element?.contains(focusedNear(element))) lose();
    };
  }, [lose]);
  const renderLink = useRenderLink();
  const isRefused = entry.status === 'refused';
  const answered = entry.copy.filter(({ answer }) => answer !== null).length;
  const sentences = [
    ...sentencesOf(entry, outbox, useFormats(), useIsOffline(), useErrorSentence()),
    // Next to the number that counts, a second number would only confuse.
    ...(isTooLate(entry) ? [] : [`${outbox.answered(answered, entry.copy.length)}.`]),
  ];
  return (
    <Banner
      ref={root}
      tone={isRefused ? 'critical' : 'caution'}
      title={headingWithTitle(entry, outbox)}
      data-part="submission"
      data-status={entry.status}
      actions={
        <SubmissionActions
          entry={entry}
          size="small"
          onRetry={onRetry}
          onRemove={onRemove}
          back={
            href === undefined ? null : (
              <ButtonLink size="small" href={href} render={renderLink} data-part="back">
                {outbox.back}
              </ButtonLink>
            )
          }
        />
      }
    >
      {sentences.join(' ')}
    </Banner>
  );
}
