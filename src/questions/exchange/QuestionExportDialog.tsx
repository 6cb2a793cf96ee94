import { useId, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import type { Question } from '../../api/entities';
import { commonWords } from '../../messages/en/common';
import { exchangeWords } from '../../messages/en/exchange';
import { questionsWords } from '../../messages/en/questions';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { DialogForm } from '../../ui/dialog/DialogForm';
import { RadioGroup } from '../../ui/field/RadioGroup';
import { exportQuestions } from './exportQuestions';
import { writers, type ExportFormat } from './formats/writeQuestions';

interface QuestionExportDialogProps {
  open: boolean;
  onClose: () => void;
  /** The bank. */
  questions: readonly Question[];
  /** The selected questions; offered first if there are any. */
  selected: readonly Question[];
}

const exportFormats = Object.keys(writers) as ExportFormat[];

/** Asks which questions to export, and in which format. */
export function QuestionExportDialog({
  open,
  onClose,
  questions,
  selected,
}: QuestionExportDialogProps) {
  const common = useWords(commonWords);
  const bank = useWords(questionsWords);
  const words = useWords(exchangeWords);
  const { tell } = useApi();
  const formId = useId();
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [wantsAll, setWantsAll] = useState(false);
  const hasChoice = selected.length > 0;
  const isAll = wantsAll || !hasChoice;

  const save = () => {
    const exported = isAll ? questions : selected;
    exportQuestions(exported, format, words.fileName);
    tell({ type: 'exported', subject: 'question', count: exported.length });
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.exportTitle}
      description={hasChoice ? undefined : words.exportAll(questions.length)}
      closeLabel={common.close}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {bank.export}
          </Button>
        </>
      }
    >
      <DialogForm id={formId} busy={false} failure={undefined} onSubmit={save}>
        {hasChoice ? (
          <RadioGroup
            label={words.exportWhat}
            value={isAll ? 'all' : 'selected'}
            onValueChange={(value) => setWantsAll(value === 'all')}
            options={[
              { value: 'selected', label: words.exportSelected(selected.length) },
              { value: 'all', label: words.exportAll(questions.length) },
            ]}
          />
        ) : null}
        <RadioGroup
          label={words.format}
          value={format}
          onValueChange={(value) => setFormat(value as ExportFormat)}
          options={exportFormats.map((value) => ({ value, label: words.exportAs[value] }))}
        />
      </DialogForm>
    </Dialog>
  );
}
