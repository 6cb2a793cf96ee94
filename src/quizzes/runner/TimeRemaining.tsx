import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { newWatch, toneOfTime, watchTime } from '../../attempt/time/thresholds';
import type { AttemptHandle } from '../../attempt/hooks/useAttempt';
import { useCountdown } from '../../attempt/hooks/useCountdown';
import type { Listeners } from '../../base/listeners';
import { commonWords } from '../../messages/en/common';
import { runnerWords } from '../../messages/en/runner';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { Countdown } from '../../ui/time/Countdown';
import { IconButton } from '../../ui/button/IconButton';
import { Eye, EyeOff, X } from '../../ui/icons/icons';
import type { Say } from './Announcer';
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
 * The time remaining; the only part of a paper that renders each second. While hidden, it still
 * shows the sentences it announces. Parts: `time`, `time-moved`.
 */
export const TimeRemaining = memo(function TimeRemaining({
  attempt,
  say,
  onAsked,
  timeUnknown,
}: TimeRemainingProps) {
  const runner = useWords(runnerWords);
  const common = useWords(commonWords);
  const { secondsLeft, secondsInAll, isApproximate, endsAt } = useCountdown(attempt);
  const isSilent = secondsLeft === null && timeUnknown === 'words';
  const toggle = useRef<HTMLButtonElement>(null);
  const [isHidden, setHidden] = useState(false);
  const [said, setSaid] = useState('');
  const [moved, setMoved] = useState('');

  const tell = useCallback(
    (sentence: string) => {
      say(sentence);
      setSaid(sentence);
    },
    [say],
  );

  const watch = useRef(newWatch);
  useEffect(() => {
    const reading = { secondsLeft, secondsInAll, isApproximate, endsAt };
    const { watch: next, news } = watchTime(watch.current, reading);
    watch.current = next;
    if (news === null) return;
    if (news.kind === 'left') {
      const left = timeInWords(runner, news.secondsLeft);
      tell(news.isHalf ? runner.timeHalfOver(left) : runner.timeLeft(left));
    } else {
      const by = timeInWords(runner, Math.abs(news.seconds));
      const sentence = news.seconds > 0 ? runner.moreTime(by) : runner.lessTime(by);
      say(sentence);
      setMoved(sentence);
    }
  }, [secondsLeft, secondsInAll, isApproximate, endsAt, runner, say, tell]);

  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), shownMs);
    return () => clearTimeout(timer);
  }, [said]);

  const speak = () => {
    if (secondsLeft === null) tell(runner.timeUnknown);
    else {
      const left = timeInWords(runner, secondsLeft);
      tell(isApproximate ? runner.timeLeftAbout(left) : runner.timeLeft(left));
    }
  };
  useLayoutEffect(() => onAsked(speak));

  return (
    <>
      <div className="qw-time" data-part="time" data-hidden={isHidden ? '' : undefined}>
        {isHidden || isSilent ? (
          <p className="qw-time-said">{isSilent ? runner.timeUnknown : said}</p>
        ) : (
          <Countdown
            className="qw-time-countdown"
            label={runner.timeRemaining}
            seconds={secondsLeft ?? 0}
            tone={toneOfTime(secondsLeft)}
            approximateLabel={isApproximate ? runner.about : undefined}
          />
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
          {moved}
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
