import type { QuizEvent } from 'quizwright';

const done = { created: 'Added', updated: 'Changed', deleted: 'Removed' } as const;

const subjects = {
  group: 'a group',
  student: 'a student',
  question: 'a question',
  quiz: 'a quiz',
} as const;

/** The sentence for an event in the list of activity; null for events it leaves out. */
export function sentenceOf(event: QuizEvent): string | null {
  switch (event.type) {
    case 'joined':
      return 'Joined a quiz';
    case 'started':
      return 'Started a quiz';
    case 'expired':
      return 'Ran out of time';
    case 'unsent':
      return 'Submitted; waiting for a connection';
    case 'submitted':
      return event.answered === undefined || event.questions === undefined
        ? 'Submitted a quiz'
        : `Submitted a quiz: ${event.answered} of ${event.questions} answered`;
    case 'created':
    case 'updated':
    case 'deleted':
      return `${done[event.type]} ${subjects[event.subject]}`;
    case 'imported':
      return `Added ${event.count} questions`;
    case 'exported':
      return `Saved ${event.subject}s as a file`;
    default:
      return null;
  }
}
