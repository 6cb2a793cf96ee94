/** What questions tell those who answer them with several options, or with a number. */
export const questionKindWords = {
  key: 'questionKind' as const,
  en: {
    chooseAll: 'Choose all that apply',
    chooseAllPartial: 'Choose all that apply. Each wrong choice cancels a right one.',
    number: {
      label: 'Your answer',
      hint: (example: string): string => `A number, such as ${example}`,
      invalid: (example: string): string =>
        `This is not a number, so it is not saved. Type a number such as ${example}, without a unit.`,
      readAs: (number: string): string => `Read as ${number}`,
      changeSign: 'Change the sign',
    },
  },
};
