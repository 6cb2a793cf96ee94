import { useRef, useState } from 'react';
import type { QuizWithQuestions } from '../../api/entities';
import { commonWords } from '../../messages/en/common';
import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Banner } from '../../ui/state/Banner';
import { Printer } from '../../ui/icons/teachingIcons';
import { Select } from '../../ui/select/Select';
import { PrintedQuiz, type PrintedPart } from './PrintedQuiz';
import { usePlannedDuration } from './usePlannedDuration';
import { usePrintAlone } from './usePrintAlone';
import { usePrintWhenDrawn } from './usePrintWhenDrawn';

interface QuizPrintDialogProps {
  quiz: QuizWithQuestions;
  open: boolean;
  onClose: () => void;
}

const parts: readonly PrintedPart[] = ['both', 'questions', 'key'];

/** Previews and prints a quiz on paper, for a room whose network fails. */
export function QuizPrintDialog({ quiz, open, onClose }: QuizPrintDialogProps) {
  const common = useWords(commonWords);
  const { print: words } = useWords(quizzesWords);
  const [part, setPart] = useState<PrintedPart>('both');
  const paper = useRef<HTMLDivElement>(null);
  usePrintAlone(paper, open);
  const planned = usePlannedDuration(quiz, open);
  const { stage, print, printNow } = usePrintWhenDrawn(paper, open);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={words.title}
      closeLabel={common.close}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" icon={<Printer />} busy={stage === 'loading'} onClick={print}>
            {words.print}
          </Button>
        </>
      }
    >
      <div className="qw-dialog-form">
        <Select
          label={words.what}
          hint={quiz.shuffle_questions || quiz.shuffle_options ? words.ownOrder : undefined}
          value={part}
          options={parts.map((value) => ({ value, label: words.parts[value] }))}
          onChange={(event) => setPart(event.target.value as PrintedPart)}
        />
        <div className="qw-print-state" role="status">
          {stage === 'loading' ? (
            <Banner title={words.loadingPictures}>{words.loadingPicturesHint}</Banner>
          ) : null}
          {stage === 'asking' ? (
            <Banner
              tone="caution"
              title={words.late}
              actions={
                <Button size="small" onClick={printNow}>
                  {words.printAnyway}
                </Button>
              }
            >
              {words.lateHint}
            </Banner>
          ) : null}
        </div>
        <PrintedQuiz
          ref={paper}
          quiz={quiz}
          part={part}
          {...planned}
          role="group"
          aria-label={words.preview}
          data-part="preview"
        />
      </div>
    </Dialog>
  );
}
