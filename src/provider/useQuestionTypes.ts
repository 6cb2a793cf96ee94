import { useContext, useMemo } from 'react';
import type { NamedType } from '../api/entities';
import { useStated } from '../api/useCapability';
import { vocabularyWords } from '../messages/en/vocabulary';
import { usualTypes } from '../rules/limits';
import { ownEntry } from '../rules/ownEntry';
import { HostRoutesContext } from './hostPaths';
import { useWords } from './MessagesContext';

/** What questions and quizzes can be about. */
export interface QuestionTypes {
  /** The types that questions can have, in the order of choices. */
  types: readonly NamedType[];
  /** The types that quizzes can have: the same, and `DO` for all of them. */
  quizTypes: readonly NamedType[];
  /**
   * What a field offers that has a type now: the types, and its own if it is none of them, because
   * the school has given it up or the list came later than the choice.
   */
  typesBeside: (chosen: string) => readonly NamedType[];
  quizTypesBeside: (chosen: string) => readonly NamedType[];
  /** The name of a type as people read it; the value itself where nobody has named it. */
  typeName: (type: string) => string;
  quizTypeName: (type: string) => string;
}

/**
 * The types of questions: those that the host gives the provider, else those that the server lists
 * (`GET capabilities`), else Frontend, Backend and DevOps (spec §3), until it is known as well.
 */
export function useQuestionTypes(): QuestionTypes {
  const { questionType, quizType, everyType } = useWords(vocabularyWords);
  const { questionTypes: ofHost } = useContext(HostRoutesContext);
  const { data } = useStated(ofHost === undefined, 'useQuestionTypes');
  const own = ofHost ?? data?.question_types;
  return useMemo(() => {
    const isOwn = own !== undefined && own.length > 0;
    const named = (words: Readonly<Record<string, string>>) =>
      usualTypes.map((value) => ({ value, label: words[value] ?? value }));
    const types = isOwn ? own : named(questionType);
    const every = { value: 'DO', label: everyType };
    const quizTypes = isOwn
      ? [...own.filter(({ value }) => value !== every.value), every]
      : named(quizType);
    const nameIn = (choices: readonly NamedType[], type: string): string | undefined =>
      choices.find(({ value }) => value === type)?.label;
    const typeName = (type: string): string =>
      nameIn(types, type) ?? ownEntry<string>(questionType, type) ?? type;
    const quizTypeName = (type: string): string => nameIn(quizTypes, type) ?? typeName(type);
    const beside =
      (choices: readonly NamedType[], nameOf: (type: string) => string) =>
      (chosen: string): readonly NamedType[] =>
        chosen === '' || choices.some(({ value }) => value === chosen)
          ? choices
          : [...choices, { value: chosen, label: nameOf(chosen) }];
    return {
      types,
      quizTypes,
      typesBeside: beside(types, typeName),
      quizTypesBeside: beside(quizTypes, quizTypeName),
      typeName,
      quizTypeName,
    };
  }, [own, questionType, quizType, everyType]);
}
