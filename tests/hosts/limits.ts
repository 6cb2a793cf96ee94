/** A rule of the host that still affects the kit. */
export interface Limit {
  css: string;
  /** What to do about it, for the page. */
  says: string;
}

export const limits: Limit[] = [
  {
    css: 'button { padding: 30px !important; }',
    says: 'It overrides the kit, which has no important rules. Exclude the kit: `button:not([class*="qw-"])`.',
  },
  {
    css: '#storybook-root button { padding: 30px; }',
    says: 'A rule with an id overrides the kit too.',
  },
  {
    css: 'input:not([type="checkbox"]):not([type="radio"]) { padding: 30px; }',
    says: 'A tag with two classes, attributes or `:not([…])` overrides the kit, so that you can restyle it with two classes.',
  },
  {
    css: '* { all: unset; }',
    says: 'This removes `display` from the roots, as it does from every element.',
  },
  {
    css: 'div { inline-size: 50%; }',
    says: 'A bare rule on `div` or `span` changes what a part leaves to the browser, such as the size of a plain box.',
  },
  {
    css: 'html { zoom: 1.5; }',
    says: 'The kit zooms with the page; its lines stay whole pixels.',
  },
  {
    css: '* { scrollbar-width: thin; }',
    says: 'The kit leaves scrollbars to the host.',
  },
];
