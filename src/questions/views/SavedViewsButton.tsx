import { Suspense, useState, useMemo } from 'react';
import { lazyPart } from '../../base/lazyPart';
import { bankWords } from '../../messages/en/bank';
import { useWords } from '../../provider/MessagesContext';
import { IconButton } from '../../ui/button/IconButton';
import { Bookmark } from '../../ui/icons/teachingIcons';
import { readView, type BankView } from '../filters/bankView';
import { type SavedViewStore, deviceViews } from './savedViews';
import { useApi } from '../../api/ApiContext';
import { ownerOf } from '../../session/owner';
import { useSession } from '../../session/SessionContext';

/** Where the signed-in user's views are kept: at the host, or in this browser. */
function useViewStore(ofHost: SavedViewStore | undefined): SavedViewStore {
  const { server } = useApi();
  const owner = ownerOf(useSession()?.user._id, server);
  const ofDevice = useMemo(() => deviceViews(owner), [owner]);
  return ofHost ?? ofDevice;
}

export interface SavedViewsButtonProps {
  /** What the bank is asked for, to be saved under a name. */
  view: BankView;
  onChange: (view: BankView) => void;
  /** Where the host keeps views; undefined if this browser does. */
  store: SavedViewStore | undefined;
}

const SavedViewsDialog = lazyPart(
  async () => (await import('./SavedViewsDialog')).SavedViewsDialog,
);

/** Opens the dialog of saved filters. */
export function SavedViewsButton({ view, onChange, store: ofHost }: SavedViewsButtonProps) {
  const { views: words } = useWords(bankWords);
  const store = useViewStore(ofHost);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={words.open} icon={<Bookmark />} onClick={() => setOpen(true)} />
      {isOpen ? (
        <Suspense>
          <SavedViewsDialog
            view={view}
            store={store}
            onChoose={(chosen) => {
              onChange(readView(chosen));
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
