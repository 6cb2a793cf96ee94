/** What is said of a field that cannot be taken as it is, whatever form it stands in. */
export const validationWords = {
  key: 'validation' as const,
  en: {
    required: (field: string): string => `${field} is required.`,
    emailRequired: 'Email is required.',
    emailInvalid: 'Please enter a valid email address.',
    emailTooLong: (limit: number): string =>
      `Email is too long: shorten it to ${limit} characters.`,
    passwordRequired: 'Password is required.',
    tooLong: (field: string, limit: number): string =>
      `${field} is too long: shorten it to ${limit} characters.`,
    scheduleInvalid: 'Schedule must be a date and a time.',
    schedulePast: 'Schedule must be a time from now on.',
  },
};
