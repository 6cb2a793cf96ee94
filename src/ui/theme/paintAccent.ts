import { accentColours, cssOf, papers, type AccentColours, type Rgb } from './accent';

const tokens = {
  '--qw-given-accent': ({ fill }: AccentColours) => cssOf(fill),
  '--qw-given-accent-hover': ({ hover }: AccentColours) => cssOf(hover),
  '--qw-given-accent-active': ({ active }: AccentColours) => cssOf(active),
  '--qw-given-accent-soft': ({ soft }: AccentColours) => cssOf(soft),
  '--qw-given-accent-text': ({ text }: AccentColours) => cssOf(text),
  '--qw-given-accent-edge': ({ text, needsEdge }: AccentColours) =>
    needsEdge ? cssOf(text) : 'transparent',
  '--qw-given-on-accent': ({ onFill }: AccentColours) => cssOf(onFill),
};

/**
 * Asks the browser to resolve a CSS colour, however it is written.
 *
 * @returns undefined if it is not a colour, or if nothing is drawn (a detached element, jsdom)
 */
function readColour(element: HTMLElement, css: string): Rgb | undefined {
  const { color } = element.style;
  // A colour mixed with itself in sRGB comes out as numbers, even from a name or a wide gamut.
  element.style.color = `color-mix(in srgb, ${css}, ${css})`;
  const isColour = element.style.color !== color;
  const computed = isColour ? getComputedStyle(element).color : '';
  element.style.color = color;
  const numbers = /^color\(srgb ([\d.e+-]+) ([\d.e+-]+) ([\d.e+-]+)/.exec(computed)?.slice(1);
  if (numbers === undefined) return undefined;
  return numbers.map((number) => Math.min(1, Math.max(0, Number(number)))) as unknown as Rgb;
}

/**
 * Sets all colours that derive from an accent on a root, for both themes, or removes them without
 * an accent. A script does this because server-rendered HTML must carry no style attribute. If the
 * colour cannot be read, only the accent is set, and the style sheet mixes the rest.
 */
export function paintAccent(element: HTMLElement, accent: string | undefined): void {
  for (const name of Object.keys(tokens)) element.style.removeProperty(name);
  if (accent === undefined) return;
  const colour = readColour(element, accent);
  if (colour === undefined) {
    element.style.setProperty('--qw-given-accent', accent);
    return;
  }
  const [light, dark] = [accentColours(colour, papers.light), accentColours(colour, papers.dark)];
  for (const [name, valueOf] of Object.entries(tokens)) {
    element.style.setProperty(name, `light-dark(${valueOf(light)}, ${valueOf(dark)})`);
  }
}
