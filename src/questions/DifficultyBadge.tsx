import { vocabularyWords } from '../messages/en/vocabulary';
import { useWords } from '../provider/MessagesContext';
import type { Difficulty } from '../rules/limits';
import { Badge } from '../ui/text/Badge';

/** The colour of each difficulty. */
export const difficultyTones = { easy: 'positive', medium: 'caution', hard: 'critical' } as const;

interface DifficultyBadgeProps {
  difficulty: Difficulty;
}

/** The coloured word for a difficulty (spec §2, Bank of Questions). */
export function DifficultyBadge({ difficulty }: DifficultyBadgeProps) {
  const vocabulary = useWords(vocabularyWords);
  return <Badge tone={difficultyTones[difficulty]}>{vocabulary.difficulty[difficulty]}</Badge>;
}
