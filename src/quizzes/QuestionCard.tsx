import { memo } from 'react';
import type { PaperQuestion } from '../api/entities';
import { useAnswer, type AnswerSheet } from '../attempt/answerSheet';
import { useMessages } from '../provider/MessagesContext';
import { letters, type Letter } from '../rules/limits';
import { RadioGroup } from '../ui/RadioGroup';

interface QuestionCardProps {
  question: PaperQuestion;
  /** From 1. */
  position: number;
  count: number;
  sheet: AnswerSheet;
  /** Whether a missing answer is pointed out. */
  isChecked: boolean;
  disabled: boolean;
}

/** One numbered question with its options A–D; renders again only for its own answer. */
export const QuestionCard = memo(function QuestionCard({
  question,
  position,
  count,
  sheet,
  isChecked,
  disabled,
}: QuestionCardProps) {
  const { runner } = useMessages();
  const answer = useAnswer(sheet, question._id);
  return (
    <li className="qw-runner-question" data-part="question" data-question={question._id}>
      <RadioGroup
        label={
          <>
            <span className="qw-runner-number">{runner.question(position, count)}</span>{' '}
            <span className="qw-runner-title">{question.title}</span>
          </>
        }
        options={letters.map((letter) => ({
          value: letter,
          mark: letter,
          label: question.options[letter],
        }))}
        value={answer ?? null}
        onValueChange={(letter) => sheet.choose(question._id, letter as Letter)}
        error={isChecked && answer === undefined ? runner.unanswered : undefined}
        disabled={disabled}
      />
    </li>
  );
});
