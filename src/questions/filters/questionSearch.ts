import { useEffect } from 'react';
import type { Question } from '../../api/entities';
import { optionTexts } from '../../items/itemRules';
import { hasTags, tagKeysIn } from '../../rules/tags';
import { findTexts, searchedText } from '../../rules/textSearch';
import type { BankQuery } from './bankView';

function textOf(question: Question): string {
  const { title, description } = question;
  return [title, description, ...optionTexts(question)].join('\n');
}

/**
 * The questions that a query asks for, in their order: with every word of its search, wherever it
 * stands in title, description or options.
 */
export function findQuestions(
  questions: readonly Question[],
  { q = '', type, difficulty, tags = '', used, quality }: BankQuery,
): readonly Question[] {
  const keys = tagKeysIn(tags);
  const ofKind =
    type || difficulty || used || quality || keys.length > 0
      ? questions.filter(
          (question) =>
            (!type || question.type === type) &&
            (!difficulty || question.difficulty === difficulty) &&
            (!used || (question.used === true) === (used === 'yes')) &&
            (!quality || question.quality === quality) &&
            hasTags(question, keys),
        )
      : questions;
  return findTexts(ofKind, q, textOf);
}

/**
 * Works out the texts by which questions are found while the page has nothing else to do, so that
 * the first search need not.
 */
export function usePreparedSearch(questions: readonly Question[]): void {
  useEffect(() => {
    // Safari has no idle callbacks: there the first key prepares it.
    if (typeof requestIdleCallback === 'undefined') return undefined;
    let next = 0;
    const prepare = (deadline: IdleDeadline) => {
      while (next < questions.length && deadline.timeRemaining() > 0) {
        searchedText(questions[next] as Question, textOf);
        next += 1;
      }
      if (next < questions.length) handle = requestIdleCallback(prepare);
    };
    let handle = requestIdleCallback(prepare);
    return () => cancelIdleCallback(handle);
  }, [questions]);
}
