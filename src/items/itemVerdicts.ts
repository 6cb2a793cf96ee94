import type { Answer } from '../rules/answers';
import type { QuestionQuality } from '../rules/limits';
import type { ItemStatistics } from './evidence';
import { attemptsAnswering } from './kind/counts';
import type { Graded, Offered } from './kind/kind';
import { rulesOf } from './itemRules';

/** From how many attempts, and from which values, figures of an item say something. */
export const evidenceGuards = {
  /** Attempts from which shares are shown as such. */
  shares: 10,
  /** Attempts from which discrimination is shown, and an item called easy or hard. */
  discrimination: 30,
  /** Attempts from which an item is called weak. */
  weak: 100,
  /** An item with at least this share of right answers is called too easy. */
  easyFrom: 0.9,
  /** An item with at most this share of right answers is called too hard. */
  hardUpTo: 0.3,
  /** An item with less discrimination than this is called weak. */
  weakBelow: 0.2,
} as const;

/** What a teacher should know of an item. */
export type ItemVerdict = 'checkKey' | 'weak' | 'tooEasy' | 'tooHard';

type Counts = Pick<ItemStatistics, 'choices' | 'omitted' | 'answered'>;
export type ItemFigures = Counts & Pick<ItemStatistics, 'facility' | 'discrimination'>;

/** How many attempts the figures of an item cover. */
export function attemptsOf({ choices, omitted, answered }: Counts): number {
  return (answered ?? attemptsAnswering(choices)) + omitted;
}

/**
 * What the figures of an item allow us to say, most serious first; empty when there are too few
 * attempts. The key is in doubt when discrimination is at least two standard errors, 2/√(n − 1),
 * below 0.
 */
export function itemVerdicts(figures: ItemFigures): ItemVerdict[] {
  const { facility, discrimination } = figures;
  const attempts = attemptsOf(figures);
  if (attempts < evidenceGuards.discrimination) return [];
  const verdicts: ItemVerdict[] = [];
  if (discrimination !== null && discrimination <= -2 / Math.sqrt(attempts - 1)) {
    verdicts.push('checkKey');
  }
  if (facility !== null && facility >= evidenceGuards.easyFrom) verdicts.push('tooEasy');
  if (facility !== null && facility <= evidenceGuards.hardUpTo) verdicts.push('tooHard');
  const isWeak = discrimination !== null && discrimination < evidenceGuards.weakBelow;
  // Very easy and very hard items cannot discriminate, so "weak" would add nothing.
  if (isWeak && attempts >= evidenceGuards.weak && verdicts.length === 0) verdicts.push('weak');
  return verdicts;
}

/** The distractors that no one chose; none where attempts are too few to tell. */
export function unchosenOptions(item: Counts & Offered & Graded): Answer[] {
  if (attemptsOf(item) < evidenceGuards.discrimination) return [];
  return rulesOf(item).unchosen(item, item.choices);
}

/**
 * The verdicts of an item in one word: `bad` where its key is doubted, `weak` for every other fault,
 * a distractor that no one chose among them, and `good` where it discriminates. Undefined where
 * attempts are too few to tell.
 */
export function itemQuality(item: ItemFigures & Offered & Graded): QuestionQuality | undefined {
  const verdicts = itemVerdicts(item);
  if (verdicts.includes('checkKey')) return 'bad';
  if (verdicts.length > 0 || unchosenOptions(item).length > 0) return 'weak';
  const isMeasured = attemptsOf(item) >= evidenceGuards.discrimination;
  return isMeasured && (item.discrimination ?? 0) >= evidenceGuards.weakBelow ? 'good' : undefined;
}
