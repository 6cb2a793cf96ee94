import { vocabularyWords } from '../messages/en/vocabulary';
import { useWords } from '../provider/MessagesContext';
import type { Difficulty } from '../rules/limits';
import { drawBadge } from '../ui/text/Badge';

interface DifficultyBadgeProps {
  difficulty: Difficulty;
}

/** The word for a difficulty (spec §2, Bank of Questions) beside one to three bars. */
export function DifficultyBadge({ difficulty }: DifficultyBadgeProps) {
  const vocabulary = useWords(vocabularyWords);
  return drawDifficulty(difficulty, vocabulary.difficulty[difficulty]);
}

/** Draws a `DifficultyBadge` without a component of its own. State: `data-difficulty`. */
export const drawDifficulty = (difficulty: Difficulty, word: string) =>
  drawBadge({
    ...{ 'data-difficulty': difficulty },
    className: 'qw-difficulty',
    children: word,
  });
