import type { Question } from '../../api/entities';
import { authoringOf } from '../../items/authoring';
import { questionsWords } from '../../messages/en/questions';
import { useWords } from '../../provider/MessagesContext';
import { useQuestionTypes } from '../../provider/useQuestionTypes';
import { drawText } from '../../provider/questionText';
import { Badge } from '../../ui/text/Badge';
import { FactList, type Fact } from '../../ui/card/FactList';
import { DifficultyBadge } from '../DifficultyBadge';
import { drawQuality } from '../quality/drawQuality';
import { drawTags } from '../tags/drawTags';

interface QuestionDetailsProps {
  question: Question;
}

/** A question in full, with the right answer marked. Parts: `options`, `option`. */
export function QuestionDetails({ question }: QuestionDetailsProps) {
  const words = useWords(questionsWords);
  const { typeName } = useQuestionTypes();
  const { fields } = words;
  const { KeyedOptions } = authoringOf(question);
  const tags = drawTags(question.tags);
  const quality = drawQuality(question.quality, words.quality);
  const knownFacts: Fact[] = [];
  if (tags) knownFacts.push([words.tags, tags]);
  if (quality) knownFacts.push([words.qualityFilter, quality]);
  return (
    <FactList
      layout="below"
      facts={[
        [
          fields.title,
          <span className="qw-question-details-title">{drawText(question.title, question)}</span>,
        ],
        [fields.description, drawText(question.description, question)],
        [words.options, <KeyedOptions question={question} drawText={drawText} words={words} />],
        [fields.type, <Badge>{typeName(question.type)}</Badge>],
        [fields.difficulty, <DifficultyBadge difficulty={question.difficulty} />],
        ...knownFacts,
      ]}
    />
  );
}
