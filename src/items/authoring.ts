import type { ComponentType } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Question, QuestionInput } from '../api/entities';
import type { Messages } from '../messages/en';
import { single } from './single/authoring';

export interface ItemFieldsProps {
  form: UseFormReturn<QuestionInput, unknown, QuestionInput>;
  words: Messages['questions'];
}

/** What an instructor sees of options and key: their fields in a form, and the question as it is kept. */
export interface Authoring {
  OptionFields: ComponentType<ItemFieldsProps>;
  KeyField: ComponentType<ItemFieldsProps>;
  KeyedOptions: ComponentType<{
    question: Pick<Question, 'options' | 'answer'>;
    words: Messages['questions'];
  }>;
}

export const authoringOf = (_question: object): Authoring => single;
