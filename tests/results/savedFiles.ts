import { vi } from 'vitest';

export interface SavedFile {
  name: string;
  text: Promise<string>;
}

/** The files that are saved from now on in this test; jsdom knows no downloads. */
export function catchSavedFiles(): SavedFile[] {
  const files: SavedFile[] = [];
  let last: Blob | undefined;
  URL.createObjectURL = (blob) => {
    last = blob as Blob;
    return 'blob:test/file';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (last) files.push({ name: this.download, text: textOf(last) });
  });
  return files;
}

/** The Blob of jsdom has no `text`. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
}
