import { useState } from 'react';
import { useApi } from '../../api/ApiContext';
import { resultsWords } from '../../messages/en/results';
import { useWords } from '../../provider/MessagesContext';
import { useNotify } from '../../provider/notifications';
import { Button } from '../../ui/button/Button';
import { Download } from '../../ui/icons/icons';
import { exportResults, fileNameOf, type ExportedResult } from './resultsExport';

interface ExportButtonProps {
  /** The title of the exported results, as part of the file name. */
  title?: string | undefined;
  /** Reads what is exported. */
  read: () => Promise<readonly ExportedResult[]>;
}

/** Saves results as a CSV file. */
export function ExportButton({ title = '', read }: ExportButtonProps) {
  const words = useWords(resultsWords);
  const notify = useNotify();
  const { tell } = useApi();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const results = await read();
      await exportResults(fileNameOf(words.exportName, title), results);
      tell({ type: 'exported', subject: 'result', count: results.length });
    } catch (error) {
      console.error(error);
      notify({ tone: 'critical', message: words.exportFailed });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      className="qw-list-tools-end"
      icon={<Download />}
      busy={busy}
      busyLabel={words.exporting}
      onClick={() => void save()}
    >
      {words.export}
    </Button>
  );
}
