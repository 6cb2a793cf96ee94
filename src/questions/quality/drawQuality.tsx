import type { questionsWords } from '../../messages/en/questions';
import type { QuestionQuality } from '../../rules/limits';
import { drawBadge } from '../../ui/text/Badge';

const tones = { good: 'neutral', weak: 'caution', bad: 'critical' } as const;

/**
 * Draws what closed quizzes say of a question, if they say something; no component, because a list
 * draws many at once.
 */
export const drawQuality = (
  quality: QuestionQuality | undefined,
  words: (typeof questionsWords)['en']['quality'],
) =>
  quality &&
  drawBadge({
    ...{ 'data-part': 'quality' },
    tone: tones[quality],
    children: words[quality],
  });
