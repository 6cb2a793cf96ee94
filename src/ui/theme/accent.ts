/** Red, green and blue as sRGB encodes them, each 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The backgrounds and the ink of a theme. */
export interface Surface {
  surfaces: readonly Rgb[];
  /** The surface that soft backgrounds are mixed into. */
  raised: Rgb;
  ink: Rgb;
}

/** The colours derived from one accent on one paper. */
export interface AccentColours {
  /** Background of fills: the accent itself. */
  fill: Rgb;
  hover: Rgb;
  active: Rgb;
  /** Text on the three: at least 4.5 to 1. */
  onFill: Rgb;
  /** The accent as text, line and focus ring: at least 4.5 to 1 on every surface and on `soft`. */
  text: Rgb;
  /** A quiet background for `text`. */
  soft: Rgb;
  /** Whether a fill needs a line in the colour of `text` to reach 3 to 1 against every surface. */
  needsEdge: boolean;
}

const white: Rgb = [1, 1, 1];
const black: Rgb = [0, 0, 0];

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const readable = 4.5;
const visible = 3;

/** @param hex six digits, such as `#294a94` */
export function rgbOf(hex: string): Rgb {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** @param share of `other`, 0 to 1 */
function mix(one: Rgb, other: Rgb, share: number): Rgb {
  return one.map((channel, at) => channel + ((other[at] ?? 0) - channel) * share) as unknown as Rgb;
}

/** Rounded as screens show it, so that the measured colour is the one drawn. */
function rounded(colour: Rgb): Rgb {
  return colour.map((channel) => Math.round(channel * 255) / 255) as unknown as Rgb;
}

/** @returns such as `rgb(41 74 148)` */
export function cssOf(colour: Rgb): string {
  return `rgb(${colour.map((channel) => Math.round(channel * 255)).join(' ')})`;
}

/** White is preferred; black is always readable where white is not. */
function textOn(fill: Rgb): Rgb {
  return contrast(white, fill) >= readable ? white : black;
}

/** A step away from the text on it, for more contrast; towards the text where there is no room. */
function step(fill: Rgb, onFill: Rgb, share: number): Rgb {
  const away = onFill === white ? black : white;
  const hasRoom = contrast(fill, away) > 1.6;
  return rounded(mix(fill, hasRoom ? away : onFill, share));
}

const softShare = 0.11;

/** Moves the accent towards the ink, only as far as readability on every surface requires. */
function readableText(accent: Rgb, { surfaces, raised, ink }: Surface): Rgb {
  const steps = 50;
  for (let taken = 0; taken < steps; taken += 1) {
    const text = rounded(mix(accent, ink, taken / steps));
    const places = [...surfaces, rounded(mix(raised, text, softShare))];
    if (places.every((place) => contrast(text, place) >= readable)) return text;
  }
  return ink;
}

/** The colours that an accent yields on a paper, with the contrast of WCAG AA for any accent. */
export function accentColours(accent: Rgb, paper: Surface): AccentColours {
  const fill = rounded(accent);
  const onFill = textOn(fill);
  const text = readableText(fill, paper);
  return {
    fill,
    hover: step(fill, onFill, 0.12),
    active: step(fill, onFill, 0.24),
    onFill,
    text,
    soft: rounded(mix(paper.raised, text, softShare)),
    needsEdge: paper.surfaces.some((surface) => contrast(fill, surface) < visible),
  };
}

/** The papers of `tokens.css`. */
export const papers = {
  light: {
    surfaces: ['#fbfaf7', '#ffffff', '#f3f1ec'].map(rgbOf),
    raised: rgbOf('#ffffff'),
    ink: rgbOf('#1c1b18'),
  },
  dark: {
    surfaces: ['#161513', '#1f1e1b', '#0f0e0d'].map(rgbOf),
    raised: rgbOf('#1f1e1b'),
    ink: rgbOf('#edeae3'),
  },
} satisfies Record<string, Surface>;
