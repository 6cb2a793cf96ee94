import { grouped } from './grouped';

const questions = (count: number): string =>
  count === 1 ? '1 question' : `${grouped(count)} questions`;

/** What the question bank says about tags, filters and changes of many questions. */
export const bankWords = {
  key: 'bank' as const,
  en: {
    tags: {
      label: 'Tags',
      hint: (most: number): string => `Up to ${most}, separated by commas`,
      full: (most: number): string => `Up to ${most} tags. Remove one to add another.`,
      create: (tag: string): string => `Add “${tag}”`,
      remove: (tag: string): string => `Remove tag ${tag}`,
      added: (tag: string): string => `${tag} added`,
      removed: (tag: string): string => `${tag} removed`,
      invalid: (longest: number, most: number): string =>
        `Use up to ${most} tags of up to ${longest} characters, without commas, semicolons or vertical bars.`,
      counted: (tag: string, count: number): string => `${tag} (${grouped(count)})`,
    },
    filters: {
      tag: 'Tag',
      anyTag: 'All tags',
      moreTags: 'Another tag',
      use: 'Use',
      anyUse: 'Used or not',
      used: (count: number): string => `Used in a quiz (${grouped(count)})`,
      unused: (count: number): string => `Not used yet (${grouped(count)})`,
      isUsed: { yes: 'Used in a quiz', no: 'Not used yet' },
      anyQuality: 'Any quality',
      active: 'Active filters',
      named: (filter: string, value: string): string => `${filter}: ${value}`,
      search: 'Search',
      idle: (filter: string): string => `${filter} (not available)`,
      remove: (filter: string): string => `Remove filter ${filter}`,
      without: (filter: string, count: number): string =>
        `Remove “${filter}” to see ${questions(count)}`,
      conflicting: 'No question matches all of these filters. Remove more than one of them.',
    },
    views: {
      open: 'Saved filters',
      title: 'Saved filters',
      none: 'No saved filters yet',
      noneHint: 'Search, filter or sort your bank first. Then save that here under a name.',
      name: 'Name for the current filters',
      newName: 'New name',
      save: 'Save filters',
      nameRequired: 'Name is required.',
      nameTaken: 'You already have saved filters with this name.',
      rename: (name: string): string => `Rename ${name}`,
      remove: (name: string): string => `Delete ${name}`,
      removed: (name: string): string => `“${name}” deleted`,
      undo: 'Undo',
      full: (most: number): string => `You can save up to ${most} filters. Delete one first.`,
      sorted: {
        ascending: (column: string): string => `Sorted by ${column}`,
        descending: (column: string): string => `Sorted by ${column}, last first`,
      },
      retry: 'Try again',
      readFailed: 'Your saved filters could not be loaded.',
      writeFailed: 'Your saved filters could not be changed. They are still as they were.',
    },
    edit: {
      title: (count: number): string => `Edit ${questions(count)}`,
      keep: 'Keep as it is',
      addTags: 'Add tags',
      removeTags: 'Remove tags',
      quizzesKeep: 'Quizzes that are already set up keep their questions.',
      nothing: 'Choose what to change.',
      saving: 'Saving…',
      doneOf: (done: number, count: number): string =>
        `${grouped(done)} of ${grouped(count)} changed`,
      changed: (count: number): string => `${questions(count)} changed`,
      failed: (count: number): string =>
        count === 1
          ? '1 question could not be changed. It stays selected.'
          : `${grouped(count)} questions could not be changed. They stay selected.`,
      reasons: {
        unknown: 'It was deleted in the meantime.',
        tooManyTags: (most: number): string => `It would have more than ${most} tags.`,
        other: 'The server did not change it.',
      },
      more: (count: number): string => `and ${grouped(count)} more`,
    },
    manage: {
      open: 'Manage tags',
      title: 'Manage tags',
      choose: 'Tags of your bank',
      name: 'New name',
      nameHint: 'Tags that get the same name become one.',
      rename: 'Rename',
      merge: (count: number): string => `Merge ${grouped(count)} tags`,
      remove: (count: number): string =>
        count === 1 ? 'Remove tag' : `Remove ${grouped(count)} tags`,
      removeQuestion: (count: number): string =>
        count === 1 ? 'Remove this tag?' : `Remove ${grouped(count)} tags?`,
      removeHint: 'The questions stay in your bank, without these tags.',
      nothingChosen: 'Choose at least one tag.',
      nameRequired: 'New name is required.',
      failed: 'The tags could not be changed. Try again.',
      changed: (count: number): string => `${questions(count)} changed`,
      none: 'No tags yet. Add them to a question, or to several selected ones.',
    },
    duplicates: {
      open: 'Find duplicates',
      title: 'Similar questions',
      hint: 'These questions differ only in the order of words, in punctuation or in a few letters.',
      none: 'No similar questions found',
      noneHint: 'No two questions of your bank ask almost the same.',
      group: (nth: number, count: number): string => `Group ${grouped(nth)}: ${questions(count)}`,
      found: (groups: number, count: number): string =>
        groups === 1
          ? `1 group of ${questions(count)}`
          : `${grouped(groups)} groups of ${questions(count)}`,
      reading: 'Comparing questions…',
      failed: 'The questions could not be read. Try again.',
      deleteSelected: (count: number): string =>
        count === 0 ? 'Delete selected' : `Delete ${questions(count)}`,
      previous: 'Previous groups',
      next: 'Next groups',
      pages: 'Groups',
    },
  },
};
