import { expect } from '@playwright/test';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStory } from '../../scripts/stories/openStory';
import { serveFolder, type FolderServer } from '../../scripts/stories/serveFolder';
import { test, type EnginePage } from './enginePage';

const folder = resolve(
  process.env.STORYBOOK_DIR ?? fileURLToPath(new URL('../../storybook-static', import.meta.url)),
);

let storybook: FolderServer;

test.beforeAll(async () => {
  storybook = await serveFolder(folder);
});

test.afterAll(() => storybook.stop());

interface Channel {
  once: (event: string, listener: () => void) => void;
  emit: (event: string, content: object) => void;
}

/** Formulas with every kind of sign, some on a page. */
const formulas = [
  String.raw`$-b \pm \sqrt{b^2 - 4ac}$ $\frac{a}{b}$ $\int_0^1 x\,dx$ $a \to b$ $x \mapsto y$`,
  String.raw`$\sum_{k=1}^n k$ $\prod_{k=1}^n k$ $\oint f$ $a \ne b$ $a \le b$ $a \ge b$ $a \approx b$`,
  String.raw`$a \in A$ $a \notin A$ $A \subset B$ $A \cup B$ $A \cap B$ $\emptyset$ $\forall x$ $\exists y$`,
  String.raw`$a \cdot b$ $a \times b$ $a \div b$ $a \mp b$ $\infty$ $\partial f$ $\nabla f$ $\sqrt[3]{x}$`,
  String.raw`$p \land q$ $p \lor q$ $\lnot p$ $p \Rightarrow q$ $p \Leftrightarrow q$ $a \equiv b$ $\angle A$`,
  String.raw`$\alpha\beta\gamma\delta$ $\Omega$ $\vec{v}$ $\hat{x}$ $\lvert x \rvert$ $\overline{AB}$ $a \parallel b$`,
];

/** Shows another text in the story. */
const showText = (page: EnginePage, id: string, text: string): Promise<void> =>
  page.evaluate(
    async ([storyId, text]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: Channel;
      };
      await new Promise<void>((resolve) => {
        channel.once('storyRendered', resolve);
        channel.emit('updateStoryArgs', { storyId, updatedArgs: { text } });
      });
    },
    [id, text] as const,
  );

interface Pictured {
  picture: CanvasRenderingContext2D;
}

/** Draws a picture of the page into a canvas, which the page then has as `picture`. */
async function takePicture(page: EnginePage): Promise<void> {
  const picture = (await page.screenshot()).toString('base64');
  await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    Object.assign(window, { picture: context });
  }, `data:image/png;base64,${picture}`);
}

/** Signs of formulas without a trace in the picture of the page. */
const undrawn = (page: EnginePage): Promise<string[]> =>
  page.evaluate(() => {
    const { picture } = window as unknown as Pictured;
    const isEmpty = ({ x, y, width, height }: DOMRectReadOnly): boolean => {
      if (width <= 0 || height <= 0) return true;
      const sides = [Math.floor(x), Math.floor(y), Math.ceil(width), Math.ceil(height)] as const;
      const pixels = new Uint32Array(picture.getImageData(...sides).data.buffer);
      return pixels.every((pixel) => pixel === pixels[0]);
    };
    const faults: string[] = [];
    for (const leaf of document.querySelectorAll('math :is(mi, mn, mo, mtext)')) {
      const text = leaf.textContent ?? '';
      // Function application, invisible times and the like.
      if (/^[\s\u2061-\u2064\u200b]*$/.test(text)) continue;
      if (isEmpty(leaf.getBoundingClientRect())) faults.push(text);
    }
    for (const root of document.querySelectorAll('math :is(msqrt, mroot)')) {
      const { x, y, height } = root.getBoundingClientRect();
      const content = root.firstElementChild?.getBoundingClientRect().x ?? x;
      if (isEmpty(new DOMRect(x, y, content - x, height))) faults.push('the sign of a root');
    }
    return faults;
  });

const story = 'rich-text-richtext--formulas';

