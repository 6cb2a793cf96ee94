import { availableParallelism } from 'node:os';
import type { Browser, Page } from 'playwright';
import { serveFolder } from '../stories/serveFolder.ts';
import { readStories, type StoryEntry } from '../stories/storyIndex.ts';
import { compareIndexes, type Presence } from './compareIndexes.ts';
import { differenceOf, type Difference } from './difference.ts';
import { openStillPage, photograph, type Photograph } from './photograph.ts';

/** A story that a reviewer has to see, and its pictures. */
export interface Finding extends StoryEntry {
  state: 'failed' | 'changed' | 'added' | 'removed';
  before?: Buffer | undefined;
  after?: Buffer | undefined;
  difference?: Difference | undefined;
  /** Why a side has no picture, or only that of an error. */
  failures: string[];
}

/** Photographs a story on both sides, and returns what there is to see. */
async function compareStory(
  page: Page,
  { story, presence }: Presence,
  addresses: { before: string; after: string },
): Promise<Finding | undefined> {
  const none: Photograph = {};
  const before = presence === 'added' ? none : await photograph(page, addresses.before, story);
  const after = presence === 'removed' ? none : await photograph(page, addresses.after, story);
  const difference =
    before.png === undefined || after.png === undefined || before.png.equals(after.png)
      ? undefined
      : await differenceOf(page, before.png, after.png);
  const failures = Object.entries({ Before: before.failure, After: after.failure }).flatMap(
    ([side, failure]) => (failure === undefined ? [] : [`${side}: ${failure}`]),
  );
  const isSame = presence === 'common' && difference === undefined && failures.length === 0;
  if (isSame) return undefined;
  const state = presence === 'common' ? 'changed' : presence;
  return {
    ...story,
    state: failures.length > 0 ? 'failed' : state,
    before: before.png,
    after: after.png,
    difference,
    failures,
  };
}

interface Comparing {
  browser: Browser;
  grep: RegExp;
  signal: AbortSignal;
}

/**
 * Compares the stories of two built Storybooks, as many at a time as there are processors.
 *
 * @returns what there is to see, in the order of the sidebar, and how many stories were compared
 */
export async function compareStories(
  before: string,
  after: string,
  { browser, grep, signal }: Comparing,
): Promise<{ findings: Finding[]; compared: number }> {
  const stories = compareIndexes(readStories(before), readStories(after), grep);
  if (stories.length === 0) throw new Error(`No story matches ${grep.source}.`);
  console.log(`Photographing ${stories.length.toLocaleString('en')} stories on both sides …`);

  const findings: (Finding | undefined)[] = [];
  const remaining = stories.entries();
  const servers = await Promise.all([serveFolder(before), serveFolder(after)]);
  const addresses = { before: servers[0].url, after: servers[1].url };
  const compareRemaining = async (): Promise<void> => {
    const page = await openStillPage(browser);
    for (const [index, story] of remaining) {
      findings[index] = await compareStory(page, story, addresses);
      signal.throwIfAborted();
    }
    await page.context().close();
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, compareRemaining));
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
  return {
    findings: findings.filter((finding) => finding !== undefined),
    compared: stories.length,
  };
}
