import type { Page } from '../api/createQuizClient';
import type { CompletedQuiz, UpcomingQuiz } from '../api/entities';
import { growingPages } from '../api/growingPages';
import {
  completedQuizzesOptions,
  infiniteCompletedQuizzesOptions,
  infiniteUpcomingQuizzesOptions,
  upcomingQuizzesOptions,
} from '../api/operations';
import { useListing, type Listing, type ListingSettings } from '../api/useListing';
import { completedQuizLimit, upcomingQuizLimit } from '../rules/listLengths';

export type UpcomingList = Listing<UpcomingQuiz, Page<'upcomingQuizzes'>>;
export type CompletedList = Listing<CompletedQuiz, Page<'completedQuizzes'>>;

/** How many quizzes follow the first five at once. */
const further = { limit: 20 };

/** The quizzes that have not closed: the first five (spec §9), and more where the server has pages. */
export function useUpcomingList(settings?: Pick<ListingSettings, 'enabled'>): UpcomingList {
  return useListing<UpcomingQuiz, Page<'upcomingQuizzes'>>(
    'upcomingQuizzes',
    (client) => ({
      whole: upcomingQuizzesOptions(client),
      pages: growingPages(
        infiniteUpcomingQuizzesOptions(client, { limit: upcomingQuizLimit }),
        infiniteUpcomingQuizzesOptions(client, further),
      ),
      wholeEndsAt: upcomingQuizLimit,
    }),
    settings,
  );
}

/** The quizzes that have closed: the last five (spec §9), and earlier ones from a server with pages. */
export function useCompletedList(): CompletedList {
  return useListing<CompletedQuiz, Page<'completedQuizzes'>>('completedQuizzes', (client) => ({
    whole: completedQuizzesOptions(client),
    pages: growingPages(
      infiniteCompletedQuizzesOptions(client, { limit: completedQuizLimit }),
      infiniteCompletedQuizzesOptions(client, further),
    ),
    wholeEndsAt: completedQuizLimit,
  }));
}
