/** A text and the part of it that is selected, in UTF-16 units; an empty part is the caret. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** What replaces a part of a text, and what is selected afterwards. */
export interface Edit {
  from: number;
  to: number;
  inserted: string;
  start: number;
  end: number;
}

/** Selects the word around the caret, if it stands within one and nothing is selected. */
export function wordAround({ text, start, end }: Selected): Selected {
  const before = /\S+$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^\S+/.exec(text.slice(end))?.[0] ?? '';
  if (start !== end || before === '' || after === '') return { text, start, end };
  return { text, start: start - before.length, end: end + after.length };
}

/**
 * Puts a mark on both sides of what is selected, or takes it away where it stands there already.
 *
 * @param example what to mark where nothing is selected, so that the marks never stand alone
 */
function toggle({ text, start, end }: Selected, mark: string, example: string): Edit {
  // A mark beside a blank marks nothing.
  while (start < end && /\s/.test(text[start] ?? '')) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
  const inner = text.slice(start, end);
  const { length } = mark;
  if (inner.length >= 2 * length && inner.startsWith(mark) && inner.endsWith(mark)) {
    const inserted = inner.slice(length, -length);
    return { from: start, to: end, inserted, start, end: start + inserted.length };
  }
  if (text.slice(start - length, start) === mark && text.slice(end, end + length) === mark) {
    const from = start - length;
    const inserted = inner === example ? '' : inner;
    return { from, to: end + length, inserted, start: from, end: from + inserted.length };
  }
  const marked = inner || example;
  return {
    from: start,
    to: end,
    inserted: mark + marked + mark,
    start: start + length,
    end: start + length + marked.length,
  };
}

/** Puts lines of their own around what is selected. */
function fence({ text, start, end }: Selected, mark: string, example: string): Edit {
  const before = start === 0 || text[start - 1] === '\n' ? '' : '\n';
  const after = end === text.length || text[end] === '\n' ? '' : '\n';
  const inner = text.slice(start, end) || example;
  const opening = `${before}${mark}\n`;
  const closing = inner.endsWith('\n') ? mark : `\n${mark}`;
  const first = start + opening.length;
  return {
    from: start,
    to: end,
    inserted: opening + inner + closing + after,
    start: first,
    end: first + inner.length,
  };
}

const longestRun = (text: string, mark: string): number =>
  Math.max(0, ...[...text.matchAll(new RegExp(`${mark}+`, 'g'))].map(([run]) => run.length));

const isOfLines = ({ text, start, end }: Selected): boolean =>
  text.slice(start, end).includes('\n');

/** Whether the caret stands in an empty line among others. */
const isEmptyLine = ({ text, start, end }: Selected): boolean =>
  text.trim() !== '' && /(?:^|\n)$/.test(text.slice(0, start)) && /^(?:\n|$)/.test(text.slice(end));

export const bold = (selected: Selected, example: string): Edit => toggle(selected, '**', example);

/** Code in a line, or a block of it for several lines and in an empty one. */
export function code(selected: Selected, example: string): Edit {
  const { text, start, end } = selected;
  const run = longestRun(text.slice(start, end), '`');
  if (isOfLines(selected) || isEmptyLine(selected)) {
    return fence(selected, '`'.repeat(Math.max(3, run + 1)), example);
  }
  const isMarked = text[start] === '`' && text[end - 1] === '`';
  return toggle(selected, run === 0 || isMarked ? '`' : '`'.repeat(run + 1), example);
}

/** A formula in a line, or one alone in several lines. */
export const formula = (selected: Selected, example: string): Edit =>
  isOfLines(selected) ? fence(selected, '$$', example) : toggle(selected, '$', example);
