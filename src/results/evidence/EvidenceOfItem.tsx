import {
  attemptsOf,
  evidenceGuards,
  itemVerdicts,
  type ItemVerdict,
} from '../../items/itemVerdicts';
import type { AskedItem } from '../../items/pooledItem';
import { sharesOf } from '../../items/shares';
import { evidenceWords } from '../../messages/en/evidence';
import { useWords } from '../../provider/MessagesContext';
import { drawText } from '../../provider/questionText';
import { Badge } from '../../ui/text/Badge';
import { FactList, type Fact } from '../../ui/card/FactList';
import { useItemFigures } from '../useItemFigures';

interface EvidenceOfItemProps {
  item: AskedItem;
  /** Whether the figures come from one quiz, which has a discrimination. @default true */
  ofOneQuiz?: boolean | undefined;
}

const tones: Record<ItemVerdict, 'critical' | 'caution' | 'neutral'> = {
  checkKey: 'critical',
  weak: 'caution',
  tooEasy: 'neutral',
  tooHard: 'neutral',
};

/** The figures of a question, what they suggest, and how often each option was chosen. */
export function EvidenceOfItem({ item, ofOneQuiz = true }: EvidenceOfItemProps) {
  const words = useWords(evidenceWords);
  const figures = useItemFigures();
  const verdicts = itemVerdicts(item);
  const attempts = attemptsOf(item);
  const Shares = sharesOf(item);
  const facts: Fact[] = [[words.facility, figures.facility(item)]];
  if (ofOneQuiz) facts.push([words.discrimination, figures.discrimination(item)]);
  return (
    <div className="qw-evidence">
      <FactList layout="grid" facts={facts} />
      {verdicts.map((verdict) => (
        <p key={verdict} className="qw-evidence-text">
          <Badge tone={tones[verdict]}>{words.verdicts[verdict]}</Badge>{' '}
          <span className="qw-text">{words.advice[verdict]}</span>
        </p>
      ))}
      <Shares
        item={item}
        attempts={attempts}
        words={words}
        drawText={drawText}
        areEnough={attempts >= evidenceGuards.discrimination}
        formatCount={figures.count}
      />
    </div>
  );
}
