import { expect } from '@playwright/test';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStory } from '../../scripts/stories/openStory';
import { serveFolder, type FolderServer } from '../../scripts/stories/serveFolder';
import { readStories, type StoryEntry } from '../../scripts/stories/storyIndex';
import { test, type EnginePage, type Part, type Size } from './enginePage';

const folder = resolve(
  process.env.STORYBOOK_DIR ?? fileURLToPath(new URL('../../storybook-static', import.meta.url)),
);

test.use({ errorsFail: false });

let storybook: FolderServer;

test.beforeAll(async () => {
  storybook = await serveFolder(folder);
});

test.afterAll(() => storybook.stop());

interface Channel {
  last: (event: string) => [{ status?: string; message?: string }] | undefined;
}

/** What went wrong while the open story rendered and played. */
const storyFaults = (page: EnginePage): Promise<string[]> =>
  page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: Channel;
    };
    if (channel.last('storyFinished')?.[0].status === 'success') return [];
    const events = ['storyThrewException', 'playFunctionThrewException', 'storyErrored'];
    return ['did not succeed', ...events.map((event) => channel.last(event)?.[0].message ?? '')];
  });

const sideways = (page: EnginePage): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Elements of questions that a side of the window cuts off. */
const cutOff = (page: EnginePage): Promise<string[]> =>
  page.evaluate(() => {
    const parts = document.querySelectorAll('[role="radiogroup"] :is(legend, label, p, span)');
    return Array.from(parts).flatMap((part) => {
      if (part.closest('.qw-visually-hidden, [data-part="scroll"]')) return [];
      const { left, right, width } = part.getBoundingClientRect();
      const isCut = width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1);
      return isCut ? [`${left} to ${right}: ${part.textContent}`] : [];
    });
  });

test.describe('turning a phone', () => {
  const upright: Size = { width: 375, height: 812 };
  const turned: Size = { width: 812, height: 375 };
  for (const id of [
    'quizzes-quizpaper--answering',
    'quizzes-quizpaper--long-texts',
    'questions-kinds--fresh',
  ]) {
    test(`cuts off nothing in ${id}`, async ({ openPage }) => {
      const page = await openPage(turned);
      await openStory(page, storybook.url, id, turned);
      for (const size of [upright, turned, upright]) {
        await page.setViewportSize(size);
        expect(await cutOff(page)).toEqual([]);
        expect(await sideways(page)).toBeLessThanOrEqual(0);
      }
    });
  }
});

/** Drags the thumb of a region's scrollbar to its end by mouse. */
async function dragToEnd(page: EnginePage, region: Part): Promise<void> {
  const { x, thumb, end } = await region.evaluate((box) => {
    const { clientHeight, clientLeft, clientWidth, offsetWidth, scrollHeight, scrollTop } = box;
    const { right, top } = box.getBoundingClientRect();
    // One over the content has no width of its own.
    const thickness = Math.max(8, offsetWidth - clientWidth - 2 * clientLeft);
    // The thumb of a long list is not as short as its share.
    const length = Math.max(20, clientHeight ** 2 / scrollHeight);
    const done = scrollTop / Math.max(1, scrollHeight - clientHeight);
    return {
      x: right - clientLeft - thickness / 2,
      thumb: top + done * (clientHeight - length) + length / 2,
      end: top + clientHeight - 2,
    };
  });
  await page.mouse.move(x, thumb);
  await page.mouse.down();
  await page.mouse.move(x, end);
  await page.mouse.up();
}

test('the end of ten thousand questions is reached by wheel, by key and by dragging', async ({
  openPage,
}) => {
  // Some titles have two lines here, so that rows are not as high as assumed.
  const size: Size = { width: 1200, height: 800 };
  const page = await openPage(size);
  await openStory(page, storybook.url, 'questions-questionbank--ten-thousand', size);
  const rows = page.locator('.qw-question-table');
  const last = rows.getByText(/\(10000\)$/);
  const box = await rows.evaluate((region) => {
    const { left, top, width, height } = region.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const scrollTop = (): Promise<number> => rows.evaluate((region) => region.scrollTop);
  const toTop = async (): Promise<void> => {
    await rows.evaluate((region) => (region.scrollTop = 0));
    await expect.poll(scrollTop).toBe(0);
    await last.waitFor({ state: 'hidden' });
  };

  await test.step('by key', async () => {
    await toTop();
    await rows.evaluate((region) => region.focus());
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return last.count();
      })
      .toBe(1);
  });

  await test.step('by wheel', async () => {
    await toTop();
    await page.mouse.move(box.x, box.y);
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 50_000);
          return last.count();
        },
        { timeout: 120_000 },
      )
      .toBe(1);
  });

  await test.step('by dragging', async () => {
    await toTop();
    await expect
      .poll(async () => {
        await dragToEnd(page, rows);
        return last.count();
      })
      .toBe(1);
  });
});

/** Options whose text begins above their letter. */
const overlaps = (page: EnginePage): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    for (const option of document.querySelectorAll('.qw-root label:has(input)')) {
      const texts = document.createTreeWalker(option, NodeFilter.SHOW_TEXT);
      const boxes: { text: string; box: DOMRect; of: Element | null }[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const box of range.getClientRects()) {
          if (box.width < 2 || box.height < 2) continue;
          const { parentElement: of, nodeValue: text } = texts.currentNode;
          boxes.push({ text: text ?? '', box, of });
        }
      }
      boxes.forEach((one, index) => {
        for (const other of boxes.slice(index + 1)) {
          if (one.of === other.of) continue;
          const wide =
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const high =
            Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (wide > 1 && high > 1) faults.push(`${one.text} over ${other.text}`);
        }
      });
    }
    return faults;
  });

test('from right to left, no option overlaps its letter, and nothing scrolls sideways', async ({
  openPage,
}) => {
  const phone: Size = { width: 390, height: 844 };
  const ids = readStories(folder)
    .map(({ id }) => id)
    .filter((id) => /^(questions|quizzes|results|rich-text).*(arabic|right-to-left)$/.test(id));
  test.setTimeout(ids.length * 60_000);
  const page = await openPage(phone);
  for (const id of ids) {
    await openStory(page, storybook.url, id, phone);
    expect.soft(await overlaps(page), id).toEqual([]);
    expect.soft(await sideways(page), id).toBeLessThanOrEqual(0);
  }
});

/** A tenth of the stories. */
const tenth = readStories(folder)
  .sort((one, other) => (one.id < other.id ? -1 : 1))
  .filter((_, position) => position % 10 === 0);
const sectionOf = ({ title }: StoryEntry): string => title.split('/')[0] ?? '';

for (const section of new Set(tenth.map(sectionOf))) {
  test(`every tenth story plays: ${section}`, async ({ openPage }) => {
    const stories = tenth.filter((story) => sectionOf(story) === section);
    test.setTimeout(stories.length * 60_000);
    const page = await openPage();
    for (const { id } of stories) {
      await test.step(id, async () => {
        await openStory(page, storybook.url, id);
        expect.soft(await storyFaults(page), id).toEqual([]);
      });
    }
  });
}
