import { useId, useState } from 'react';
import type { Question } from '../../api/entities';
import { commonWords } from '../../messages/en/common';
import { exchangeWords } from '../../messages/en/exchange';
import { useErrorSentence } from '../../provider/useErrorSentence';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { Dialog } from '../../ui/dialog/Dialog';
import { Spinner } from '../../ui/loading/Spinner';
import { QuestionImportOutcome } from './QuestionImportOutcome';
import { placeOf, type ReportLine } from './QuestionImportReport';
import { QuestionImportReview } from './QuestionImportReview';
import { QuestionImportSource } from './QuestionImportSource';
import { RecentImportList } from './RecentImportList';
import type { RecentImport } from './recentImports';
import { useImportReview, type TakenQuestion } from './useImportReview';
import { useImportRun } from './useImportRun';
import { useImportText } from './useImportText';
import { useRecentImports } from './useRecentImports';

export interface QuestionImportDialogProps {
  open: boolean;
  /** The bank, to find duplicates in; undefined until it is known. */
  questions: readonly Question[] | undefined;
  /** Called with the ids of the added questions, as far as the server sends them. */
  onImported: (ids: readonly string[]) => void;
  onClose: () => void;
}

/**
 * Imports questions from a file or a text in three steps: choose, review, add. Closing it keeps the
 * step and the choice until everything is added, and asks for confirmation while questions are being
 * added.
 */
export function QuestionImportDialog({
  open,
  questions,
  onImported,
  onClose,
}: QuestionImportDialogProps) {
  const common = useWords(commonWords);
  const words = useWords(exchangeWords);
  const errorSentence = useErrorSentence();
  const formId = useId();
  const [pasted, setPasted] = useState('');
  const [step, setStep] = useState<'choose' | 'add'>('choose');
  const [isAsking, setAsking] = useState(false);
  const [sent, setSent] = useState<readonly TakenQuestion[]>([]);
  const text = useImportText(questions);
  const review = useImportReview(text.read, text.guesses, open);
  const recent = useRecentImports(questions);
  const run = useImportRun(open, onImported, recent);
  const { progress } = run;
  // Otherwise the next run would begin with the confirmation for this one.
  if (isAsking && !run.isBusy) setAsking(false);
  const [wasOpen, setWasOpen] = useState(open);

  const refusals = (progress?.refused ?? []).map(({ index, error, picture }): ReportLine => {
    const question = sent[index];
    const reason = errorSentence(error, picture === undefined ? words.refused(1) : '');
    return {
      key: `refused-${index}`,
      place: placeOf(question?.found ?? { line: 1 }),
      field: words.fields.file,
      message:
        picture === undefined ? reason : words.problems.pictures.refused(picture, reason).trim(),
      title: question?.draft.title ?? '',
    };
  });
  const report = [...refusals, ...review.report];

  const leave = () => {
    if (run.isBusy) setAsking(true);
    else onClose();
  };
  const add = () => {
    setSent(review.taken);
    setStep('add');
    run.start(
      review.taken.map(({ draft }) => draft),
      text.read?.pictures ?? new Map(),
    );
  };
  const undoRecent = (earlier: RecentImport) => {
    setSent([]);
    setStep('add');
    run.undo(earlier);
  };
  const again = () => {
    text.close();
    setPasted('');
    setStep('choose');
  };

  // Not when it closes, because its content stays in sight until it has faded out.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open && step === 'add' && run.isSettled) again();
  }

  const busyLabel = text.isReading
    ? words.reading
    : text.source && review.isChecking
      ? words.checking
      : undefined;
  const foundSoFar = text.isReading ? text.count : review.count;
  const isAdding = step === 'add' && progress !== null;
  const stopQuestion = progress?.phase === 'removing' ? words.stopUndoQuestion : words.stopQuestion;
  const content = isAdding ? (
    <QuestionImportOutcome
      progress={progress}
      refusals={refusals}
      report={report}
      isUndoable={run.isUndoable}
      onContinue={run.resume}
      onUndo={() => run.undo()}
    />
  ) : text.read && !review.isFirst ? (
    // It stays while the text is read again in another way, and the focus with it.
    <QuestionImportReview text={text} review={review} />
  ) : busyLabel ? (
    <div className="qw-question-import-row">
      <Spinner label={busyLabel} />
      <p className="qw-question-import-hint">
        {foundSoFar > 0 ? words.readSoFar(foundSoFar) : busyLabel}
      </p>
    </div>
  ) : (
    <>
      <QuestionImportSource
        formId={formId}
        pasted={pasted}
        onPastedChange={setPasted}
        onSource={text.open}
      />
      <RecentImportList imports={recent.imports} bank={questions} onUndo={undoRecent} />
    </>
  );

  return (
    <Dialog
      open={open}
      onClose={leave}
      title={words.title}
      closeLabel={common.close}
      size="large"
      footer={
        isAdding ? (
          run.isBusy ? (
            <Button onClick={() => setAsking(true)}>{words.stop}</Button>
          ) : (
            <>
              <Button onClick={again}>{words.another}</Button>
              <Button
                variant={progress.done < progress.all ? 'secondary' : 'primary'}
                onClick={onClose}
              >
                {words.finish}
              </Button>
            </>
          )
        ) : text.source ? (
          <>
            <Button onClick={text.close}>{words.back}</Button>
            <Button
              variant="primary"
              busy={busyLabel !== undefined}
              busyLabel={busyLabel}
              disabled={!busyLabel && review.taken.length === 0}
              onClick={add}
            >
              {words.add(review.taken.length)}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{common.cancel}</Button>
            <Button type="submit" form={formId} variant="primary">
              {words.source.read}
            </Button>
          </>
        )
      }
    >
      {content}
      <ConfirmDialog
        open={isAsking}
        title={stopQuestion.title}
        description={stopQuestion.text}
        confirmLabel={words.stopQuestion.stop}
        cancelLabel={words.stopQuestion.stay}
        closeLabel={common.close}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          run.stop();
        }}
      />
    </Dialog>
  );
}
