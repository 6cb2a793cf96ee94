import { useEffect, useRef, type ReactNode } from 'react';
import { exchangeWords } from '../../messages/en/exchange';
import { useWords } from '../../provider/MessagesContext';
import { Banner } from '../../ui/state/Banner';
import { Button } from '../../ui/button/Button';
import { Undo2 } from '../../ui/icons/teachingIcons';
import { Progress } from '../../ui/loading/Progress';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { QuestionImportReport, ReportDownload, type ReportLine } from './QuestionImportReport';
import type { ImportProgress } from './useImportRun';

interface QuestionImportOutcomeProps {
  progress: ImportProgress;
  /** The questions that the server refused, and why. */
  refusals: readonly ReportLine[];
  /** All remarks, also those about questions that were never sent. */
  report: readonly ReportLine[];
  /** Whether the bank has questions of it that nobody has touched since. */
  isUndoable: boolean;
  onContinue: () => void;
  onUndo: () => void;
}

/** The progress of an import, and its outcome. Parts: `count`. */
export function QuestionImportOutcome({
  progress,
  refusals,
  report,
  isUndoable,
  onContinue,
  onUndo,
}: QuestionImportOutcomeProps) {
  const words = useWords(exchangeWords);
  const { phase, all, done, added, removed, sentence, isUnsure } = progress;
  // The focused element is gone with the step before.
  const place = useRef<HTMLDivElement>(null);
  const isBusy = phase === 'uploading' || phase === 'adding' || phase === 'removing';
  useEffect(() => place.current?.focus(), [isBusy]);

  const frame = (name: string, content: ReactNode) => (
    <div className="qw-question-import" ref={place} tabIndex={-1} role="group" aria-label={name}>
      {content}
    </div>
  );
  if (isBusy) {
    const [label, count] = {
      uploading: [words.uploading, words.uploaded] as const,
      adding: [words.adding, words.added] as const,
      removing: [words.undoing, words.removed] as const,
    }[phase];
    // Announced only at each quarter: every step would be read over the one before.
    const quarter = Math.floor((4 * done) / all);
    return frame(
      label,
      <>
        <Progress label={label} value={done} max={all} valueText={count(done, all)} />
        <p className="qw-question-import-hint" data-part="count">
          {`${label}: ${count(done, all)}`}
        </p>
        <VisuallyHidden role="status">
          {quarter > 0 ? count(Math.ceil((quarter * all) / 4), all) : ''}
        </VisuallyHidden>
      </>,
    );
  }
  const undo =
    (added > 0 && isUndoable) || isUnsure ? (
      <Button size="small" icon={<Undo2 className="qw-mirrored" />} onClick={onUndo}>
        {words.undo}
      </Button>
    ) : null;
  if (phase === 'removed') {
    const kept = progress.kept > 0 ? words.undoKept(progress.kept) : '';
    const undone = removed > 0 || !(undo || kept) ? words.undone(removed) : undefined;
    const rest = progress.isUndoStopped
      ? words.undoStopped(added)
      : words.notUndone(added, sentence ?? words.undoAgain);
    const sentences = `${undo ? rest : ''} ${kept}`.trim();
    return frame(
      undone ?? sentences,
      <Banner
        role={undo ? 'alert' : undefined}
        tone={progress.isUndoStopped ? 'caution' : undo ? 'critical' : 'positive'}
        title={undone}
        actions={undo}
      >
        {sentences}
      </Banner>,
    );
  }
  const left = all - done;
  const title = added > 0 ? words.done(added) : isUnsure ? words.doneUnsure : words.doneNone;
  return frame(
    title,
    <>
      <Banner
        role={left > 0 ? 'alert' : undefined}
        tone={phase === 'failed' ? 'critical' : left > 0 || added === 0 ? 'caution' : 'positive'}
        title={title}
        actions={
          <>
            {left > 0 ? (
              <Button size="small" variant="primary" onClick={onContinue}>
                {words.resume}
              </Button>
            ) : null}
            {undo}
          </>
        }
      >
        {left > 0
          ? `${sentence ?? words.stopped} ${isUnsure ? words.leftUnsure(left) : words.left(left)}`
          : null}
      </Banner>
      {undo && left === 0 ? <p className="qw-question-import-hint">{words.undoLater}</p> : null}
      {refusals.length > 0 ? (
        <>
          <p className="qw-question-import-hint">{words.refused(refusals.length)}</p>
          <QuestionImportReport lines={refusals} saved={report} />
        </>
      ) : report.length > 0 ? (
        <div className="qw-question-import-row">
          <p className="qw-question-import-hint">{words.reportKept}</p>
          <ReportDownload lines={report} />
        </div>
      ) : null}
    </>,
  );
}
