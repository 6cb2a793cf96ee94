import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CountdownReading } from '../../../attempt/time/attemptClock';
import { newWatch, toneOfTime, watchTime, type TimeNews } from '../../../attempt/time/thresholds';
import { useCountdown, type AttemptHandle } from '../../../attempt/hooks/useAttempt';
import type { Listeners } from '../../../base/listeners';
import { useSubscribable } from '../../../base/useSubscribable';
import { commonWords } from '../../../messages/en/common';
import { runnerWords, type RunnerWords } from '../../../messages/en/runner';
import { useWords } from '../../../provider/MessagesContext';
import { Button } from '../../../ui/button/Button';
import { Countdown } from '../../../ui/time/Countdown';
import { IconButton } from '../../../ui/button/IconButton';
import { Eye, EyeOff, X } from '../../../ui/icons/icons';
import type { Say } from '../announcer/Announcer';
import { timeInWords } from './timeInWords';

interface TimeRemainingProps {
  attempt: AttemptHandle;
  say: Say;
  /** Tells when the student asks for the time. */
  onAsked: Listeners<[]>['subscribe'];
  /** What to show of a quiz without times. */
  timeUnknown: TimeUnknown;
}

/**
 * What stands in the countdown's place if the server sends no times: words that say so, or the
 * specification's 0:00.
 */
export type TimeUnknown = 'words' | 'spec';

/** How long a sentence is shown while the time is hidden. */
const shownMs = 10_000;

/**
 * The time remaining and its buttons. While the time is hidden, the sentences that are announced are
 * shown. Parts: `time`, `time-moved`.
 */
export const TimeRemaining = memo(function TimeRemaining({
  attempt: { countdown },
  say,
  onAsked,
  timeUnknown,
}: TimeRemainingProps) {
  const runner = useWords(runnerWords);
  const common = useWords(commonWords);
  const isUnknown = useSubscribable({
    ...countdown,
    read: () => countdown.read().secondsLeft === null,
  });
  const isSilent = isUnknown && timeUnknown === 'words';
  const toggle = useRef<HTMLButtonElement>(null);
  const [isHidden, setHidden] = useState(false);
  const [said, setSaid] = useState('');
  const [moved, setMoved] = useState('');

  const watch = useRef(newWatch);
  useEffect(() => {
    const look = () => {
      const { watch: next, news } = watchTime(watch.current, countdown.read());
      watch.current = next;
      if (news === null) return;
      const sentence = sentenceOf(news, runner);
      say(sentence);
      if (news.kind === 'left') setSaid(sentence);
      else setMoved(sentence);
    };
    look();
    return countdown.subscribe(look);
  }, [countdown, runner, say]);

  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), shownMs);
    return () => clearTimeout(timer);
  }, [said]);

  const speak = () => {
    const sentence = remainingSentence(countdown.read(), runner);
    say(sentence);
    setSaid(sentence);
  };
  useLayoutEffect(() => onAsked(speak));

  return (
    <>
      <div className="qw-time" data-part="time" data-hidden={isHidden ? '' : undefined}>
        {isHidden || isSilent ? (
          <p className="qw-time-said">{isSilent ? runner.timeUnknown : said}</p>
        ) : (
          <RunningTime countdown={countdown} />
        )}
        {isSilent ? null : (
          <>
            {/* For screen readers that intercept single keys; visible once focused. */}
            <Button size="small" className="qw-time-say" onClick={speak}>
              {runner.sayTime}
            </Button>
            <Button
              ref={toggle}
              size="small"
              variant="quiet"
              className="qw-time-toggle"
              icon={isHidden ? <Eye /> : <EyeOff />}
              onClick={() => setHidden(!isHidden)}
            >
              {isHidden ? runner.showTime : runner.hideTime}
            </Button>
          </>
        )}
      </div>
      {moved !== '' && (
        <p className="qw-time-moved" data-part="time-moved">
          <span className="qw-text">{moved}</span>
          <IconButton
            size="small"
            label={common.dismiss}
            icon={<X />}
            onClick={() => {
              setMoved('');
              toggle.current?.focus();
            }}
          />
        </p>
      )}
    </>
  );
});

/** The only part of a paper that renders each second. */
function RunningTime({ countdown }: Pick<AttemptHandle, 'countdown'>) {
  const runner = useWords(runnerWords);
  const { secondsLeft, isApproximate } = useCountdown({ countdown });
  return (
    <Countdown
      className="qw-time-countdown"
      label={runner.timeRemaining}
      seconds={secondsLeft ?? 0}
      tone={toneOfTime(secondsLeft)}
      approximateLabel={isApproximate ? runner.about : undefined}
    />
  );
}

function sentenceOf(news: TimeNews, runner: RunnerWords): string {
  if (news.kind === 'left') {
    const left = timeInWords(runner, news.secondsLeft);
    return news.isHalf ? runner.timeHalfOver(left) : runner.remaining(left);
  }
  const by = timeInWords(runner, Math.abs(news.seconds));
  return news.seconds > 0 ? runner.addedTime(by) : runner.lessTime(by);
}

function remainingSentence(
  { secondsLeft, isApproximate }: CountdownReading,
  runner: RunnerWords,
): string {
  if (secondsLeft === null) return runner.timeUnknown;
  const left = timeInWords(runner, secondsLeft);
  return isApproximate ? runner.remainingAbout(left) : runner.remaining(left);
}
