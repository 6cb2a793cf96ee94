/** What a host can write that reaches the kit all the same. */
export interface Limit {
  css: string;
  /** What to do about it, for the page. */
  says: string;
}

export const limits: Limit[] = [
  {
    css: 'button { padding: 30px !important; }',
    says: 'An important rule beats every sheet without one, and the kit has none. Leave the kit out of it: `button:not([class*="qw-"])`.',
  },
  {
    css: '#storybook-root button { padding: 30px; }',
    says: 'So does a rule with an id.',
  },
  {
    css: 'input:not([type="checkbox"]):not([type="radio"]) { padding: 30px; }',
    says: 'A tag with two classes, attributes or `:not([…])` outweighs the kit, which stays below that so that you can restyle it with two classes.',
  },
  {
    css: '* { all: unset; }',
    says: 'Takes `display` from the roots. Nothing of any page stands under it.',
  },
  {
    css: 'div { inline-size: 50%; }',
    says: 'A part keeps what it says itself. What it leaves to the browser (the size of a plain box, say) a bare rule on `div` or `span` changes.',
  },
  {
    css: 'html { zoom: 1.5; }',
    says: 'Zooms the kit with the page, as it should; the lines stay whole pixels.',
  },
  {
    css: '* { scrollbar-width: thin; }',
    says: 'Scrollbars are left to the host.',
  },
];
