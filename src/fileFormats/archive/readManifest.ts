import type { Pauses } from '../../base/slices';
import { childrenOf, textIn, within } from '../markup/elements';
import { readXml, XmlFault } from '../markup/readXml';
import { decodedPath } from '../found/files';
import { addressOf } from './addressOf';

/** What the manifest of a package says of a file. */
export interface ListedFile {
  path: string;
  /** Its keywords. */
  tags: string[];
}

/**
 * The files of a package in the order of its manifest, as far as that can be read. Canvas keeps a
 * quiz twice: whole, and as much of it as Common Cartridge has words for. Only the first is listed.
 *
 * @param path where the manifest is: files are named from there
 */
export async function readManifest(
  text: string,
  path: string,
  pauses: Pauses,
): Promise<ListedFile[]> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const listed = new Map<string, ListedFile>();
  for (const resource of readXml(text, ['resource'])) {
    await pauses();
    if (!resource || resource instanceof XmlFault) continue;
    const tags = within(resource, 'keyword').map((keyword) => textIn(keyword).trim());
    const hrefs = [resource, ...childrenOf(resource, 'file')].map(
      ({ attributes }) => attributes['href'],
    );
    for (const href of hrefs) {
      if (href === undefined) continue;
      const file = addressOf(folder, decodedPath(href));
      if (!listed.has(file)) listed.set(file, { path: file, tags });
    }
  }
  for (const file of listed.keys()) {
    const [, before = '', id = ''] = /^(.*)non_cc_assessments\/([^/]+)\.xml\.qti$/.exec(file) ?? [];
    if (id !== '') listed.delete(`${before}${id}/assessment_qti.xml`);
  }
  return [...listed.values()];
}
