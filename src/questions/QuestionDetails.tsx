import type { Question } from '../api/entities';
import { questionsWords } from '../messages/en/questions';
import { vocabularyWords } from '../messages/en/vocabulary';
import { useWords } from '../provider/MessagesContext';
import { letters } from '../rules/limits';
import { Badge } from '../ui/Badge';
import { DifficultyBadge } from './DifficultyBadge';

interface QuestionDetailsProps {
  question: Question;
}

/** Everything that is known of a question, with the right answer marked. Parts: `options`, `option`. */
export function QuestionDetails({ question }: QuestionDetailsProps) {
  const words = useWords(questionsWords);
  const vocabulary = useWords(vocabularyWords);
  const { fields } = words;
  return (
    <dl className="qw-question-details">
      <div className="qw-question-details-fact">
        <dt className="qw-question-details-term">{fields.title}</dt>
        <dd className="qw-question-details-title">{question.title}</dd>
      </div>
      <div className="qw-question-details-fact">
        <dt className="qw-question-details-term">{fields.description}</dt>
        <dd className="qw-question-details-text">{question.description}</dd>
      </div>
      <div className="qw-question-details-fact">
        <dt className="qw-question-details-term">{words.options}</dt>
        <dd className="qw-question-details-value">
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
                  <span className="qw-question-details-option-text">
                    {question.options[letter]}
                  </span>{' '}
                  {right ? <Badge tone="positive">{fields.answer}</Badge> : null}
                </li>
              );
            })}
          </ul>
        </dd>
      </div>
      <div className="qw-question-details-fact">
        <dt className="qw-question-details-term">{fields.type}</dt>
        <dd className="qw-question-details-value">
          <Badge>{vocabulary.questionType[question.type]}</Badge>
        </dd>
      </div>
      <div className="qw-question-details-fact">
        <dt className="qw-question-details-term">{fields.difficulty}</dt>
        <dd className="qw-question-details-value">
          <DifficultyBadge difficulty={question.difficulty} />
        </dd>
      </div>
    </dl>
  );
}
