import type { PageQuery } from '../../api/createQuizClient';
import { orderIn, queryOf, type ListView } from '../../provider/listView';
import { difficulties, longestSearch, longestType, questionQualities } from '../../rules/limits';
import { tidyTags } from '../../rules/tags';
import type { Facets } from '../tags/useFacets';

/**
 * What a bank is asked for, spelled as `GET question` takes it, so that it fits into an address. A
 * text that is left out or empty asks for everything.
 */
export interface BankView extends ListView {
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

/** Takes the search and all filters off, and leaves the order. */
export const everything = { q: '', type: '', difficulty: '', tags: '', used: '', quality: '' };

const columns = ['title', 'description', 'difficulty', 'type'] as const;

/** A column that sorts the bank. */
export type QuestionColumn = (typeof columns)[number];

/** All of a view that a host or a store gives, as the bank keeps it. */
export function readView(view: BankView): BankView {
  const column = orderIn(view)?.column;
  return {
    q: storable(view.q?.slice(0, longestSearch)),
    type: storable(view.type?.slice(0, longestType)),
    difficulty: view.difficulty,
    tags: readTags(storable(view.tags)),
    used: view.used,
    quality: view.quality,
    sort: columns.some((one) => one === column) ? view.sort : '',
  };
}

/** What of a view a bank can be asked for, as the server takes it. */
export type BankQuery = Omit<PageQuery<'questions'>, 'limit'>;

const everyFacet = { takesTags: true, used: 0, quality: {} };

/** @param facets what the bank can be filtered by; everything by default */
export function bankQuery(
  { q, type, difficulty, tags, used, quality, sort }: BankView,
  facets: Pick<Facets, 'takesTags'> & { used?: unknown; quality?: unknown } = everyFacet,
): BankQuery {
  return queryOf({
    q,
    type,
    difficulty: difficulties.find((value) => value === difficulty),
    tags: facets.takesTags ? tags : '',
    used: facets.used === undefined ? '' : (['yes', 'no'] as const).find((value) => value === used),
    quality:
      facets.quality === undefined ? '' : questionQualities.find((value) => value === quality),
    sort: sort as BankQuery['sort'],
  });
}

/** Whether a search or a filter may hide questions. */
export const isFiltered = (query: BankQuery): boolean =>
  Object.keys(query).some((name) => name !== 'sort');

export const tagsIn = ({ tags }: BankView): string[] => (tags ? tags.split(',') : []);

// Servers refuse the one, and an address cannot have the others: halves of characters.
const storable = (text = ''): string => text.replace(/[\0\ud800-\udfff]/gu, '');

/** How long a list of tags may be in an address (`tags` of `GET question`). */
const longestTags = 500;

function readTags(list: string): string {
  const tags: string[] = [];
  for (const tag of tidyTags(list.split(','))) {
    if ([...tags, tag].join().length <= longestTags) tags.push(tag);
  }
  return tags.join();
}
