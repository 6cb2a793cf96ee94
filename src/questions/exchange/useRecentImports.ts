import { useEffect, useMemo, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import type { Question } from '../../api/entities';
import { ownerOf } from '../../session/owner';
import { useSession } from '../../session/SessionContext';
import { deviceImports, settled, withImport, type RecentImport } from './recentImports';

export interface RecentImports {
  /** Newest first. */
  imports: readonly RecentImport[];
  /** Says which questions of an import are in the bank. */
  keep: (at: string, ids: readonly string[]) => void;
}

/**
 * The imports that can be undone, also after a reload.
 *
 * @param bank undefined until it is known
 */
export function useRecentImports(bank: readonly Question[] | undefined): RecentImports {
  const { client, server } = useApi();
  const owner = ownerOf(useSession()?.user._id, server);
  const store = useMemo(() => deviceImports(owner, client), [owner, client]);
  const [imports, setImports] = useState<readonly RecentImport[]>([]);
  useEffect(() => {
    const kept = store.read();
    const next = bank ? settled(kept, bank) : kept;
    const isSame = next.length === kept.length && next.every((each, nth) => each === kept[nth]);
    if (!isSame) store.write(next);
    setImports(next);
  }, [store, bank]);
  return {
    imports,
    keep(at, ids) {
      // Another tab may have imported too.
      const next = withImport(store.read(), at, ids);
      store.write(next);
      setImports(next);
    },
  };
}
