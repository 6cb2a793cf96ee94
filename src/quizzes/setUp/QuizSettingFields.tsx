import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { useTakesField } from '../../api/useTakesField';
import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { Checkbox } from '../../ui/field/Checkbox';
import type { QuizSetting } from './quizSettings';

interface QuizSettingFieldsProps {
  register: (name: QuizSetting) => UseFormRegisterReturn;
  errors: FieldErrors<Record<QuizSetting, boolean>>;
}

/** What may change until a quiz opens: the checkboxes that the server takes. */
export function QuizSettingFields({ register, errors }: QuizSettingFieldsProps) {
  const { fields, ownOrder, keptLast, partialHint } = useWords(quizzesWords);
  const taken: Record<QuizSetting, boolean> = {
    shuffle_questions: useTakesField('QuizInput.shuffle_questions'),
    shuffle_options: useTakesField('QuizInput.shuffle_options'),
    grading: useTakesField('QuizInput.grading'),
  };
  const hints: Record<QuizSetting, string> = {
    shuffle_questions: `${ownOrder}.`,
    shuffle_options: `${ownOrder}. ${keptLast}`,
    grading: partialHint,
  };
  const names = (Object.keys(taken) as QuizSetting[]).filter((name) => taken[name]);
  if (names.length === 0) return null;
  return (
    <div className="qw-quiz-fields-grid" data-part="settings">
      {names.map((name) => (
        <Checkbox
          key={name}
          label={fields[name]}
          hint={hints[name]}
          error={errors[name]?.message}
          {...register(name)}
        />
      ))}
    </div>
  );
}
