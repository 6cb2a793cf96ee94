import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../storybook-static/', import.meta.url));

export interface StoryEntry {
  id: string;
  title: string;
  name: string;
}

function readIndex(): StoryEntry[] {
  try {
    const { entries } = JSON.parse(readFileSync(`${built}index.json`, 'utf8')) as {
      entries: Record<string, StoryEntry & { type: string }>;
    };
    return Object.values(entries).filter(({ type }) => type === 'story');
  } catch (cause) {
    throw new Error(
      'There is no built Storybook to walk through. Run npm run build:storybook first.',
      { cause },
    );
  }
}

/** Every nth of a list, from the middle of the first stretch on. */
function everyNth<T>(list: readonly T[], n: number): T[] {
  return list.filter((_, index) => index % n === Math.floor(n / 2));
}

/** All stories of the built Storybook; with `STORY_SAMPLE=10` every tenth. */
export function stories(): StoryEntry[] {
  return everyNth(readIndex(), Number(process.env.STORY_SAMPLE ?? 1));
}

export type Globals = Partial<
  Record<'theme' | 'accent' | 'density' | 'language' | 'direction' | 'host', string>
>;

/** Opens a story by itself and waits until its play function has ended, as it has to. */
export async function openStory(page: Page, id: string, globals: Globals = {}): Promise<void> {
  // What the addon would check after every story is checked where the stories are tested.
  const wanted = Object.entries({ ...globals, 'a11y.manual': '!true' })
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${wanted}`);
  const phase = await page.waitForFunction(() => {
    const { currentRender } =
      (window as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } })
        .__STORYBOOK_PREVIEW__ ?? {};
    const now = currentRender?.phase;
    return now === 'finished' || now === 'errored' || now === 'aborted' ? now : false;
  });
  if ((await phase.jsonValue()) !== 'finished') throw new Error(`${id} did not play to its end.`);
}
