import type { Question } from '../../api/entities';
import { questionsWords } from '../../messages/en/questions';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useWords } from '../../provider/MessagesContext';
import { letters } from '../../rules/limits';
import { Badge } from '../../ui/text/Badge';
import { FactList } from '../../ui/card/FactList';
import { DifficultyBadge } from '../DifficultyBadge';

interface QuestionDetailsProps {
  question: Question;
}

/** Everything that is known of a question, with the right answer marked. Parts: `options`, `option`. */
export function QuestionDetails({ question }: QuestionDetailsProps) {
  const words = useWords(questionsWords);
  const vocabulary = useWords(vocabularyWords);
  const { fields } = words;
  const options = (
    <ul className="qw-question-details-options" data-part="options">
      {letters.map((letter) => {
        const right = letter === question.answer;
        return (
          <li
            key={letter}
            className="qw-question-details-option"
            data-part="option"
            data-right={right ? '' : undefined}
          >
            <span className="qw-option-mark" data-right={right ? '' : undefined}>
              {letter}
            </span>{' '}
            <span className="qw-question-details-option-text">{question.options[letter]}</span>{' '}
            {right ? <Badge tone="positive">{fields.answer}</Badge> : null}
          </li>
        );
      })}
    </ul>
  );
  return (
    <FactList
      layout="below"
      facts={[
        [fields.title, <span className="qw-question-details-title">{question.title}</span>],
        [
          fields.description,
          <span className="qw-question-details-text">{question.description}</span>,
        ],
        [words.options, options],
        [fields.type, <Badge>{vocabulary.questionType[question.type]}</Badge>],
        [fields.difficulty, <DifficultyBadge difficulty={question.difficulty} />],
      ]}
    />
  );
}
