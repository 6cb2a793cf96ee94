import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { useTakesField } from '../../api/useTakesField';
import type { Shuffling } from '../../items/order/attemptOrder';
import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { Checkbox } from '../../ui/field/Checkbox';

type OrderField = keyof Shuffling;

interface QuizOrderFieldsProps {
  register: (name: OrderField) => UseFormRegisterReturn;
  errors: FieldErrors<Record<OrderField, boolean>>;
}

/** What each student gets in an order of their own: the checkboxes that the server takes. */
export function QuizOrderFields({ register, errors }: QuizOrderFieldsProps) {
  const { fields, ownOrder, keptLast } = useWords(quizzesWords);
  const taken: Record<OrderField, boolean> = {
    shuffle_questions: useTakesField('QuizInput.shuffle_questions'),
    shuffle_options: useTakesField('QuizInput.shuffle_options'),
  };
  const names = (Object.keys(taken) as OrderField[]).filter((name) => taken[name]);
  if (names.length === 0) return null;
  return (
    <div className="qw-quiz-fields-grid" data-part="order">
      {names.map((name) => (
        <Checkbox
          key={name}
          label={fields[name]}
          hint={name === 'shuffle_options' ? `${ownOrder}. ${keptLast}` : `${ownOrder}.`}
          error={errors[name]?.message}
          {...register(name)}
        />
      ))}
    </div>
  );
}
