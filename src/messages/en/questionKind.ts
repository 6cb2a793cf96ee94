/** What a question of which several options are right tells those who answer it. */
export const questionKindWords = {
  key: 'questionKind' as const,
  en: {
    chooseAll: 'Choose all that apply',
    chooseAllPartial: 'Choose all that apply. Each wrong choice cancels a right one.',
  },
};
