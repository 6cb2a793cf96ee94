import { useRef, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import type { Question } from '../../api/entities';
import { questionsOptions } from '../../api/teachingOperations';
import { codeLoader } from '../../base/codeLoader';
import { commonWords } from '../../messages/en/common';
import { questionsWords } from '../../messages/en/questions';
import { useWords } from '../../provider/MessagesContext';
import { useNotify } from '../../provider/notifications';
import { useErrorSentence } from '../../provider/useErrorSentence';
import type { Listing } from '../../api/useListing';
import { Button } from '../../ui/button/Button';
import { Download } from '../../ui/icons/icons';
import { Upload } from '../../ui/icons/teachingIcons';

export interface QuestionExchangeProps {
  /** The bank, whole or in pages. */
  list: Pick<Listing<Question, unknown>, 'data' | 'isWhole' | 'total'> & {
    /** Whether there may be more than its total. */
    isFiltered?: boolean | undefined;
  };
  /** The selected questions. */
  selected: readonly Question[];
  /** Called with the ids of the questions that an import added, as far as the server sends them. */
  onImported: (ids: readonly string[]) => void;
}

const loadDialogs = {
  import: codeLoader(async () => (await import('./QuestionImportDialog')).QuestionImportDialog),
  export: codeLoader(async () => (await import('./QuestionExportDialog')).QuestionExportDialog),
};
type Way = keyof typeof loadDialogs;
type Dialogs = { [Each in Way]?: Awaited<ReturnType<(typeof loadDialogs)[Each]>> };

/**
 * The Import and Export buttons. Their dialogs and parsers weigh more than the bank, so they load
 * on first use.
 */
export function QuestionExchange({ list, selected, onImported }: QuestionExchangeProps) {
  const common = useWords(commonWords);
  const words = useWords(questionsWords);
  const notify = useNotify();
  const errorSentence = useErrorSentence();
  const [dialogs, setDialogs] = useState<Dialogs>({});
  const [open, setOpen] = useState<Way | null>(null);
  const [loading, setLoading] = useState<Way | null>(null);
  const isLoading = useRef(false);
  const { client } = useApi();
  // Both compare with, or write, every question. Of a bank in pages, they are read for it alone: in
  // the cache they would take the place of the pages.
  const [everyQuestion, setEveryQuestion] = useState<readonly Question[]>();
  const questions = list.isWhole ? list.data : everyQuestion;
  const readBank = async () => {
    if (list.isWhole !== false) return;
    setEveryQuestion(
      await questionsOptions(client).queryFn({ signal: new AbortController().signal }),
    );
  };
  const { import: ImportDialog, export: ExportDialog } = dialogs;

  const show = async (way: Way) => {
    if (isLoading.current) return;
    isLoading.current = true;
    setLoading(way);
    try {
      const [dialog] = await Promise.all([loadDialogs[way](), readBank()]);
      setDialogs((known) => ({ ...known, [way]: dialog }));
      setOpen(way);
    } catch (error) {
      console.error(error);
      notify({ tone: 'critical', message: errorSentence(error, words.notLoaded[way]) });
    }
    isLoading.current = false;
    setLoading(null);
  };
  const button = (way: Way) => ({
    busy: loading === way,
    busyLabel: common.loading,
    onClick: () => void show(way),
    children: words[way],
  });
  const close = () => setOpen(null);
  const isEmpty = list.total === undefined || (list.total === 0 && !list.isFiltered);

  return (
    <div className="qw-question-import-row">
      <Button icon={<Upload />} {...button('import')} />
      <Button icon={<Download />} disabled={isEmpty} {...button('export')} />
      {ImportDialog ? (
        <ImportDialog
          open={open === 'import'}
          onClose={close}
          questions={questions}
          onImported={(ids) => {
            onImported(ids);
            readBank().catch(console.error);
          }}
        />
      ) : null}
      {ExportDialog && questions ? (
        <ExportDialog
          open={open === 'export'}
          onClose={close}
          questions={questions}
          selected={selected}
        />
      ) : null}
    </div>
  );
}
