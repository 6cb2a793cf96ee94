import { as, asksForPage, rewritten, type Json } from './breaks';
import { inThe, readAs, type Fault, type Tamper } from './faults';

interface Page extends Json {
  items: Json[];
  next: string | null;
  total: number;
}

/** Changes the address of calls for pages. */
const asking =
  (change: (query: URLSearchParams) => void): Tamper =>
  (call) => {
    if (!asksForPage(call)) return call.forward();
    const url = new URL(call.request.url);
    change(url.searchParams);
    return call.forward(new Request(url, call.request));
  };

/** Changes pages. */
const inPages =
  (change: (page: Page, query: URLSearchParams) => Json): Tamper =>
  (call, school) => {
    if (!asksForPage(call)) return call.forward();
    const { searchParams } = new URL(call.request.url);
    return rewritten<Page>((page) => change(page, searchParams))(call, school);
  };

const without = (...names: string[]): Tamper =>
  asking((query) => names.forEach((name) => query.delete(name)));

const oneMore = (query: URLSearchParams): void =>
  query.set('limit', String(Number(query.get('limit')) + 1));

/** Loses the first row of each page but the first. */
const skipping: Tamper = (call, school) => {
  const isLater = new URL(call.request.url).searchParams.has('cursor');
  if (!isLater) return call.forward();
  return rewritten<Page>((page) => ({ ...page, items: page.items.slice(1) }))(
    { ...call, forward: () => asking(oneMore)(call, school) },
    school,
  );
};

/** Begins each page with the last row of the page before. */
function repeating(): Tamper {
  let last: Json | undefined;
  return inPages((page, query) => {
    const before = query.has('cursor') && last !== undefined ? [last] : [];
    last = page.items.at(-1);
    return { ...page, items: [...before, ...page.items].slice(0, Number(query.get('limit'))) };
  });
}

/** Answers pages out of the whole list, whose cursors are numbers. */
const numbering =
  (rangeOf: (cursor: number, limit: number) => { from: number; next: number }): Tamper =>
  async (call, school) => {
    const query = new URL(call.request.url).searchParams;
    const cursor = query.get('cursor');
    if (!asksForPage(call) || (cursor !== null && !/^\d+$/.test(cursor))) return call.forward();
    const whole = asking((asked) => {
      asked.delete('cursor');
      asked.set('limit', '200');
    });
    const limit = Number(query.get('limit'));
    if (!(limit >= 1 && limit <= 200)) return call.forward();
    const { from, next } = rangeOf(Number(cursor), limit);
    return rewritten<Page>(({ items, total }) => ({
      items: items.slice(from, from + limit),
      next: from + limit < total ? String(next) : null,
      total,
    }))({ ...call, forward: () => whole(call, school) }, school);
  };

/** A new row moves all others to the next page. */
const countingRows = numbering((from, limit) => ({ from, next: from + limit }));

/** A page of another size begins elsewhere. */
const countingPages = numbering((page, limit) => ({ from: page * limit, next: page + 1 }));

/** Answers any cursor, as if there were none. */
const believing: Tamper = async (call, school) => {
  const response = await call.forward();
  return response.status === 400 ? without('cursor')(call, school) : response;
};

/** Searches all banks. */
const searchingAll: Tamper = (call, school) =>
  new URL(call.request.url).searchParams.has('q') ? as('instructor')(call, school) : call.forward();

/** Counts all rows, whatever is searched. */
const countingAll: Tamper = async (call) => {
  const { total } = (await readAs(call, 'question?limit=1')) as { total?: number };
  const response = await call.forward();
  if (!response.ok || !asksForPage(call)) return response;
  return Response.json({ ...((await response.json()) as Page), total });
};

/** Shows students what their instructor sees, once they may see their own row. */
const showingAll: Tamper = async (call, school) => {
  const response = await call.forward();
  return response.ok ? as('instructor')(call, school) : response;
};

const isTheList = 'has pages that are the whole list in its order';

/** Faults of servers that answer lists in pages. */
export const pageFaults: readonly Fault[] = [
  ['has a row too many on its pages', 'students', isTheList, inThe(['students'], asking(oneMore))],
  ['loses a row between two pages', 'students', isTheList, inThe(['students'], skipping)],
  ['has a row on two pages', 'students', isTheList, inThe(['students'], repeating())],
  [
    'has the total of all instead of those found',
    'questions',
    'finds questions by their words, on pages',
    inThe(['questions'], countingAll),
  ],
  [
    'takes any cursor',
    'students',
    'refuses a cursor that it has not sent, and a wrong limit',
    inThe(['students'], believing),
  ],
  [
    'finds the questions of other instructors',
    'questions',
    'finds nothing of another instructor',
    inThe(['questions'], searchingAll),
  ],
  [
    'ignores the order',
    'questions',
    'sorts pages by a column, from its start or its end',
    inThe(['questions'], without('sort')),
  ],
  [
    'ignores the type',
    'questions',
    'filters pages by type and difficulty',
    inThe(['questions'], without('type')),
  ],
  [
    'counts rows from the beginning',
    'questions',
    'keeps the place of a page while a question is added',
    inThe(['questions'], countingRows),
  ],
  ['counts pages of one size', 'students', isTheList, inThe(['students'], countingPages)],
  [
    'ignores the group',
    'students',
    'filters pages by group, and by being in none or elsewhere',
    inThe(['students'], without('group')),
  ],
  [
    'counts the students that were found',
    'students',
    'counts students on each page, whatever is asked for',
    inThe(
      ['students'],
      inPages(({ counts, ...page }) => ({
        ...page,
        counts: { ...(counts as Json), all: page.total },
      })),
    ),
  ],
  [
    'counts a participant too many',
    'results',
    'has the number of participants on pages',
    inThe(
      ['results'],
      inPages((page) => ({
        ...page,
        items: page.items.map((item) => ({
          ...item,
          participants: (item['participants'] as number) + 1,
        })),
      })),
    ),
  ],
  [
    'shows students the participants of their class',
    'result',
    'shows students their own row, and figures of it alone',
    inThe(['result'], showingAll),
  ],
  [
    'has figures of the participants that were found',
    'result',
    'has figures of all participants, whatever is searched',
    inThe(
      ['result'],
      inPages(({ figures, ...page }) => ({
        ...page,
        figures: { ...(figures as Json), participants: page.total },
      })),
    ),
  ],
  [
    'counts everyone as missing',
    'result',
    'names the students of the group who have not taken the quiz',
    inThe(
      ['result'],
      inPages(({ figures, ...page }) => {
        const { missing, ...rest } = figures as Json & { missing: { total: number } };
        const total = missing.total + page.total;
        return { ...page, figures: { ...rest, missing: { ...missing, total } } };
      }),
    ),
  ],
  [
    'does not sort participants',
    'result',
    'sorts and finds participants',
    inThe(['result'], without('sort')),
  ],
];
