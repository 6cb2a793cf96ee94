import { largestPicture, mostPictureBytes } from '../../rules/pictureBounds';
import { cleanPicture } from '../../rules/pictures/cleanPicture';
import { pictureIdOf, pictureReference } from '../../rules/pictures/reference';
import type { FoundQuestion, FoundText } from '../found/found';
import { meansFile } from '../markup/markdownPictures';
import type { PictureFault, PlacedPicture } from '../markup/placedPictures';
import { fileInAddress, isData, type BroughtFile, type FindFile } from '../found/files';
import { sha256 } from '../tables/sha256';

/** More than a course has, and few enough to be uploaded one by one. */
const mostPictures = 2_000;

const isSecure = (address: string): boolean => /^https:\/\//i.test(address);
const isElsewhere = (address: string): boolean => /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(address);

const nameOf = (address: string): string => address.slice(0, 80).split('/').at(-1) ?? '';

/** The pictures of an import, each once, whatever it is called and wherever it stands. */
export class PictureShelf {
  /** By what they consist of, as the reference server names them. */
  readonly files = new Map<string, File>();
  readonly #placed = new Map<BroughtFile, PlacedPicture>();
  #bytes = 0;

  /** The question with its pictures placed: those of its own texts first, then those beside it. */
  async place(found: FoundQuestion, findBeside: FindFile | undefined): Promise<FoundQuestion> {
    const text = await this.#placeIn(found.text, findBeside);
    const options = [];
    for (const option of found.options) {
      options.push({ ...option, text: await this.#placeIn(option.text, findBeside) });
    }
    const explanation = await this.#placeIn(found.explanation, findBeside);
    return { ...found, text, options, explanation };
  }

  async #placeIn(text: FoundText, findBeside: FindFile | undefined): Promise<FoundText> {
    const placed = new Map<string, PlacedPicture>();
    for (const address of text.pictures) {
      if (placed.has(address) || isSecure(address)) continue;
      const file = fileInAddress(address) ?? text.findFile?.(address) ?? findBeside?.(address);
      if (file) placed.set(address, await this.#take(file));
      else if (isData(address)) placed.set(address, { fault: 'unreadable', name: '' });
      // Markdown names other pictures than files, too: those that are kept already.
      else if (text.format === 'html' || meansFile(address)) {
        const fault = isElsewhere(address) ? 'elsewhere' : 'missing';
        placed.set(address, { fault, name: nameOf(address) });
      }
    }
    return { ...text, placed };
  }

  async #take(file: BroughtFile): Promise<PlacedPicture> {
    const known = this.#placed.get(file);
    const placed = known ?? (await this.#read(file));
    this.#placed.set(file, placed);
    return placed;
  }

  async #read({ name, size, read }: BroughtFile): Promise<PlacedPicture> {
    const fault = (why: PictureFault): PlacedPicture => ({ fault: why, name });
    if (size > largestPicture) return fault('tooLarge');
    if (this.files.size >= mostPictures || this.#bytes + size > mostPictureBytes) {
      return fault('tooMany');
    }
    let file: Uint8Array;
    try {
      file = await read();
    } catch {
      return fault('unreadable');
    }
    this.#bytes += file.length;
    const cleaned = cleanPicture(file);
    if (typeof cleaned === 'string') return fault(cleaned);
    const { type, bytes } = cleaned;
    const id = pictureIdOf(sha256(bytes), cleaned);
    if (!this.files.has(id)) this.files.set(id, new File([bytes], name, { type }));
    return { reference: pictureReference(id) };
  }
}
