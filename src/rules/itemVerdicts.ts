import type { ItemStatistics } from './evidence';
import { letters, type Letter } from './limits';

/**
 * When figures of an item say anything, and what (decision 24).
 */
export const evidenceGuards = {
  /** Attempts from which shares are shown as such. */
  shares: 10,
  /** Attempts from which discrimination is shown, and an item called easy or hard. */
  discrimination: 30,
  /** Attempts from which an item is called weak. */
  weak: 100,
  /** Share of right answers from which an item is called too easy. */
  easyFrom: 0.9,
  /** Share of right answers down from which it is called too hard. */
  hardUpTo: 0.3,
  /** Discrimination below which it is called weak. */
  weakBelow: 0.2,
} as const;

/** What a teacher should know of an item. */
export type ItemVerdict = 'checkKey' | 'weak' | 'tooEasy' | 'tooHard';

type Figures = Pick<ItemStatistics, 'choices' | 'omitted' | 'facility' | 'discrimination'>;

/** How many attempts an item's figures are over. */
export function attemptsOf({ choices, omitted }: Pick<Figures, 'choices' | 'omitted'>): number {
  return letters.reduce((total, letter) => total + choices[letter], omitted);
}

/**
 * What so many attempts allow to say of an item, gravest first; none where they are too few. The
 * key is doubted where discrimination lies two standard errors, 2/√(n − 1), below nothing.
 */
export function itemVerdicts(figures: Figures): ItemVerdict[] {
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
  // Hardly anybody differs in what nearly all or hardly any had right: that says why.
  if (isWeak && attempts >= evidenceGuards.weak && verdicts.length === 0) verdicts.push('weak');
  return verdicts;
}

/** Wrong options that nobody chose; none where attempts are too few to say so of anything. */
export function unchosenOptions(figures: Figures & { answer: Letter }): Letter[] {
  if (attemptsOf(figures) < evidenceGuards.discrimination) return [];
  return letters.filter((letter) => letter !== figures.answer && figures.choices[letter] === 0);
}
