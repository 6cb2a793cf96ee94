import { childrenOf, textIn, within, type MarkupElement } from './elements';

const texEncodings = /^(?:application\/x-)?(?:la)?tex$/i;

const special: Readonly<Record<string, string>> = {
  '\\': '\\backslash ',
  '^': '\\hat{}',
  '~': '\\sim ',
  '−': '-',
  '×': '\\times ',
  '\u2062': '',
  '\u2061': '',
  '\u2063': '',
};

const escaped = (text: string): string =>
  text.replace(/[\\^~−×\u2061-\u2063]|[{}#$%&_]/gu, (sign) => special[sign] ?? `\\${sign}`);

const namedFunctions = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp lim max min sup inf det dim ker gcd arg deg'.split(
    ' ',
  ),
);
const accents: Readonly<Record<string, string>> = {
  '¯': 'overline',
  '‾': 'overline',
  _: 'overline',
  '^': 'hat',
  ˆ: 'hat',
  '~': 'tilde',
  '˜': 'tilde',
  '→': 'vec',
  '⃗': 'vec',
  '˙': 'dot',
  '.': 'dot',
};
const fences = /^[()[\]|‖⟨⟩]$/;

/** What an element of MathML cannot be written for. */
class NoTex extends Error {
  override name = 'NoTex';
}

function identifier(text: string): string {
  if ([...text].length <= 1) return escaped(text);
  return namedFunctions.has(text) ? `\\${text} ` : `\\operatorname{${escaped(text)}}`;
}

const fence = (text: string): string => (/^[{}]$/.test(text) ? `\\${text}` : text || '.');

function fenced({ attributes, children }: MarkupElement): string {
  const inner = children.filter((child): child is MarkupElement => typeof child !== 'string');
  const separators = [...(attributes['separators'] ?? ',').replace(/\s/g, '')];
  const parts = inner.map((child, place) => {
    const separator = separators[Math.min(place - 1, separators.length - 1)] ?? '';
    return (place === 0 ? '' : escaped(separator)) + write(child);
  });
  const open = fence(attributes['open'] ?? '(');
  const close = fence(attributes['close'] ?? ')');
  return `\\left${open}${parts.join('')}\\right${close}`;
}

function table(element: MarkupElement): string {
  const rows = childrenOf(element, 'mtr').map((row) =>
    childrenOf(row, 'mtd')
      .map((cell) => all(cell))
      .join(' & '),
  );
  return `\\begin{matrix}${rows.join(' \\\\ ')}\\end{matrix}`;
}

/** A script above or below: of an operator its bounds, else an accent that there is. */
function over(element: MarkupElement, base: string, above: MarkupElement | undefined): string {
  const accent = above && accents[textIn(above).trim()];
  if (accent) return `\\${accent}{${base}}`;
  if (above === undefined) throw new NoTex(element.name);
  return `${base}^{${write(above)}}`;
}

const all = (element: MarkupElement): string =>
  childrenOf(element)
    .map((child) => write(child))
    .join('');

function write(element: MarkupElement): string {
  const { name } = element;
  const text = textIn(element).trim();
  const [first, second, third] = childrenOf(element);
  const part = (child: MarkupElement | undefined): string => {
    if (child === undefined) throw new NoTex(name);
    return write(child);
  };
  switch (name) {
    case 'math':
    case 'mrow':
    case 'mstyle':
    case 'mpadded':
      return all(element);
    case 'semantics':
      return part(first);
    case 'mi':
      return identifier(text);
    case 'mn':
      return escaped(text);
    case 'mo':
      return fences.test(text) ? text : /^[a-z]+$/i.test(text) ? identifier(text) : escaped(text);
    case 'mtext':
    case 'ms':
      return `\\text{${textIn(element).replace(/[{}#$%&_\\^~]/g, (sign) => (/[\\^~]/.test(sign) ? '' : `\\${sign}`))}}`;
    case 'mspace':
      return '\\ ';
    case 'mfrac':
      return `\\frac{${part(first)}}{${part(second)}}`;
    case 'msqrt':
      return `\\sqrt{${all(element)}}`;
    case 'mroot':
      return `\\sqrt[${part(second)}]{${part(first)}}`;
    case 'msup':
      return `{${part(first)}}^{${part(second)}}`;
    case 'msub':
      return `{${part(first)}}_{${part(second)}}`;
    case 'msubsup':
      return `{${part(first)}}_{${part(second)}}^{${part(third)}}`;
    case 'munder':
      return `${part(first)}_{${part(second)}}`;
    case 'mover':
      return over(element, part(first), second);
    case 'munderover':
      return `${part(first)}_{${part(second)}}^{${part(third)}}`;
    case 'mfenced':
      return fenced(element);
    case 'mtable':
      return table(element);
    default:
      throw new NoTex(name);
  }
}

/** A formula of MathML in LaTeX, as its author wrote it where it says so; undefined if it has none. */
export function texOf(math: MarkupElement): string | undefined {
  const source = within(math, 'annotation').find(({ attributes }) =>
    texEncodings.test(attributes['encoding'] ?? ''),
  );
  const given = source === undefined ? '' : textIn(source).trim();
  if (given !== '') return given;
  try {
    return write(math).trim() || undefined;
  } catch (error) {
    if (error instanceof NoTex) return undefined;
    throw error;
  }
}
