import { Fragment, type ReactElement } from 'react';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import type { QuizChange } from '../../api/entities';
import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { TextArea } from '../../ui/field/TextArea';
import { TextField } from '../../ui/field/TextField';
import type { QuizSetting } from './quizSettings';

type QuizText = Exclude<keyof QuizChange, QuizSetting>;

interface QuizTextFieldsProps {
  register: (name: QuizText) => UseFormRegisterReturn;
  errors: FieldErrors<QuizChange>;
}

/** The texts that the create form and the update form share. */
export function QuizTextFields({ register, errors }: QuizTextFieldsProps) {
  const { fields } = useWords(quizzesWords);
  const rows = {
    title: (
      <TextField
        label={fields.title}
        autoComplete="off"
        error={errors.title?.message}
        {...register('title')}
      />
    ),
    description: (
      <TextArea
        label={fields.description}
        error={errors.description?.message}
        {...register('description')}
      />
    ),
  } satisfies Record<QuizText, ReactElement>;
  return Object.entries(rows).map(([name, row]) => <Fragment key={name}>{row}</Fragment>);
}
