import { inAmounts } from '../found/inAmounts';
import { readNumber } from '../../items/numeric/readNumber';
import { childOf, childrenOf, textIn, within, type MarkupElement } from '../markup/elements';
import type { WrittenNumber } from '../found/numbers';

/** What a condition takes; null for one that says more than numbers can. */
type Taken = WrittenNumber[] | null;

/** The value that an expression compares the response with; undefined for other expressions. */
type ValueIn = (expression: MarkupElement) => string | undefined;

/** Whether an end is the lower one, and whether it counts. */
const ends: Readonly<Record<string, { isLower: boolean; isOpen?: boolean }>> = {
  gte: { isLower: true },
  gt: { isLower: true, isOpen: true },
  lte: { isLower: false },
  lt: { isLower: false, isOpen: true },
  vargte: { isLower: true },
  vargt: { isLower: true, isOpen: true },
  varlte: { isLower: false },
  varlt: { isLower: false, isOpen: true },
};

function rangeOf(bounds: readonly MarkupElement[], valueIn: ValueIn): Taken {
  if (bounds.length !== 2) return null;
  const found = bounds.map((bound) => ({ ...ends[bound.name], value: valueIn(bound) }));
  const number = found.find(({ isLower }) => isLower === true)?.value;
  const to = found.find(({ isLower }) => isLower === false)?.value;
  if (number === undefined || to === undefined) return null;
  return [{ number, to, isOpen: found.some(({ isOpen }) => isOpen) }];
}

/** A number beside the range that has it in the middle, as one with a tolerance. */
function asTolerance(numbers: WrittenNumber[]): WrittenNumber[] {
  const [exact, range, ...others] = numbers;
  if (range?.to === undefined || others.length > 0) return numbers;
  const [number, from, to] = [exact!.number, range.number, range.to].map((text) =>
    readNumber(text, 'en'),
  );
  if (!number || !from || !to || exact!.to !== undefined) return numbers;
  const { number: middle, tolerance } = inAmounts({ number: from, to });
  return middle === number ? [{ number, tolerance, isOpen: range.isOpen }] : numbers;
}

function equalTo(expression: MarkupElement, number: string | undefined): Taken {
  const { toleranceMode: mode = 'exact', tolerance = '', ...rest } = expression.attributes;
  if (number === undefined) return null;
  if (mode === 'exact') return [{ number }];
  const [below = '', above = below] = tolerance.trim().split(/[\s,]+/);
  if (below !== above) return null;
  const isOpen = [rest['includeLowerBound'], rest['includeUpperBound']].includes('false');
  return [{ number, tolerance: mode === 'relative' ? `${below}%` : below, isOpen }];
}

/** Whether a condition only says that there is an answer. */
const isGiven = (condition: MarkupElement): boolean =>
  condition.name === 'not' && childOf(condition, 'isNull') !== undefined;

/** The numbers for which a condition of any QTI is true. */
function takenBy(condition: MarkupElement, valueIn: ValueIn): Taken {
  const inside = childrenOf(condition);
  switch (condition.name) {
    case 'match':
    case 'varequal': {
      const number = valueIn(condition);
      return number === undefined ? null : [{ number }];
    }
    case 'equal':
      return equalTo(condition, valueIn(condition));
    case 'or': {
      const parts = inside.map((part) => takenBy(part, valueIn));
      return parts.includes(null) ? null : asTolerance(parts.flatMap((part) => part ?? []));
    }
    case 'and':
    case 'conditionvar': {
      const [only, ...others] = inside.filter((part) => !isGiven(part));
      if (!only) return null;
      return others.length === 0 ? takenBy(only, valueIn) : rangeOf([only, ...others], valueIn);
    }
    default:
      return null;
  }
}

interface Rule {
  taken: Taken;
  points: number;
}

/** The numbers of rules, with their shares of the most points; null where some cannot be read. */
function sharedBy(rules: readonly Rule[]): Taken {
  const scoring = rules.filter(({ points }) => points !== 0);
  const most = Math.max(0, ...scoring.map(({ points }) => points));
  if (most === 0 || scoring.some(({ taken }) => taken === null)) return null;
  return scoring.flatMap(({ taken, points }) =>
    (taken ?? []).map((each) => ({ ...each, percent: (100 * points) / most })),
  );
}

/** The numbers that earn points in an item of QTI 1.2, as Canvas has it. */
export const numbersOfCanvas = (item: MarkupElement): Taken =>
  sharedBy(
    within(item, 'respcondition').flatMap((rule) =>
      childrenOf(rule, 'setvar').map((change) => ({
        taken: takenBy(childOf(rule, 'conditionvar') ?? rule, (value) => textIn(value).trim()),
        points: Number(textIn(change)) || 0,
      })),
    ),
  );

/** The numbers that the mapping of a response names. */
function mappedBy(declaration: MarkupElement): Taken {
  const [mapping] = childrenOf(declaration, 'mapping');
  if (!mapping || Number(mapping.attributes['defaultValue'] ?? 0) > 0) return null;
  return sharedBy(
    childrenOf(mapping, 'mapEntry').map(({ attributes }) => ({
      taken: [{ number: attributes['mapKey'] ?? '' }],
      points: Number(attributes['mappedValue'] ?? 0),
    })),
  );
}

/** The points that an element of a rule sets; undefined for what does not score. */
function pointsIn(change: MarkupElement): number | undefined {
  if (!/^score$/i.test(change.attributes['identifier'] ?? '')) return undefined;
  const [value] = childrenOf(change);
  const set = value?.name === 'max' ? childOf(value, 'baseValue') : value;
  return set?.name === 'baseValue' ? Number(textIn(set)) : NaN;
}

/** The numbers that earn points in an item of QTI 2 or 3. */
export function numbersOfItem(item: MarkupElement, declaration: MarkupElement): Taken {
  const correct = within(declaration, 'correctResponse').flatMap((response) =>
    within(response, 'value').map((value) => textIn(value).trim()),
  );
  const declared = correct.map((number) => ({ number }));
  const processing = childOf(item, 'responseProcessing');
  const template = processing?.attributes['template'] ?? '';
  const isMapped =
    /map_response/.test(template) ||
    (processing !== undefined && within(processing, 'mapResponse').length > 0);
  if (isMapped) return mappedBy(declaration);
  const rules = processing ? within(processing, 'responseIf', 'responseElseIf') : [];
  if (rules.length === 0) return correct.length > 0 ? declared : mappedBy(declaration);
  const valueIn: ValueIn = (expression) => {
    const [first, second, ...more] = childrenOf(expression);
    if (first?.name !== 'variable' || more.length > 0) return undefined;
    if (second?.name === 'correct') return correct[0];
    return second?.name === 'baseValue' ? textIn(second).trim() : undefined;
  };
  return sharedBy(
    rules.flatMap((rule) => {
      const [condition, ...changes] = childrenOf(rule);
      return changes.flatMap((change): Rule[] => {
        const points = pointsIn(change);
        if (!condition || points === undefined) return [];
        return Number.isNaN(points)
          ? [{ taken: null, points: 1 }]
          : [{ taken: takenBy(condition, valueIn), points }];
      });
    }),
  );
}
