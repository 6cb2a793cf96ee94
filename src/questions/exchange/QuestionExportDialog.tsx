import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import type { Question } from '../../api/entities';
import { commonWords } from '../../messages/en/common';
import { exchangeWords } from '../../messages/en/exchange';
import { questionsWords } from '../../messages/en/questions';
import { useWords } from '../../provider/MessagesContext';
import { useNotify } from '../../provider/notifications';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { DialogForm } from '../../ui/dialog/DialogForm';
import { RadioGroup } from '../../ui/field/RadioGroup';
import { exportQuestions } from './exportQuestions';
import { picturesOf } from '../../fileFormats/format/writtenPictures';
import { writers, type ExportFormat } from '../../fileFormats/writeQuestions';
import { loadPictures } from './loadPictures';

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
  const { client, emit } = useApi();
  const notify = useNotify();
  const formId = useId();
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [wantsAll, setWantsAll] = useState(false);
  const hasChoice = selected.length > 0;
  const isAll = wantsAll || !hasChoice;
  const exported = isAll ? questions : selected;
  const pictures = useMemo(() => picturesOf(open ? exported : []), [open, exported]);
  const { takesPictures } = writers[format];
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const loading = useRef<AbortController | null>(null);
  useEffect(() => () => loading.current?.abort(), []);

  const leave = () => {
    loading.current?.abort();
    setBusy(false);
    onClose();
  };
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const { signal } = (loading.current = new AbortController());
    try {
      const loaded = await loadPictures(client, takesPictures ? pictures : [], signal);
      if (signal.aborted) return;
      await exportQuestions(exported, format, words.fileName, loaded.pictures, signal);
      emit({ type: 'exported', subject: 'question', count: exported.length });
      if (loaded.missing > 0) {
        notify({ tone: 'critical', message: words.picturesMissing(loaded.missing) });
      }
      onClose();
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      setFailure(words.exportFailed);
    }
    setBusy(false);
  };

  return (
    <Dialog
      open={open}
      onClose={leave}
      title={words.exportTitle}
      description={hasChoice ? undefined : words.exportAll(questions.length)}
      closeLabel={common.close}
      size="small"
      footer={
        <>
          <Button onClick={leave}>{common.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isBusy}
            busyLabel={words.exporting}
          >
            {bank.export}
          </Button>
        </>
      }
    >
      <DialogForm id={formId} busy={isBusy} failure={failure} onSubmit={() => void save()}>
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
          hint={pictures.size > 0 && !takesPictures ? words.picturesStay(pictures.size) : undefined}
          value={format}
          onValueChange={(value) => setFormat(value as ExportFormat)}
          options={exportFormats.map((value) => ({ value, label: words.exportAs[value] }))}
        />
      </DialogForm>
    </Dialog>
  );
}
