/** Commands with a sign that screen readers can name; the names of others, such as `pi`, are words. */
const signs: Record<string, string> = {
  ...{ pm: '±', times: '×', cdot: '·', div: '÷', le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠' },
  ...{ neq: '≠', approx: '≈', equiv: '≡', infty: '∞', int: '∫', sum: '∑', prod: '∏', to: '→' },
  ...{ rightarrow: '→', Rightarrow: '⇒', in: '∈', notin: '∉', cup: '∪', cap: '∩', subset: '⊂' },
  ...{ emptyset: '∅', forall: '∀', exists: '∃', neg: '¬', land: '∧', lor: '∨', partial: '∂' },
  ...{ angle: '∠', circ: '°', lbrace: '{', rbrace: '}', mid: '|', dots: '…', ldots: '…' },
};

/** Commands that change only how a formula looks. */
const unsaid = /^(left|right|[bB]igg?[lr]?|d?displaystyle|textstyle|limits|quad|qquad|[,;:!])$/;

/** Commands whose letters are said, and not how they look. */
const enclosing = /^(math(rm|bf|it|sf|bb|cal)|operatorname|boldsymbol)$/;

const raised: Record<string, string> = { 2: '²', 3: '³', '°': '°' };

/** A longer formula is not drawn either. */
const longest = 2_000;

const token = /\\([a-zA-Z]+|.)|([{}[\]^_&~])|([^\\{}[\]^_&~\s]|\s+)/gsu;

/**
 * A formula in LaTeX as one line of signs and words, as somebody would type it without LaTeX:
 * `\frac{-b}{2a}` is (-b)/(2a). Screen readers say it; what it does not know stays as it is.
 */
export function formulaLine(formula: string): string {
  if (formula.length > longest) return formula;
  const tokens = [...formula.matchAll(token)].map(([text]) => text);
  let at = 0;

  const skipSpaces = (): void => {
    while (/^\s/.test(tokens[at] ?? '')) at += 1;
  };
  /** What a command or a mark applies to: a group, or the next sign. */
  const argument = (): string => {
    skipSpaces();
    const next = tokens[at];
    if (next === undefined) return '';
    at += 1;
    return next === '{' ? line('}') : said(next);
  };
  const inBrackets = (text: string): string =>
    /^(\p{L}|[\d.,]*)$/u.test(text) ? text : `(${text})`;
  const command = (name: string): string => {
    if (Object.hasOwn(signs, name)) return ` ${signs[name]} `;
    if (/^[dt]?frac$/.test(name)) return `${inBrackets(argument())}/${inBrackets(argument())}`;
    if (/^[dt]?binom$/.test(name)) return `(${argument()} ${argument()})`;
    if (name === 'sqrt') {
      skipSpaces();
      const degree = tokens[at] === '[' ? ((at += 1), line(']')) : '';
      return `${degree}√${inBrackets(argument())}`;
    }
    if (/^begin|end$/.test(name)) return (argument(), ' ');
    if (unsaid.test(name)) return ' ';
    if (name.startsWith('text')) return argument().replaceAll('−', '-');
    if (enclosing.test(name)) return argument();
    return /^[a-zA-Z]+$/.test(name) ? ` ${name} ` : name === '\\' ? '; ' : name;
  };
  const said = (text: string): string => {
    if (text.startsWith('\\')) return command(text.slice(1));
    if (text === '{') return line('}');
    if (text === '}' || text === '&' || text === '~') return ' ';
    // Screen readers leave a hyphen out.
    if (text === '-') return '−';
    if (text !== '^' && text !== '_') return text;
    const script = argument().trim();
    return (text === '^' && raised[script]) || `${text}${inBrackets(script)}`;
  };
  function line(until?: string): string {
    let text = '';
    while (at < tokens.length) {
      const next = tokens[at] ?? '';
      at += 1;
      if (next === until) break;
      text = `${/^[_^]$/.test(next) ? text.trimEnd() : text}${said(next)}`;
    }
    return text
      .replace(/\s+/g, ' ')
      .replace(/(?<=\() | (?=[);])/g, '')
      .trim();
  }
  return line();
}
