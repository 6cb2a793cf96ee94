import { useRef, useState } from 'react';
import { useApi } from '../../api/ApiContext';
import { isJsonObject } from '../../api/shape';
import { readJson, storageOf, writeJson } from '../../base/storage';
import { ownedBy, ownerOf } from '../../session/owner';
import { useSession } from '../../session/SessionContext';
import { isRole, type Role } from '../../fileFormats/tables/columns';
import type { Counting } from '../../fileFormats/tables/keys';
import { noChoices, type TableChoices } from '../../fileFormats/tables/tables';

/** How many tables are remembered. */
const mostTables = 50;

type Roles = TableChoices['roles'];

function remembered(key: string): Roles {
  const kept = readJson(storageOf('localStorage'), key);
  return new Map(
    Object.entries(isJsonObject(kept) ? kept : {}).flatMap(([headings, roles]) =>
      Array.isArray(roles) && roles.every(isRole) ? [[headings, roles] as const] : [],
    ),
  );
}

export interface ColumnChoices {
  choices: TableChoices;
  /** Begins another text, of which only what is remembered is known. */
  begin: () => void;
  /** Chooses what the columns become under headings; undefined lets them be detected again. */
  choose: (key: string, roles: readonly Role[] | undefined) => void;
  /** Chooses the row of the headings of a table; -1 for none. */
  chooseHead: (path: string | undefined, head: number) => void;
  /** Chooses how the numbers in keys count. */
  count: (counting: Counting) => void;
}

/**
 * What somebody chooses for the columns of tables. For the same headings it is remembered in this
 * browser, under their key alone; without a user, or where the browser stores nothing, as long as the
 * widget is there.
 */
export function useColumnChoices(): ColumnChoices {
  const { server } = useApi();
  const owner = ownerOf(useSession()?.user._id, server);
  const place = owner === undefined ? undefined : `${ownedBy('quizwright:columns:', owner)}import`;
  const [choices, setChoices] = useState(noChoices);
  const isStored = useRef(true);
  const known = (): Roles =>
    place === undefined || !isStored.current ? choices.roles : remembered(place);
  return {
    choices,
    begin: () => setChoices({ ...noChoices, roles: known() }),
    choose(key, roles) {
      const others = [...known()].filter(([other]) => other !== key);
      const kept = [...others, ...(roles ? [[key, roles] as const] : [])].slice(-mostTables);
      if (place !== undefined) {
        isStored.current = writeJson(storageOf('localStorage'), place, Object.fromEntries(kept));
      }
      setChoices({ ...choices, roles: new Map(kept) });
    },
    chooseHead: (path, head) =>
      setChoices({ ...choices, heads: new Map(choices.heads).set(path, head) }),
    count: (counting) => setChoices({ ...choices, counting }),
  };
}
