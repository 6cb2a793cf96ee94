import { useMemo } from 'react';
import { useApi } from '../../api/ApiContext';
import { ownerOf } from '../../session/owner';
import { useSession } from '../../session/SessionContext';
import { deviceViews, type SavedViewStore } from './savedViews';

/** Where the signed-in user's views are kept: at the host, or in this browser. */
export function useViewStore(ofHost: SavedViewStore | undefined): SavedViewStore {
  const { server } = useApi();
  const owner = ownerOf(useSession()?.user._id, server);
  const ofDevice = useMemo(() => deviceViews(owner), [owner]);
  return ofHost ?? ofDevice;
}
