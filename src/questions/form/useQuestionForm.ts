import { useMemo, type ReactElement } from 'react';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import type { Question, QuestionInput } from '../../api/entities';
import { useCreateQuestion, useUpdateQuestion } from '../../api/teachingHooks';
import { questionsShape } from '../../api/teachingShapes';
import { useTakesField } from '../../api/useTakesField';
import { rulesOf, optionTexts } from '../../items/itemRules';
import { optionNames, usualOptions } from '../../items/kind/options';
import { formatOf, kindOf } from '../../items/parts';
import { useOptionRange } from '../../items/kind/serverTakes';
import { questionForm } from '../../items/questionForm';
import { trimQuestion } from '../../items/trimQuestion';
import { questionFormatWords } from '../../messages/en/questionFormat';
import { questionsWords } from '../../messages/en/questions';
import { validationWords } from '../../messages/en/validation';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { tagsOf } from '../../rules/tags';
import { formResolver, type CheckedResolver } from '../../provider/formResolver';
import { useCheckedForm } from '../../provider/useCheckedForm';
import { useWords } from '../../provider/MessagesContext';
import { useNotify } from '../../provider/notifications';
import { useQuestionTypes } from '../../provider/useQuestionTypes';
import { useEditConflict, type ConflictPart } from '../../provider/useEditConflict';
import { useSave } from '../../provider/useSave';
import { useRootTheme } from '../../ui/theme/RootTheme';

export type QuestionFormControl = UseFormReturn<QuestionInput, unknown, QuestionInput>;

/** A new question with the defaults of spec §3, and the first type that there is. */
const emptyQuestion = (type = 'FE'): QuestionInput => ({
  title: '',
  description: '',
  ...rulesOf({}).draft({ options: {}, answer: '' }, usualOptions),
  type,
  difficulty: 'easy',
});

/** @param fewest options, with which a question that has less is filled up */
function draftOf(question: QuestionInput, fewest: number): QuestionInput {
  const { title, description, type, difficulty } = question;
  return {
    title,
    description,
    type,
    difficulty,
    ...rulesOf(question).draft(question, fewest),
    ...formatOf(question),
    ...tagsOf(question),
  };
}

export interface QuestionFormSettings {
  /** What the form begins with; changes of it reach the fields that nobody has touched. */
  source: Question | null;
  /** Whether the source is changed rather than a new question made. */
  isUpdate: boolean;
  /** Whether the form is on the screen. */
  isOpen: boolean;
  /** Called once it is saved, with the question if the server sends its id. */
  onSaved: (question: Question | undefined) => void;
}

export interface QuestionFormState {
  form: QuestionFormControl;
  /** Checks the form and saves it; a refusal leaves the values and puts the server's words to the fields. */
  save: () => Promise<void>;
  /** Goes back to what the form began with. */
  clear: () => void;
  /** Both versions, where the question was changed meanwhile. */
  notice: ReactElement | null;
}

/** A refused question is logged too (spec §8). */
async function logged<Saved>(call: Promise<Saved>): Promise<Saved> {
  try {
    return await call;
  } catch (error) {
    console.error(error);
    throw error;
  }
}

/** What of a question is chosen together: options and key mean nothing without each other. */
function useQuestionParts(): ConflictPart<QuestionInput>[] {
  const { fields, options, tags, kinds } = useWords(questionsWords);
  const { difficulty } = useWords(vocabularyWords);
  const { lang: locale = 'en' } = useRootTheme();
  const { format } = useWords(questionFormatWords);
  const { types } = useQuestionTypes();
  return [
    { label: fields.title, fields: ['title'] },
    { label: fields.description, fields: ['description'] },
    {
      label: options,
      fields: ['options', 'answer', 'kind', 'accepted'],
      say: (question) =>
        [
          ...optionTexts(question).map((text, place) => `${optionNames[place]}. ${text}`),
          `${fields.answer}: ${rulesOf(question).key(question, locale)}`,
          ...(kindOf(question).kind ? [kinds[question.kind ?? 'single']] : []),
        ].join('\n'),
    },
    {
      label: fields.type,
      fields: ['type'],
      say: ({ type }) => types.find(({ value }) => value === type)?.label ?? type,
    },
    {
      label: fields.difficulty,
      fields: ['difficulty'],
      say: (question) => difficulty[question.difficulty],
    },
    { label: tags, fields: ['tags'], say: (question) => (question.tags ?? []).join(', ') },
    {
      label: format.label,
      fields: ['format'],
      say: (question) => format.names[question.format ?? 'plain'],
    },
  ];
}

/**
 * The form of a question, checked on each change (spec §5). It lives as long as its component, so
 * that a dialog that was closed by accident opens again with what was typed.
 */
export function useQuestionForm({
  source,
  isUpdate,
  isOpen,
  onSaved,
}: QuestionFormSettings): QuestionFormState {
  const questions = useWords(questionsWords);
  const validation = useWords(validationWords);
  const notify = useNotify();
  const create = useCreateQuestion();
  const update = useUpdateQuestion();
  const mayLackDescription = useTakesField('QuestionInput.description');
  const resolver = useMemo((): CheckedResolver<QuestionInput> => {
    const check = (draft: Pick<QuestionInput, 'format' | 'kind'>) =>
      formResolver<QuestionInput, QuestionInput>(
        questionForm({ questions, validation }, draft, mayLackDescription),
      );
    const checkDraft: Resolver<QuestionInput, unknown, QuestionInput> = (draft, ...rest) =>
      check(draft)(draft, ...rest);
    return Object.assign(checkDraft, { isRequired: check({}).isRequired });
  }, [questions, validation, mayLackDescription]);
  const { fewest } = useOptionRange();
  const firstType = useQuestionTypes().types[0]?.value;
  const values = useMemo(
    () => (source === null ? emptyQuestion(firstType) : draftOf(source, fewest)),
    [source, fewest, firstType],
  );
  const form: QuestionFormControl = useCheckedForm<QuestionInput>({
    resolver,
    mode: 'onChange',
    values,
    resetOptions: { keepDirtyValues: true },
  });

  const { send, restore, notice, isGone } = useEditConflict({
    form,
    isOpen,
    record: isUpdate ? source : null,
    shape: questionsShape,
    valuesOf: (question: Question) => draftOf(question, fewest),
    deleted: questions.deletedMeanwhile,
    parts: useQuestionParts(),
  });

  const clear = () => form.reset(restore() ?? values, { keepDirtyValues: false });
  const save = useSave(form, { isOpen, failed: questions.saveFailed })(async (checked) => {
    const typed = form.getValues();
    const draft = trimQuestion({ ...typed, ...checked });
    const changed = isUpdate && !isGone ? source : null;
    const saved = changed
      ? await send((revision) =>
          logged(update.mutateAsync({ id: changed._id, body: draft, revision })),
        )
      : await logged(create.mutateAsync(draft));
    if (saved === null) return;
    const { _id = changed?._id, message } = saved;
    notify({
      tone: 'positive',
      message: message || (changed ? questions.updated : questions.created),
    });
    // Not what it began with, which is loaded anew by and by.
    if (changed) form.reset(draftOf(draft, fewest), { keepDirtyValues: false });
    else clear();
    onSaved(_id === undefined ? undefined : { ...draft, _id });
  });
  return { form, save, clear, notice };
}
