import { useEffect, useState } from 'react';
import { useLatest } from '../../base/useLatest';
import type { SavedView, SavedViewStore } from './savedViews';

export interface SavedViews {
  /** Undefined until they have been read. */
  views: readonly SavedView[] | undefined;
  /** What failed last; null where nothing did. */
  failure: { action: 'read' | 'write'; error: unknown } | null;
  isSaving: boolean;
  read: () => void;
  /**
   * Changes the views as they are now, which another tab may have changed meanwhile.
   *
   * @param by gives the same array to change nothing
   * @returns whether they are saved
   */
  change: (by: (views: readonly SavedView[]) => readonly SavedView[]) => Promise<boolean>;
}

/** The views that the user has saved, read when the component appears. */
export function useSavedViews(store: SavedViewStore): SavedViews {
  const [views, setViews] = useState<readonly SavedView[]>();
  const [failure, setFailure] = useState<SavedViews['failure']>(null);
  const [isSaving, setSaving] = useState(false);
  const latest = useLatest(store);

  const attempt = async (action: 'read' | 'write', act: () => Promise<readonly SavedView[]>) => {
    setFailure(null);
    try {
      setViews(await act());
      return true;
    } catch (error) {
      console.error(error);
      setFailure({ action, error });
      return false;
    }
  };
  const read = () => void attempt('read', () => latest.current.read());
  useEffect(() => {
    read();
    // Once: a host may pass a store that is made anew for each rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    views,
    failure,
    isSaving,
    read,
    async change(by) {
      setSaving(true);
      const isSaved = await attempt('write', async () => {
        const now = await latest.current.read();
        const next = by(now);
        if (next !== now) await latest.current.write(next);
        return next;
      });
      setSaving(false);
      return isSaved;
    },
  };
}