/** Shows formulas, and returns the signs of them that a picture of the page lacks. */
async function signsMissing(page: EnginePage, text: string): Promise<string[]> {
  await showText(page, story, text);
  await expect.poll(() => page.locator('math').count()).toBe(text.split('$ $').length);
  await takePicture(page);
  return undrawn(page);
}

test('every sign of a formula is drawn', async ({ openPage }) => {
  const page = await openPage();
  await openStory(page, storybook.url, story);
  for (const text of formulas) {
    expect.soft(await signsMissing(page, text), text).toEqual([]);
  }
  await test.step('and one that is not would be found', async () => {
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'mo, msqrt { color: transparent }';
      document.head.append(style);
    });
    const [first = ''] = formulas;
    expect(await signsMissing(page, first)).toEqual(
      expect.arrayContaining(['−', '±', '∫', '→', 'the sign of a root']),
    );
  });
});

/**
 * The empty rows between accents and their letters in the picture of the page, in parts of the size
 * of the font.
 */
const gaps = (page: EnginePage): Promise<number[]> =>
  page.evaluate(() => {
    const { picture } = window as unknown as Pictured;
    return [...document.querySelectorAll('math mover')].map((accented) => {
      const { x, y, width, height } = accented.getBoundingClientRect();
      const [left, top] = [Math.floor(x), Math.floor(y) - 8];
      const sides = [left, top, Math.ceil(width), Math.ceil(height) + 8] as const;
      const pixels = new Uint32Array(picture.getImageData(...sides).data.buffer);
      const rows = Array.from({ length: sides[3] }, (_, row) =>
        pixels.subarray(row * sides[2], (row + 1) * sides[2]).some((pixel) => pixel !== pixels[0]),
      );
      const inked = rows.slice(rows.indexOf(true), rows.lastIndexOf(true));
      return (
        inked.filter((isInked) => !isInked).length / parseFloat(getComputedStyle(accented).fontSize)
      );
    });
  });

test('an accent stands close above its letter', async ({ openPage }) => {
  const page = await openPage();
  await openStory(page, storybook.url, story);
  const accented = [
    'hat',
    'bar',
    'vec',
    'tilde',
    'dot',
    'ddot',
    'acute',
    'grave',
    'check',
    'breve',
  ];
  await showText(page, story, accented.map((name) => `$\\${name}{a}$`).join(' '));
  await expect.poll(() => page.locator('math').count()).toBe(accented.length);
  await takePicture(page);
  const found = await gaps(page);
  expect(found).toHaveLength(accented.length);
  for (const [index, gap] of found.entries()) expect.soft(gap, accented[index]).toBeLessThan(0.35);
});

/** Boxes whose formula is wider than they are, though it would fit, by how much. */
const wider = (page: EnginePage): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('math')].flatMap((formula) => {
      const faults: string[] = [];
      for (
        let box = formula.parentElement;
        box !== null && box.id !== 'storybook-root';
        box = box.parentElement
      ) {
        const by = box.scrollWidth - box.clientWidth;
        // Rows overlap the borders of their cells.
        if (/^T(R|BODY|HEAD)$/.test(box.tagName)) continue;
        // An inline box has no width of its own, and a formula that is wider by far scrolls.
        if (box.clientWidth > 0 && by > 0 && by < 8) {
          faults.push(
            `${box.tagName} ${box.className}: ${by} px, ${box.clientWidth} wide, ${formula.textContent}`,
          );
        }
      }
      return faults;
    }),
  );

test('no formula is a little wider than its box', async ({ openPage }) => {
  const page = await openPage();
  await openStory(page, storybook.url, story);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const text of formulas) {
      const each = text.split(/(?<=\$) (?=\$)/);
      for (const shown of [
        text,
        each.map((one) => `$${one}$`).join('\n\n'),
        each.map((one) => `- ${one}`).join('\n'),
        `| a | b |\n| --- | --- |\n${each.map((one) => `| ${one} | ${one} |`).join('\n')}`,
        ...each,
      ]) {
        await showText(page, story, shown);
        await page.locator('math').first().waitFor();
        expect.soft(await wider(page), `${width} px: ${shown}`).toEqual([]);
      }
    }
  }
});
