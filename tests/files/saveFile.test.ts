import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from '../../src/files/saveFile';

afterEach(() => vi.restoreAllMocks());

it('saves the text as UTF-8 under its name, and leaves nothing behind', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:test/${files.push(file as Blob)}`;
  const followed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    followed.push(`${this.isConnected} ${this.download} ${this.href}`);
  });
  saveFile('Week 3.txt', '\ufeffü');
  expect(followed).toEqual(['true Week 3.txt blob:test/1']);
  expect(document.body).toBeEmptyDOMElement();
  const reader = new FileReader();
  reader.readAsArrayBuffer(files[0]!);
  await new Promise((resolve) => reader.addEventListener('load', resolve));
  const bytes = new Uint8Array(reader.result as ArrayBuffer);
  expect([...bytes]).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xbc]);
  expect(files[0]!.type).toBe('text/plain;charset=utf-8');
});
