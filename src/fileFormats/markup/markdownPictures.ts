/**
 * An address in Markdown with what stands before it: of a picture, or of a definition, which may be
 * a picture's. Those that Moodle and our packages give to files mean a file wherever they stand.
 */
const address =
  /(!\[(?:[^\]\\]|\\[\s\S]){0,1000}\]\(\s*|^ {0,3}\[[^\]\n]{1,1000}\]:\s*)(<[^<>\n]*>|[^\s()<>]+)|(?:@@PLUGINFILE@@|\.\.\/media)\/[\w.-]+/gm;

/** What Moodle writes before the name of a file. */
export const fileFolder = '@@PLUGINFILE@@/';

/** What our packages of QTI write before the name of a file. */
export const packageFolder = '../media/';

/** Whether an address can only mean a file that comes with its text. */
export const meansFile = (written: string): boolean => written.startsWith(fileFolder);

/** Longer than any question may be, and short enough to be looked through at once. */
const longest = 20_000;

const bare = (written: string): string => written.replace(/^<|>$/g, '');

/** The addresses of the pictures that a text in Markdown may show; more than it does where one stands in code. */
export const picturesInMarkdown = (text: string): string[] =>
  [...text.slice(0, longest).matchAll(address)].map(([whole, , written = whole]) => bare(written));

/** The text with other addresses for some of its pictures. */
export function withPictures(text: string, changed: ReadonlyMap<string, string>): string {
  const move = (whole: string, before?: string, named?: string): string => {
    const written = named ?? whole;
    const to = changed.get(bare(written));
    if (to === undefined) return whole;
    return (before ?? '') + (written.startsWith('<') ? `<${to}>` : to);
  };
  return text.slice(0, longest).replace(address, move) + text.slice(longest);
}
