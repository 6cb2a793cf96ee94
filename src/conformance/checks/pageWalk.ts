import type { PagedOperation } from '../../api/createQuizClient';
import { mostInPage } from '../../rules/limits';
import { hold, type Judge } from '../judging/judge';
import { Mismatch } from '../judging/outcome';
import type { Reply } from '../judging/wire';
import type { Account } from '../school/people';

/** What a list is asked for. */
export interface Asked {
  ids?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number>>;
}

interface Item {
  _id: string;
}

interface AnyPage {
  items: Item[];
  next: string | null;
  total: number;
}

/** The pages of a list from its first, one after the other. */
export interface Walk<Row extends Item> {
  items: Row[];
  total: number;
}

/** How many pages a walk reads at most. */
const mostPages = 10;

/** So many that a short list has about four pages. */
function limitFor(total: number): number {
  return Math.min(mostInPage, Math.max(2, Math.ceil(total / 4)));
}

const idOf = ({ _id }: Item): string => _id;

/**
 * Checks what all lists of a server have in common, since it pages them alike.
 *
 * @param sign of the fault, the same for each list
 * @throws Mismatch if the condition does not hold
 */
export function holdOfPages(
  condition: boolean,
  expected: string,
  came: string,
  sign = 'pages that do not add up to their list',
): void {
  if (!condition) throw new Mismatch(expected, came, undefined, undefined, sign);
}

/**
 * Reads a list page by page, and checks what all pages have in common: their limit, which differs
 * from page to page, their `total`, that nothing comes twice, and that the last page has no `next`.
 * Of a long list, it reads the first ten pages.
 *
 * @throws NotThere if the server has no pages
 */
export async function walk<Row extends Item>(
  { page: judgePage }: Judge,
  { call }: Account,
  operation: PagedOperation,
  { ids = {}, query = {} }: Asked = {},
): Promise<Walk<Row>> {
  const read = async (limit: number, cursor: string | null): Promise<AnyPage> => {
    const place = cursor === null ? {} : { cursor };
    const reply: Reply<PagedOperation> = await call(operation, {
      ids,
      query: { ...query, limit, ...place },
    });
    return judgePage(reply);
  };
  const { total } = await read(1, null);
  const usual = limitFor(total);
  const items: Item[] = [];
  let next: string | null = null;
  for (let count = 0; count < mostPages; count += 1) {
    // A cursor that counts pages would lead elsewhere.
    const limit: number = Math.min(mostInPage, usual + (count % 2));
    const page: AnyPage = await read(limit, next);
    holdOfPages(page.total === total, `the total ${total} on each page`, `${page.total}`);
    holdOfPages(page.items.length <= limit, `${limit} at most`, `${page.items.length} on a page`);
    const isShort = page.next !== null && page.items.length < limit;
    holdOfPages(
      !isShort,
      `${limit} on each page but the last`,
      `${page.items.length} before the end`,
    );
    items.push(...page.items);
    ({ next } = page);
    if (next === null) break;
  }
  const twice = items.length - new Set(items.map(idOf)).size;
  holdOfPages(twice === 0, 'each row once', `${twice} twice`);
  const isWhole = next !== null || items.length === total;
  holdOfPages(isWhole, `${total} rows on all pages, as the total says`, `${items.length}`);
  return { items: items as Row[], total };
}

/** Checks that pages have exactly these rows, in this order. */
export function holdRows(found: readonly Item[], expected: readonly Item[], which: string): void {
  const [came, wanted] = [found.map(idOf), expected.map(idOf)];
  const at = wanted.findIndex((id, index) => came[index] !== id);
  const place = at < 0 ? wanted.length : at;
  const isSame = at < 0 && came.length === wanted.length;
  hold(
    isSame,
    `${which}: ${wanted.length}, at place ${place + 1} ${wanted[place] ?? 'the end'}`,
    `${came.length}, there ${came[place] ?? 'the end'}`,
  );
}
