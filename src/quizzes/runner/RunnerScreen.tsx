import { useEffect, useState, type ReactNode, type RefObject, useRef } from 'react';
import type { ApiError } from '../../api/ApiError';
import type { Receipt } from '../../api/entities';
import type { Paper } from '../../attempt/answers/paper';
import type { AttemptHandle } from '../../attempt/hooks/useAttempt';
import { paperOf, type AttemptState, type Phase } from '../../attempt/state/attemptState';
import { useLatest } from '../../base/useLatest';
import { runnerWords } from '../../messages/en/runner';
import { useWords } from '../../provider/MessagesContext';
import type { HeadingLevel } from '../../ui/text/Heading';
import { Delayed } from '../../ui/loading/Delayed';
import { Skeleton } from '../../ui/loading/Skeleton';
import { Announcer } from './announcer/Announcer';
import { PaperFailure } from './screens/PaperFailure';
import { QuizPaper } from './paper/QuizPaper';
import type { TimeUnknown } from './time/TimeRemaining';
import { useDeliveryReports } from './submission/useDeliveryReports';
import { useFocusOnScreen } from './focus/useFocusOnScreen';
import { useLaterScreens } from './paper/useLaterScreens';
import { useOpening } from './screens/useOpening';

/**
 * Undoes, once, a submission that was pending before the page was opened; never one from this page.
 */
function useResuming({ state, resume }: AttemptHandle, isWanted: boolean): void {
  const isMadeHere = useRef(false);
  /** The attempt that is already handled. Another one begins when the user becomes known. */
  const doneFor = useRef<AttemptHandle['resume'] | null>(null);
  const { phase } = state;
  useEffect(() => {
    if (phase === 'submitting') isMadeHere.current = true;
    if (phase === 'running') doneFor.current = resume;
    if (phase !== 'unsent' || !isWanted) return;
    if (isMadeHere.current || doneFor.current === resume) return;
    doneFor.current = resume;
    void resume();
  }, [phase, isWanted, resume]);
}

export interface RunnerScreenProps {
  attempt: AttemptHandle;
  /** What the screens are shown in. */
  root: RefObject<HTMLElement | null>;
  quizId: string;
  layout: 'all' | 'single';
  timeUnknown: TimeUnknown;
  onTitle: ((title: string) => void) | undefined;
  onSubmitted: ((receipt: Receipt | undefined) => void) | undefined;
  onUnsent: ((error: ApiError) => void) | undefined;
  resumes: boolean;
  signIn: ReactNode;
  failedAction: ReactNode;
  headingLevel: HeadingLevel;
}

/** Phases with no answers to copy, or with a screen that has its own button for it. */
const withoutCopy: readonly Phase[] = ['loading', 'waiting', 'unsent', 'submitted'];

/** Whether a condition has held in any render so far. */
function useHasBeen(isNow: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(false);
  if (isNow && !hasBeen) setHasBeen(true);
  return hasBeen;
}

/**
 * The paper that stays on the screen while it is submitted and while its student signs in again. One
 * that is submitted at zero meanwhile stays too; otherwise a half-typed password is lost.
 */
function useShownPaper(state: AttemptState) {
  const paper = paperOf(state);
  const [atSignOut, setAtSignOut] = useState<Paper | null>(null);
  const isSignedOut = state.phase === 'signedOut';
  const next = isSignedOut ? (paper ?? atSignOut) : state.phase === 'submitting' ? atSignOut : null;
  if (next !== atSignOut) setAtSignOut(next);
  return { paper: paper ?? next, needsSignIn: isSignedOut || next !== null };
}

/** What an attempt shows: its paper, or the screen of its phase. */
export function RunnerScreen({
  attempt,
  root,
  quizId,
  layout,
  timeUnknown,
  onTitle,
  onSubmitted,
  onUnsent,
  resumes,
  signIn,
  failedAction,
  headingLevel,
}: RunnerScreenProps) {
  const runner = useWords(runnerWords);
  const { state } = attempt;
  const { paper, needsSignIn } = useShownPaper(state);
  const failure = state.phase === 'failed' || state.phase === 'refused' ? state : null;
  const hasNone = paper === null && state.phase === 'loading';
  const later = useLaterScreens(paper !== null, paper === null && !hasNone);
  const isLoading = hasNone || (paper === null && failure === null && later === null);
  const screen = paper !== null ? 'paper' : isLoading ? 'loading' : state.phase;
  useDeliveryReports(state, { onSubmitted, onUnsent });
  useResuming(attempt, resumes);
  useFocusOnScreen(root, screen);
  const hasWaited = useHasBeen(screen === 'waiting');
  const running = state.phase === 'running' ? state : null;
  const hasRun = useHasBeen(running !== null);

  const title = (paper ?? (state.phase === 'waiting' ? state : null))?.title;
  const latestOnTitle = useLatest(onTitle);
  useEffect(() => {
    if (title !== undefined) latestOnTitle.current?.(title);
  }, [title, latestOnTitle]);

  const isSubmitted = state.phase === 'signedOut' && state.paper === null;
  const isDenied = 'isDenied' in state && state.isDenied;
  const copy = later && !withoutCopy.includes(state.phase) && attempt.copy() !== null && (
    <later.CopyAnswersButton
      copy={attempt.copy}
      size={needsSignIn || isDenied ? 'small' : undefined}
    />
  );
  const note = paper !== null && isSubmitted && <div>{runner.timeUpSignedOut}</div>;
  const login =
    signIn ??
    (later && (
      <later.SignInAgainBanner
        onSignedIn={attempt.retry}
        isUnsure={isDenied}
        note={note}
        action={copy}
      />
    ));
  const screenProps = { login, copy, failedAction };
  const withoutPaper =
    failure !== null ? (
      <PaperFailure {...screenProps} state={failure} retry={attempt.retry} quizId={quizId} />
    ) : later === null || isLoading ? (
      <Delayed>
        <Skeleton shape="rows" lines={6} />
      </Delayed>
    ) : (
      <later.PhaseScreen
        key={screen}
        {...screenProps}
        attempt={attempt}
        hasRun={hasRun}
        headingLevel={headingLevel}
      />
    );
  return (
    <>
      <Announcer onSay={useOpening(attempt, paper, screen === 'loading', hasWaited)} />
      {paper === null ? (
        withoutPaper
      ) : (
        <QuizPaper
          attempt={attempt}
          paper={paper}
          isTimeUp={running?.isTimeUp ?? isSubmitted}
          isSubmitting={state.phase === 'submitting'}
          isSignedOut={state.phase === 'signedOut'}
          isReturned={running?.isReturned ?? false}
          headingLevel={headingLevel}
          layout={layout}
          timeUnknown={timeUnknown}
          notice={needsSignIn || isDenied ? login : null}
        />
      )}
    </>
  );
}
