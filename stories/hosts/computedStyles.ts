/** Mean nothing to the shapes of an icon, which are no boxes and hold no text. */
const notOfShapes = /^(letter|word|line|text|font|white-space|tab-size|box-sizing|vertical-align)/;

type Styles = Record<string, string>;

function stylesOf(element: Element): Styles {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    [...style]
      .filter(
        (property) =>
          !property.startsWith('--') && !(element.closest('svg') && notOfShapes.test(property)),
      )
      .map((property) => [property, style.getPropertyValue(property)]),
  );
}

function nameOf(element: Element): string {
  const named = element.closest('[class*="qw-"]');
  const place = named === null ? '' : `.${[...named.classList].join('.')}`;
  return named === element ? place : `${place} ${element.tagName.toLowerCase()}`;
}

/** The computed styles of everything in a root, in the order of the document. */
export function readStyles(root: Element): { name: string; styles: Styles }[] {
  return [root, ...root.querySelectorAll('*')].map((element) => ({
    name: nameOf(element),
    styles: stylesOf(element),
  }));
}

/** What differs between two readings, a line an element and property. */
export function differences(
  before: ReturnType<typeof readStyles>,
  after: ReturnType<typeof readStyles>,
): string[] {
  return before.flatMap(({ name, styles }, at) => {
    const now = after[at]?.styles ?? {};
    return Object.entries(styles)
      .filter(([property, value]) => now[property] !== value)
      .map(([property, value]) => `${name} { ${property}: ${value} → ${now[property]} }`);
  });
}
