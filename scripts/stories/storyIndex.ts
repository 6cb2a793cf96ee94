import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story of a built Storybook. */
export interface StoryEntry {
  id: string;
  /** Its place in the sidebar, such as `UI/Card`. */
  title: string;
  name: string;
}

interface StoryIndex {
  entries: Record<string, StoryEntry & { type: 'story' | 'docs' }>;
}

/**
 * The stories of a built Storybook, in the order of its sidebar.
 *
 * @throws Error with a sentence that says what to do when the folder contains no Storybook
 */
export function readStories(folder: string): StoryEntry[] {
  const index = join(folder, 'index.json');
  if (!existsSync(index)) {
    throw new Error(
      `There is no built Storybook in ${folder}. Run npm run build:storybook first, or set STORYBOOK_DIR to the folder of another build.`,
    );
  }
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as StoryIndex;
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => ({ id, title, name }));
}
