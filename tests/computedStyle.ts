const ask = window.getComputedStyle.bind(window);

/** Elements whose display depends on their attributes or place. */
const dependent = new Set(['DETAILS', 'DIALOG', 'INPUT', 'OPTION']);

const displays = new Map<string, string>();

/** What the browser's own sheet says of a tag. */
function displayOf(tag: string): string {
  const known = displays.get(tag) ?? ask(document.createElement(tag)).display;
  displays.set(tag, known);
  return known;
}

function inherited(
  element: Element | null,
  property: 'visibility' | 'pointer-events',
): string | undefined {
  for (let at = element; at !== null; at = at.parentElement) {
    const own = at instanceof HTMLElement ? at.style.getPropertyValue(property) : '';
    if (own !== '' && own !== 'inherit') return own;
  }
  return undefined;
}

/**
 * Answers what queries by role ask of each element without matching it against every rule of the
 * browser's own sheet, which took a third of the time of tests in a page. Wherever the answer
 * depends on anything but the tag and inline styles, jsdom gives it.
 */
function getComputedStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  const isPlain =
    element instanceof HTMLElement &&
    (pseudo === undefined || pseudo === null) &&
    !element.hidden &&
    !dependent.has(element.tagName) &&
    !(element.parentElement instanceof HTMLDetailsElement) &&
    element.getRootNode() === document &&
    document.styleSheets.length === 0;
  if (!isPlain) return ask(element, pseudo);
  const answers: Record<string, () => string> = {
    display: () => element.style.display || displayOf(element.tagName),
    visibility: () => inherited(element, 'visibility') ?? 'visible',
    'pointer-events': () => inherited(element, 'pointer-events') ?? 'auto',
  };
  answers.pointerEvents = answers['pointer-events'] as () => string;
  const getPropertyValue = (name: string): string =>
    answers[name]?.() ?? ask(element).getPropertyValue(name);
  return new Proxy({} as CSSStyleDeclaration, {
    get(_target, key) {
      if (key === 'getPropertyValue') return getPropertyValue;
      const answer = typeof key === 'string' ? answers[key] : undefined;
      return answer === undefined ? Reflect.get(ask(element), key) : answer();
    },
  });
}

window.getComputedStyle = getComputedStyle;
