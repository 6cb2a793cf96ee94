/** What the markup of a rich text may consist of, listed here once more, and independently. */

const elements = new Set([
  ...['a', 'blockquote', 'br', 'code', 'div', 'em', 'hr', 'img', 'li', 'ol', 'p', 'pre', 'span'],
  ...['strong', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'],
  ...['annotation', 'math', 'mfrac', 'mi', 'mmultiscripts', 'mn', 'mo', 'mover', 'mpadded'],
  ...['mphantom', 'mprescripts', 'mroot', 'mrow', 'ms', 'mspace', 'msqrt', 'mstyle', 'msub'],
  ...['msubsup', 'msup', 'mtable', 'mtd', 'mtext', 'mtr', 'munder', 'munderover', 'none'],
  'semantics',
]);

const attributes: Record<string, RegExp> = {
  alt: /^/,
  'aria-level': /^[1-6]$/,
  class: /^qw-[a-z-]+( qw-[a-z-]+)*$/,
  'data-align': /^(start|center|end)$/,
  'data-language': /^\S+$/,
  'data-level': /^[1-6]$/,
  'data-part': /^[a-z]+$/,
  decoding: /^async$/,
  dir: /^ltr$/,
  display: /^(block|inline)$/,
  displaystyle: /^true$/,
  encoding: /^application\/x-tex$/,
  href: /^https:\/\/[^\s@\\]+$/,
  referrerpolicy: /^no-referrer$/,
  rel: /^noopener noreferrer$/,
  role: /^heading$/,
  scope: /^col$/,
  src: /^(https:\/\/[^\s@\\]+|\/media\/[\w.-]+)$/,
  start: /^\d{1,9}$/,
  target: /^_blank$/,
  title: /^/,
  translate: /^no$/,
};

const formulaAttribute = /^[a-z]+$/;
const plainValue = /^[-+\w#.%/ ]*$/;
const plainStyle = /^([a-z-]+:[-+\w#.% ]+;?)+$/;

/** What is not on the lists; of parts of a formula, what does not look like a plain value. */
export function strangersIn(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    if (!elements.has(name)) return [`<${name}>`];
    const isInFormula = element.parentElement?.closest('math') != null;
    return [...element.attributes]
      .filter(({ name: attribute, value }) => {
        if (!isInFormula) return !attributes[attribute]?.test(value);
        if (attribute === 'class') return !attributes.class?.test(value);
        if (attribute === 'style') return !plainStyle.test(value);
        const mayLead = /^(on|href|src|xlink)/.test(attribute);
        return mayLead || !formulaAttribute.test(attribute) || !plainValue.test(value);
      })
      .map(({ name: attribute, value }) => `<${name} ${attribute}="${value}">`);
  });
}
