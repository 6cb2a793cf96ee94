import type { Page } from 'playwright';

export interface Difference {
  /** The later picture, faded, with what differs in magenta and a frame around it. */
  png: Buffer;
  pixels: number;
}

/**
 * Runs in the page, so it contains everything it needs. It names no function, because tsx would add
 * a call that the page does not know.
 */
async function drawDifference(sources: string[]): Promise<{ png: string; pixels: number }> {
  const pictures = await Promise.all(
    sources.map(async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      return picture;
    }),
  );
  const width = Math.max(...pictures.map(({ naturalWidth }) => naturalWidth));
  const height = Math.max(...pictures.map(({ naturalHeight }) => naturalHeight));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser gives no canvas.');
  const [before, after] = pictures.map((picture) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(picture, 0, 0);
    return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  });
  if (before === undefined || after === undefined) throw new Error('There are not two pictures.');

  context.fillStyle = 'rgb(255 255 255 / 75%)';
  context.fillRect(0, 0, width, height);
  const drawn = context.getImageData(0, 0, width, height);
  const colours = new Uint32Array(drawn.data.buffer);
  let [left, top, right, bottom, pixels] = [width, height, 0, 0, 0];
  for (const [index, colour] of after.entries()) {
    if (colour === before[index]) continue;
    // Magenta, as little-endian ABGR.
    colours[index] = 0xff_ff_00_ff;
    pixels += 1;
    const [x, y] = [index % width, Math.floor(index / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  context.putImageData(drawn, 0, 0);
  context.strokeStyle = 'magenta';
  context.lineWidth = 2;
  context.strokeRect(left - 5, top - 5, right - left + 11, bottom - top + 11);
  return { png: canvas.toDataURL().replace(/^.*,/, ''), pixels };
}

/** Draws what differs between two pictures, in any page of the browser that took them. */
export async function differenceOf(page: Page, before: Buffer, after: Buffer): Promise<Difference> {
  const sources = [before, after].map((png) => `data:image/png;base64,${png.toString('base64')}`);
  const { png, pixels } = await page.evaluate(drawDifference, sources);
  return { png: Buffer.from(png, 'base64'), pixels };
}
