import { difficulties, longestSearch, longestType, questionQualities } from '../../rules/limits';
import { tidyTags } from '../../rules/tags';
import { isColumn, type QuestionSort } from './questionOrder';
import { queryOf } from './questionQuery';
import { everything, type QuestionFilter } from './questionSearch';

/**
 * What a bank is asked for, spelled as `GET question` takes it, so that it fits into an address. A
 * text that is left out or empty asks for everything.
 */
export interface BankView {
  /** Words to search for. */
  q?: string | undefined;
  type?: string | undefined;
  difficulty?: string | undefined;
  /** Tags with commas between; the questions have all of them. */
  tags?: string | undefined;
  /** `yes` for questions that a quiz has drawn, `no` for the others. */
  used?: string | undefined;
  /** What closed quizzes say of the questions: `good`, `weak` or `bad`. */
  quality?: string | undefined;
  /** A column, with `-` to sort from its end: `title`, `-difficulty`. Newest first without it. */
  sort?: string | undefined;
}

/** What of a view says which questions are shown. */
export type BankFilterName = Exclude<keyof BankView, 'sort'>;

/** A filter and an order as a view. */
export function viewOf(filter: QuestionFilter, sort: QuestionSort | null): BankView {
  const order = sort && `${sort.order === 'descending' ? '-' : ''}${sort.column}`;
  return { ...filter.unknown, ...queryOf(filter), ...(order && { sort: order }) };
}

/** The filter of a view. Values that no filter has are kept apart, as `unknown`. */
export function filterIn(view: BankView): QuestionFilter {
  const unknown: Partial<Record<BankFilterName, string>> = {};
  const one = <Value extends string>(name: BankFilterName, values: readonly Value[]) => {
    const text = view[name] ?? '';
    const known = values.find((value) => value === text);
    if (known === undefined && text !== '') unknown[name] = text;
    return known ?? '';
  };
  return {
    search: storable((view.q ?? '').slice(0, longestSearch)),
    type: storable((view.type ?? '').slice(0, longestType)),
    difficulty: one('difficulty', difficulties),
    tags: tagsIn(storable(view.tags)),
    used: one('used', ['yes', 'no']),
    quality: one('quality', questionQualities),
    unknown,
  };
}

/** The order of a view; null for newest first, which is that of an unknown column too. */
export function sortIn({ sort = '' }: BankView): QuestionSort | null {
  const column = sort.replace(/^-/, '');
  if (!isColumn(column)) return null;
  return { column, order: sort === column ? 'ascending' : 'descending' };
}

/** Whether two views ask for the same. */
export const isSameView = (one: BankView, other: BankView): boolean => keyOf(one) === keyOf(other);

const keyOf = (view: BankView): string =>
  JSON.stringify(Object.entries(viewOf(filterIn(view), sortIn(view))).sort());

// Servers refuse the one, and an address cannot have the others: halves of characters.
const storable = (text = ''): string => text.replace(/[\0\ud800-\udfff]/gu, '');

/** How long a list of tags may be in an address (`tags` of `GET question`). */
const longestTags = 500;

function tagsIn(list: string): readonly string[] {
  const tags: string[] = [];
  for (const tag of tidyTags(list.split(','))) {
    if ([...tags, tag].join().length <= longestTags) tags.push(tag);
  }
  return tags.length > 0 ? tags : everything.tags;
}
