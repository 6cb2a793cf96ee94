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
 * Asks the browser what a CSS colour is, whatever it is written in.
 *
 * @returns undefined for what is no colour, and where nothing is drawn (a detached element, jsdom)
 */
function readColour(element: HTMLElement, css: string): Rgb | undefined {
  const { color } = element.style;
  // Mixed with itself in sRGB a colour comes out as numbers, were it a name or from a wide gamut.
  element.style.color = `color-mix(in srgb, ${css}, ${css})`;
  const isColour = element.style.color !== color;
  const told = isColour ? getComputedStyle(element).color : '';
  element.style.color = color;
  const numbers = /^color\(srgb ([\d.e+-]+) ([\d.e+-]+) ([\d.e+-]+)/.exec(told)?.slice(1);
  if (numbers === undefined) return undefined;
  return numbers.map((number) => Math.min(1, Math.max(0, Number(number)))) as unknown as Rgb;
}

/**
 * Sets everything that follows from an accent on a root, for both themes; takes it off again where
 * there is none. By script, because server-rendered HTML must carry no style attribute. Where the
 * colour cannot be read it is set alone, and the sheet's own mixtures follow from it.
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
