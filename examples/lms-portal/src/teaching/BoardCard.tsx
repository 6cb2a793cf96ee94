import { useExtendTime, useFormats, type UpcomingQuiz } from 'quizwright/hooks';
import { closingTime, quizPhase, type QuizTimes } from 'quizwright/rules';
import { useNotices } from '../notices/NoticeProvider';
import { Button } from '../ui/Button';
import { useNow } from './useNow';

interface BoardCardProps {
  quiz: UpcomingQuiz;
  group: string | undefined;
}

/** One quiz, readable from the last row of the classroom. */
export function BoardCard({ quiz, group }: BoardCardProps) {
  const formats = useFormats();
  const now = useNow();
  const { title, schadule, code = '', participants } = quiz;
  const times = timesOf(quiz);
  const phase = times && quizPhase(times, now);
  return (
    <article className="flex h-full flex-col gap-5 rounded-panel border border-line bg-card p-6">
      <header>
        <h2 className="font-display text-2xl font-bold">{title}</h2>
        <p className="text-soft">{group}</p>
      </header>
      <p className="@container rounded-2xl bg-well px-4 py-6 text-center">
        <span className="block text-sm text-soft">Join with the code</span>
        <strong className="font-display text-[min(3.5rem,12cqi)] tracking-wider whitespace-nowrap">
          {inHalves(code)}
        </strong>
      </p>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {phase === 'upcoming' ? <Fact name="Opens">{formats.moment(schadule)}</Fact> : null}
        {times !== null && phase !== 'upcoming' ? (
          <Fact name="Closes">{formats.time(closingTime(times).toISOString())}</Fact>
        ) : null}
        <Fact name="Joined">{formats.number(participants)}</Fact>
      </dl>
      {phase === 'open' ? <AddTime quiz={quiz} /> : null}
    </article>
  );
}

function Fact({ name, children }: { name: string; children: string | null }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="text-xl font-bold tabular-nums">{children}</dd>
    </div>
  );
}

const minutes = 5;

/** The hook invalidates the list, so the closing time above updates by itself. */
function AddTime({ quiz: { _id, title } }: { quiz: UpcomingQuiz }) {
  const notify = useNotices();
  const { mutate, isPending, error } = useExtendTime({
    onSuccess: ({ message }) =>
      notify({
        tone: 'positive',
        text: message || `${title} goes on for ${minutes} minutes more.`,
      }),
  });
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        disabled={isPending}
        aria-label={`${minutes} more minutes for ${title}`}
        onClick={() => mutate({ id: _id, body: { minutes } })}
      >
        {minutes} more minutes
      </Button>
      <p role="alert" className="font-bold text-danger empty:hidden">
        {error && (error.fromServer ? error.message : 'That did not work. Try again in a moment.')}
      </p>
    </div>
  );
}

/** Null where the server does not send them. */
function timesOf({ schadule, duration }: UpcomingQuiz): QuizTimes | null {
  if (schadule === undefined || duration === undefined) return null;
  return { opensAt: new Date(schadule), duration };
}

/** The code as it is read aloud. */
function inHalves(code: string): string {
  const middle = Math.ceil(code.length / 2);
  return `${code.slice(0, middle)} ${code.slice(middle)}`;
}
