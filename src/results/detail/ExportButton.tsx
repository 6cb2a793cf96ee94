import { useState } from 'react';
import { useApi } from '../../api/ApiContext';
import type { Result } from '../../api/entities';
import { resultsWords } from '../../messages/en/results';
import { useFormats } from '../../provider/FormatsContext';
import { useWords } from '../../provider/MessagesContext';
import { useNotify } from '../../provider/notifications';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { ChevronDown, Download } from '../../ui/icons/icons';
import { Menu, MenuItem } from '../../ui/menu/Menu';
import { completeResults } from './completeResults';
import { exportResults, fileNameOf } from './resultsExport';

interface ExportButtonProps {
  /** The title of the exported results, as part of the file name. */
  title?: string | undefined;
  /** Reads what is exported. */
  read: () => Promise<readonly Result[]>;
}

/** Saves results as a CSV file; from a menu beside it, with ids. */
export function ExportButton({ title = '', read }: ExportButtonProps) {
  const words = useWords(resultsWords);
  const notify = useNotify();
  const { timeZone } = useFormats();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const save = async (withIds: boolean) => {
    setBusy(true);
    try {
      const results = await completeResults(api, await read());
      const name = fileNameOf(words.exportName, title);
      await exportResults(name, results, { timeZone, withIds });
      api.emit({ type: 'exported', subject: 'result', count: results.length });
    } catch (error) {
      console.error(error);
      notify({ tone: 'critical', message: words.exportFailed });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="qw-list-tools-end">
      <Button
        icon={<Download />}
        busy={busy}
        busyLabel={words.exporting}
        onClick={() => void save(false)}
      >
        {words.export}
      </Button>
      <Menu
        align="end"
        trigger={
          <IconButton
            label={words.exportOptions}
            variant="secondary"
            icon={<ChevronDown />}
            aria-busy={busy || undefined}
          />
        }
      >
        <MenuItem description={words.exportIdsHint} onClick={() => void save(true)}>
          {words.exportIds}
        </MenuItem>
      </Menu>
    </div>
  );
}
