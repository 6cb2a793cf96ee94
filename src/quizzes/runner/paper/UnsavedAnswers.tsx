import type { Paper } from '../../../attempt/answers/paper';
import { useSaveState, type AttemptHandle } from '../../../attempt/hooks/useAttempt';
import { useAnswerControls } from '../../../items/useAnswerControls';
import { runnerWords } from '../../../messages/en/runner';
import { useWords } from '../../../provider/MessagesContext';
import { useRichTexts } from '../../../provider/useRichTexts';
import { Banner } from '../../../ui/state/Banner';
import { CopyAnswersButton } from '../submission/CopyAnswersButton';

interface UnsavedAnswersProps {
  attempt: AttemptHandle;
}

/**
 * The full warning above the questions when the answers exist only in the page. Also loads what the
 * texts and the kinds of the whole paper need, because questions may not be drawn before the network
 * is gone.
 */
export function SaveWarning({ attempt, paper }: UnsavedAnswersProps & { paper: Paper }) {
  const runner = useWords(runnerWords);
  useRichTexts(paper.questions);
  useAnswerControls(paper.questions.map(({ kind }) => kind));
  if (useSaveState(attempt) !== 'memory') return null;
  return <Banner tone="caution">{runner.notSaved}</Banner>;
}

/** Offers a copy of answers that no server has acknowledged; once one has, no copy is needed. */
export function UnsavedCopy({ attempt }: UnsavedAnswersProps) {
  const saving = useSaveState(attempt);
  if (saving !== 'device' && saving !== 'memory') return null;
  return <CopyAnswersButton size="large" variant="quiet" copy={attempt.copy} />;
}
