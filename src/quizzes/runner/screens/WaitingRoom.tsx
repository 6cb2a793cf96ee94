import type { PaperHead } from '../../../attempt/answers/paper';
import { useCountdown, type AttemptHandle } from '../../../attempt/hooks/useAttempt';
import { useAnswerControls } from '../../../items/useAnswerControls';
import { runnerScreensWords } from '../../../messages/en/runnerScreens';
import { useFormats } from '../../../provider/FormatsContext';
import { useWords } from '../../../provider/MessagesContext';
import { useRichTexts } from '../../../provider/useRichTexts';
import { Countdown } from '../../../ui/time/Countdown';
import type { HeadingLevel } from '../../../ui/text/Heading';
import { Clock } from '../../../ui/icons/icons';
import { QuizNotice } from './QuizNotice';
import { useZoneSentence } from '../../time/useZoneSentence';

/** Seconds to the start above which words replace the clock, which would have to show days. */
const wordsFrom = 3600;

interface WaitingRoomProps extends PaperHead {
  /** ISO 8601. */
  startsAt: string;
  attempt: AttemptHandle;
  headingLevel: HeadingLevel;
}

/** The screen before the start: when it is, in which time zone, and how long until then. */
export function WaitingRoom({
  title,
  formats: textFormats,
  kinds,
  startsAt,
  attempt,
  headingLevel,
}: WaitingRoomProps) {
  useRichTexts(undefined, textFormats);
  // A server may mean something else by its kinds.
  useAnswerControls(Array.isArray(kinds) ? kinds : []);
  const runner = useWords(runnerScreensWords);
  const formats = useFormats();
  const zone = useZoneSentence();
  return (
    <QuizNotice
      part="waiting"
      icon={<Clock />}
      heading={title}
      headingLevel={headingLevel}
      title={runner.notStartedTitle}
    >
      <TimeToStart attempt={attempt} />
      <p className="qw-quiz-notice-text">
        <span className="qw-text">{runner.startsAt(formats.moment(startsAt) ?? startsAt)}</span>{' '}
        <span className="qw-waiting-zone">{zone}</span>
      </p>
    </QuizNotice>
  );
}

/**
 * The time to the start: in words at first, as a clock in the last hour. The only part that renders
 * each second.
 */
function TimeToStart({ attempt }: { attempt: AttemptHandle }) {
  const runner = useWords(runnerScreensWords);
  const { secondsToStart: seconds } = useCountdown(attempt);
  if (seconds === null) return null;
  if (seconds <= 0) return <p className="qw-waiting-time">{runner.starting}</p>;
  if (seconds < wordsFrom) return <Countdown label={runner.startsIn} seconds={seconds} />;
  const minutes = Math.ceil(seconds / 60);
  const days = Math.floor(minutes / 1440);
  return (
    <p className="qw-waiting-time" role="timer">
      <span className="qw-waiting-label">{runner.startsIn}</span>{' '}
      <span className="qw-text">
        {runner.timeToStart(days, Math.floor((minutes % 1440) / 60), minutes % 60)}
      </span>
    </p>
  );
}
