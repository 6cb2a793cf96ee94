/** Two versions of what a form edits. */
export const conflictWords = {
  key: 'conflict' as const,
  en: {
    title: 'Changed in the meantime',
    hint: 'These fields were saved after you opened them. Nothing was overwritten. Choose what to keep, then save again.',
    mine: 'Yours',
    theirs: 'Saved meanwhile',
    allMine: 'Keep all of yours',
    allTheirs: 'Use all that was saved',
    empty: 'Empty',
    on: 'On',
    off: 'Off',
  },
};

/** Problems with a field, in any form. */
export const validationWords = {
  key: 'validation' as const,
  en: {
    required: (field: string): string => `${field} is required.`,
    emailRequired: 'Email is required.',
    emailInvalid: 'Please enter a valid email address.',
    emailSeveral: 'Enter one email address, with one @.',
    emailSpace: 'An email address cannot contain spaces.',
    emailSign: (sign: string): string => `This email address cannot contain “${sign}”.`,
    emailTooLong: (limit: number): string => `Email must have at most ${limit} characters.`,
    oneNameHint: 'Only one name? Enter it as the first name and a dash (-) here.',
    passwordRequired: 'Password is required.',
    tooLong: (field: string, limit: number): string =>
      `${field} must have at most ${limit} characters.`,
    unstorable: (field: string, sign: string, before: string): string =>
      `${field} contains ${sign}, which cannot be stored, ${before === '' ? 'at its start' : `after “${before}”`}. Delete it.`,
    oneLine: (field: string): string =>
      `${field} must be one line. Replace line breaks and tabs with spaces.`,
    invisible: (field: string, sign: string, before: string): string =>
      `${field} contains the invisible character ${sign} ${before === '' ? 'at its start' : `after “${before}”`}. Delete it.`,
    unseen: (field: string): string => `${field} must have at least one visible character.`,
    scheduleInvalid: 'Schedule must have a date and a time.',
    schedulePast: 'Schedule must be in the future.',
  },
};
