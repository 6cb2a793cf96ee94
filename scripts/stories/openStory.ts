import type { ViewportSize } from 'playwright';

/** The window of stories that ask for none. */
export const desk: ViewportSize = { width: 1280, height: 800 };

/** Storybook's viewport names, which set sizes in its frame and in Vitest. */
const narrower: Record<string, ViewportSize> = {
  mobile1: { width: 320, height: 568 },
  mobile2: { width: 414, height: 896 },
  tablet: { width: 834, height: 1112 },
};

/** The longest that a story may take to appear, on a busy machine. */
const longestMs = 30_000;

interface Rendering {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: {
      phase?: string;
      story?: { storyGlobals?: { viewport?: { value?: string } } };
    };
  };
}

/** As much of a page as it takes, so that it may be one of another engine. */
export interface StoryPage {
  goto: (url: string) => Promise<unknown>;
  setViewportSize: (size: ViewportSize) => Promise<void>;
  evaluate: <Result>(look: () => Result) => Promise<Result>;
  waitForFunction: (
    look: () => boolean,
    argument: undefined,
    options: { timeout: number },
  ) => Promise<unknown>;
}

/** The window of the story in the page, such as a phone's, unless that is wider than the usual one. */
async function windowOfStory(page: StoryPage, usual: ViewportSize): Promise<ViewportSize> {
  await page.waitForFunction(
    () => !!(window as unknown as Rendering).__STORYBOOK_PREVIEW__?.currentRender?.story,
    undefined,
    { timeout: longestMs },
  );
  const asked = await page.evaluate(
    () =>
      (window as unknown as Rendering).__STORYBOOK_PREVIEW__?.currentRender?.story?.storyGlobals
        ?.viewport?.value,
  );
  const own = narrower[asked ?? ''];
  return own && own.width < usual.width ? own : usual;
}

/**
 * Opens a story alone, in its own window, and waits until its play function has ended or
 * failed; the story tests check its outcome.
 *
 * @param storybook the address of a built Storybook, with a slash at its end
 * @param usual the window of stories that ask for no narrower one
 */
export async function openStory(
  page: StoryPage,
  storybook: string,
  id: string,
  usual = desk,
): Promise<void> {
  const address = `${storybook}iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`;
  await page.setViewportSize(usual);
  await page.goto(address);
  const own = await windowOfStory(page, usual);
  if (own !== usual) {
    await page.setViewportSize(own);
    await page.goto(address);
  }
  await page.waitForFunction(
    () =>
      (window as unknown as Rendering).__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
    undefined,
    { timeout: longestMs },
  );
}
