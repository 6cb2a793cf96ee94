/** Asking before something is deleted, and saying that it was (spec §2, delete dialog). */
export const deletingWords = {
  key: 'deleting' as const,
  en: {
    question: 'Delete Question',
    quiz: 'Delete Quiz',
    confirm: 'Are you want to delete this Item ?',
    deleting: 'Deleting…',
    deleted: 'item deleted successfully',
    failed: 'The item could not be deleted. Try again.',
  },
};
