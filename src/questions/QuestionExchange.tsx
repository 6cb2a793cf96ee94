import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Question } from '../api/entities';
import { commonWords } from '../messages/en/common';
import { exchangeWords } from '../messages/en/exchange';
import { useWords } from '../provider/MessagesContext';
import { useNotify } from '../provider/notifications';
import { Button } from '../ui/Button';
import { Menu, MenuGroup, MenuItem } from '../ui/Menu';
import type { ExportFormat } from './formats/found';

export interface QuestionExchangeProps {
  /** The bank; undefined while it is not known. */
  questions: readonly Question[] | undefined;
  /** Those of it that are selected. */
  selected: readonly Question[];
  /** Called with the ids of what an import added, as far as the server says them. */
  onImported: (ids: readonly string[]) => void;
}

type ImportDialog = (typeof import('./QuestionImportDialog'))['QuestionImportDialog'];

/**
 * The buttons to bring questions in and to take them out. What they open is loaded on first use:
 * parsers and dialog weigh more than the bank.
 */
export function QuestionExchange({ questions, selected, onImported }: QuestionExchangeProps) {
  const common = useWords(commonWords);
  const words = useWords(exchangeWords);
  const notify = useNotify();
  const [Dialog, setDialog] = useState<ImportDialog | null>(null);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState<'import' | 'export' | null>(null);
  const isLoading = useRef(false);

  const load = async (what: 'import' | 'export', work: () => Promise<void>) => {
    if (isLoading.current) return;
    isLoading.current = true;
    setLoading(what);
    try {
      await work();
    } catch (error) {
      console.error(error);
      const message = what === 'import' ? words.importNotLoaded : words.exportNotLoaded;
      notify({ tone: 'critical', message });
    }
    isLoading.current = false;
    setLoading(null);
  };

  const openImport = () => {
    if (Dialog) {
      setOpen(true);
      return;
    }
    void load('import', async () => {
      const { QuestionImportDialog } = await import('./QuestionImportDialog');
      setDialog(() => QuestionImportDialog);
      setOpen(true);
    });
  };

  const save = (some: readonly Question[], format: ExportFormat) =>
    void load('export', async () => {
      const { exportQuestions } = await import('./exportQuestions');
      exportQuestions(some, format, words.fileName);
    });
  const group = (label: string, some: readonly Question[]) => (
    <MenuGroup label={label}>
      <MenuItem onClick={() => save(some, 'csv')}>{words.exportAs.csv}</MenuItem>
      <MenuItem onClick={() => save(some, 'gift')}>{words.exportAs.gift}</MenuItem>
    </MenuGroup>
  );

  return (
    <div className="qw-question-import-row">
      <Button
        icon={<Upload />}
        busy={loading === 'import'}
        busyLabel={common.loading}
        onClick={openImport}
      >
        {words.import}
      </Button>
      <Menu
        align="end"
        trigger={
          <Button
            icon={<Download />}
            busy={loading === 'export'}
            busyLabel={common.loading}
            disabled={!questions?.length}
          >
            {words.export}
          </Button>
        }
      >
        {selected.length > 0 ? group(words.exportSelected(selected.length), selected) : null}
        {group(words.exportAll(questions?.length ?? 0), questions ?? [])}
      </Menu>
      {Dialog ? (
        <Dialog {...{ open, questions, onImported }} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}
