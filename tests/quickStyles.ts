type GetComputedStyle = typeof globalThis.getComputedStyle;

/** What queries, matchers and events ask for, again and again. */
const quick = ['display', 'visibility', 'opacity', 'pointer-events'] as const;
type Quick = (typeof quick)[number];
const nameOf: Record<string, Quick> = {
  ...Object.fromEntries(quick.map((name) => [name, name])),
  pointerEvents: 'pointer-events',
};
const initial: Record<Quick, string> = {
  display: 'inline',
  visibility: 'visible',
  opacity: '',
  'pointer-events': 'auto',
};
const tableParts = new Set(['colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr']);

/** The attributes on which the display of an element depends, besides its own style. */
const attributes = ['hidden', 'open', 'popover', 'type'] as const;

/** How each kind of element is displayed, computed once for all files. */
const displays = new Map<string, string>();

/** A value in the element's own style; null if it has none. */
function ownValue(element: Element, name: Quick): string | null {
  if (!element.hasAttribute('style')) return null;
  return (element as HTMLElement).style.getPropertyValue(name) || null;
}

function inherited(element: Element, name: 'visibility' | 'pointer-events'): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const own = ownValue(at, name);
    if (own !== null) return own;
    const isCollapsed = tableParts.has(at.localName) && at.hasAttribute('hidden');
    if (name === 'visibility' && isCollapsed) return 'collapse';
  }
  return initial[name];
}

/**
 * Computes some styles without the others. jsdom computes all of them, and those of all ancestors, at
 * each call, which takes most of the time of a query by role. A page with a style sheet is left to
 * jsdom.
 */
export function quickStyles(getComputedStyle: GetComputedStyle): GetComputedStyle {
  function displayOf(element: Element): string {
    const own = ownValue(element, 'display');
    if (own !== null) return own;
    // The display of a summary depends on its place.
    if (element.localName === 'summary') return getComputedStyle(element).display;
    const given = attributes.map((name) => element.getAttribute(name));
    const kind = JSON.stringify([element.namespaceURI, element.localName, ...given]);
    const known = displays.get(kind) ?? getComputedStyle(element).display;
    displays.set(kind, known);
    return known;
  }

  function valueOf(element: Element, name: Quick): string {
    if (name === 'display') return displayOf(element);
    if (name === 'opacity') return ownValue(element, name) ?? initial[name];
    return inherited(element, name);
  }

  return (element, pseudo) => {
    const isPlain = !pseudo && element.ownerDocument.styleSheets.length === 0;
    if (!isPlain) return getComputedStyle(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    const style = (): CSSStyleDeclaration => (whole ??= getComputedStyle(element));
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, property) {
        const name = nameOf[String(property)];
        if (name !== undefined) return valueOf(element, name);
        if (property === 'getPropertyValue') {
          return (asked: string) =>
            nameOf[asked] === undefined
              ? style().getPropertyValue(asked)
              : valueOf(element, nameOf[asked]);
        }
        const value: unknown = Reflect.get(style(), property);
        return typeof value === 'function' ? (value.bind(style()) as unknown) : value;
      },
    });
  };
}
