/** Mean nothing to an icon, which holds no text. */
const notOfIcons = /^(letter|word|line|text|font|white-space|tab-size|box-sizing|vertical-align)/;

/** Mean nothing to the shapes in it, which are no boxes. */
const notOfShapes = /^(border|margin|padding|outline|max-|min-)/;

type Kind = 'box' | 'icon' | 'shape';

function kindOf(element: Element): Kind {
  const icon = element.closest('svg');
  if (icon === null) return 'box';
  return icon === element ? 'icon' : 'shape';
}

const namesByKind = new Map<Kind, string[]>();

/** The properties that say something of such an element, found once: there are hundreds. */
function namesFor(kind: Kind, style: CSSStyleDeclaration): string[] {
  const known = namesByKind.get(kind);
  if (known) return known;
  const names = [...style].filter(
    (name) =>
      !name.startsWith('--') &&
      !(kind !== 'box' && notOfIcons.test(name)) &&
      !(kind === 'shape' && notOfShapes.test(name)),
  );
  namesByKind.set(kind, names);
  return names;
}

const sides = [
  ...['top', 'right', 'bottom', 'left'],
  ...['block-start', 'block-end', 'inline-start', 'inline-end'],
];

const isOfKit = (element: Element): boolean =>
  /(^|\s)qw-/.test(element.getAttribute('class') ?? '');

/** Whether the kit answers for the element's looks: its parts, its icons, and choices of a select. */
function isKits(element: Element): boolean {
  // A browser's translation puts it in.
  if (element.localName === 'font') return false;
  const bearer = element.closest('svg, select') ?? element;
  return isOfKit(bearer);
}

/** Everything the kit draws in the page, portals included, in the order of the document. */
export function kitElements(): Element[] {
  return [...document.querySelectorAll('.qw-root, .qw-root *')].filter(isKits);
}

/**
 * Takes markup of a story's own inside a root out of every sheet's reach: its size would show in the
 * parts around it, and how a host's own markup looks is the host's affair.
 */
export function holdOwnMarkup(): void {
  for (const element of document.querySelectorAll<HTMLElement>('.qw-root *')) {
    if (isKits(element) || element.closest('svg')) continue;
    const own = [...element.style].map((name) => [name, element.style.getPropertyValue(name)]);
    element.style.setProperty('all', 'revert', 'important');
    for (const [name = '', value = ''] of own) element.style.setProperty(name, value, 'important');
  }
}

function nameOf(element: Element): string {
  const named = element.closest('[class*="qw-"]');
  const place = named === null ? '' : `.${[...named.classList].join('.')}`;
  return named === element ? place : `${place} ${element.tagName.toLowerCase()}`.trim();
}

/** What is drawn beside the element itself. A host's sheet may add one that was not there. */
function pseudoElements(element: Element): string[] {
  const generated = ['::before', '::after'].filter((pseudo) => {
    const { content } = getComputedStyle(element, pseudo);
    return content !== 'none' && content !== 'normal';
  });
  return element.matches('input, textarea') ? [...generated, '::placeholder'] : generated;
}

type Styles = Map<string, string>;

/** Computed styles by what they are the styles of. */
export type Reading = { name: string; styles: Styles }[];

function stylesOf(element: Element, pseudo: string): Styles {
  const style = getComputedStyle(element, pseudo);
  const styles: Styles = new Map();
  for (const name of namesFor(kindOf(element), style))
    styles.set(name, style.getPropertyValue(name));
  // The colour of a line that is not there is no difference.
  for (const side of sides) {
    if (styles.get(`border-${side}-width`) !== '0px') continue;
    styles.delete(`border-${side}-style`);
    styles.delete(`border-${side}-color`);
  }
  if (styles.get('outline-style') === 'none') {
    for (const name of ['width', 'color', 'offset']) styles.delete(`outline-${name}`);
  }
  return styles;
}

/**
 * Ends every change that is under way and puts what moves for ever to its beginning. Beside
 * `* { transition: … }` the old values would be read; parts start their transitions after wholes.
 */
function stopMotion(): void {
  for (let depth = 0; depth < 50; depth += 1) {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    for (const transition of transitions) transition.finish();
    if (transitions.length === 0) break;
  }
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = 0;
  }
}

/** The computed styles of the elements and their pseudo-elements. */
export function readStyles(elements: Element[]): Reading {
  stopMotion();
  return elements.flatMap((element, at) =>
    ['', ...pseudoElements(element)].map((pseudo) => ({
      name: `${at} ${nameOf(element)}${pseudo}`,
      styles: stylesOf(element, pseudo),
    })),
  );
}

/** What differs between two readings, a line an element and property. */
export function differences(before: Reading, after: Reading): string[] {
  const now = new Map(after.map(({ name, styles }) => [name, styles]));
  const then = new Set(before.map(({ name }) => name));
  const label = (name: string): string => name.slice(name.indexOf(' ') + 1);
  return [
    ...before.flatMap(({ name, styles }) => {
      const other = now.get(name);
      return [...styles]
        .filter(([property, value]) => other?.get(property) !== value)
        .map(
          ([property, value]) =>
            `${label(name)} { ${property}: ${value} → ${other?.get(property)} }`,
        );
    }),
    ...after
      .filter(({ name }) => !then.has(name))
      .map(({ name }) => `${label(name)} is drawn, and was not`),
  ];
}
