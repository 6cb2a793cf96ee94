import { forwardRef, useImperativeHandle, useRef } from 'react';
import { flushSync } from 'react-dom';
import { answerOf } from '../../../rules/answers';
import { useCurrentIndex, type CurrentQuestion } from './currentQuestion';
import { QuestionCard } from './QuestionCard';
import type { QuestionListHandle, QuestionListProps } from './QuestionList';

interface SingleQuestionProps extends QuestionListProps {
  current: CurrentQuestion;
}

/** The current question, one at a time. */
export const SingleQuestion = forwardRef<QuestionListHandle, SingleQuestionProps>(
  function SingleQuestion({ questions, current, overruled, ...shared }, ref) {
    const place = useRef<HTMLDivElement>(null);
    const index = useCurrentIndex(current);

    useImperativeHandle(
      ref,
      () => ({
        show(at) {
          flushSync(() => current.set(at));
          return place.current?.firstElementChild as HTMLElement;
        },
      }),
      [current],
    );

    const question = questions[index];
    return (
      <div className="qw-paper-single" data-part="questions" ref={place}>
        {question && (
          <QuestionCard
            key={question._id}
            as="div"
            question={question}
            position={index + 1}
            count={questions.length}
            overruled={answerOf(overruled, question._id)}
            {...shared}
          />
        )}
      </div>
    );
  },
);
