import {
  differences,
  holdOwnMarkup,
  kitElements,
  readStyles,
  type Reading,
} from './computedStyles';
import { hosts, type HostId } from './hosts';
import { outfitOf, wear, type Outfit } from './wear';

export interface Comparison {
  /** Where the host's sheet stood, seen from the kit's. */
  place: 'before' | 'after';
  /** How many elements were compared. */
  elements: number;
  /** A line an element and property. */
  differences: string[];
}

export type HostComparison = Comparison & { host: HostId };

const places = ['before', 'after'] as const;

/** Until it is laid out anew, Chromium answers 0 px for the automatic margins of what did not move. */
function layOutAnew(): void {
  const { style } = document.documentElement;
  style.setProperty('display', 'none', 'important');
  document.body.getBoundingClientRect();
  style.removeProperty('display');
}

function readIn(outfit: Outfit, elements: Element[]): Reading {
  wear(outfit);
  layOutAnew();
  return readStyles(elements);
}

/**
 * Holds the computed styles of everything the kit draws in the page against those beside a host's
 * sheet, before and behind the kit's own. It runs in one go: no timer of a component comes between.
 */
function compareOutfits<Named extends { outfit: Outfit }>(
  outfits: Named[],
  isMeant: (element: Element) => boolean = () => true,
): (Omit<Named, 'outfit'> & Comparison)[] {
  holdOwnMarkup();
  const elements = kitElements().filter(isMeant);
  const plain = readIn({}, elements);
  const comparisons = outfits.flatMap(({ outfit, ...named }) =>
    places.map((place) => {
      const dressed = readIn({ ...outfit, place }, elements);
      const found = differences(plain, dressed);
      return { ...named, place, elements: elements.length, differences: found };
    }),
  );
  wear();
  return comparisons;
}

export function compareHosts(ids: HostId[] = hosts.map(({ id }) => id)): HostComparison[] {
  return compareOutfits(ids.map((host) => ({ host, outfit: outfitOf(host) })));
}

const firstSheets = {
  'styles.css': 'first-question.css',
  'styles.layer.css': 'first-question.layer.css',
} as const;

/** The same with the sheet for the first question alone, for the parts of a runner that shows it. */
export function compareFirstQuestion(runner: Element): HostComparison[] {
  const outfits = hosts.map(({ id, sheet }) => ({
    host: id,
    outfit: { ...outfitOf(id), kit: firstSheets[sheet] },
  }));
  return compareOutfits(outfits, (element) => runner.contains(element));
}

/** The same for one sheet that no host of the list has. */
export function compareSheet(css: string): Comparison[] {
  return compareOutfits([{ outfit: { css } }]);
}

/** The page is as high as the kit's parts in it. */
const isOfHeight = (line: string): boolean =>
  /^(html|body) \{ (height|block-size|transform-origin|perspective-origin):/.test(line);

/** Holds the host's own elements against the kit's sheet being there or not. */
export function compareOwnElements(page: Element): HostComparison[] {
  const elements = [document.documentElement, document.body, page, ...page.querySelectorAll('*')];
  const comparisons = hosts.flatMap(({ id: host }) =>
    places.map((place) => {
      const outfit = { ...outfitOf(host), place };
      const alone = readIn({ ...outfit, kit: 'none' }, elements);
      const beside = readIn(outfit, elements);
      const found = differences(alone, beside).filter((line) => !isOfHeight(line));
      return { host, place, elements: elements.length, differences: found };
    }),
  );
  wear();
  return comparisons;
}
