import type { StoryEntry } from '../stories/storyIndex.ts';

/** Which of two Storybooks have a story. */
export interface Presence {
  story: StoryEntry;
  presence: 'common' | 'added' | 'removed';
}

/**
 * Pairs the stories of two Storybooks by id and keeps those whose title and name match: the later
 * ones in their order, then those that are gone.
 */
export function compareIndexes(
  before: StoryEntry[],
  after: StoryEntry[],
  grep: RegExp,
): Presence[] {
  const [idsBefore, idsAfter] = [before, after].map(
    (stories) => new Set(stories.map(({ id }) => id)),
  );
  return [
    ...after.map((story): Presence => ({
      story,
      presence: idsBefore?.has(story.id) ? 'common' : 'added',
    })),
    ...before
      .filter(({ id }) => !idsAfter?.has(id))
      .map((story): Presence => ({ story, presence: 'removed' })),
  ].filter(({ story: { title, name } }) => grep.test(`${title} ${name}`));
}
