import { isBlank, trim, trimEnd } from './characters';
import { Line } from './line';
import { readDefinition } from './links';
import type { Container, Formula, Leaf, Paragraph, Quote, RawBlock } from './openBlocks';
import { markupEndOf } from './rawMarkup';
import { alignmentsOf, cellsOf } from './rows';
import type { CharacterNames, Definitions } from './tree';

/** Lists and quotes in each other beyond this depth are text. */
const deepest = 24;
const codeIndent = 4;

const headingStart = /^(#{1,6})(?:[ \t]|$)/;
const fenceStart = /^(`{3,})([^`]*)$|^(~{3,})(.*)$/;
const listStart = /^(?:([-+*])|(\d{1,9})([.)]))(?=[ \t]|$)/;

/** Whether a line is a rule, such as `* * *`. */
function isRule(content: string): boolean {
  const mark = content[0] ?? '';
  if (!'*-_'.includes(mark)) return false;
  let count = 0;
  for (const character of content) {
    if (character === mark) count += 1;
    else if (!isBlank(character)) return false;
  }
  return count >= 3;
}

/** The level of the heading that a line underlines: `===` or `---`. */
function underlineLevel(content: string): number | undefined {
  const line = trimEnd(content);
  if (/^=+$/.test(line)) return 1;
  return /^-+$/.test(line) ? 2 : undefined;
}

/** The text of a heading such as `## Text ##`, without the marks. */
function headingText(content: string, level: number): string {
  const text = trim(content.slice(level));
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  return end === 0 || isBlank(text[end - 1]) ? trimEnd(text.slice(0, end)) : text;
}

/** Reads the blocks of a text, line by line. Definitions are kept, and are no blocks. */
export function readBlocks(text: string, definitions: Definitions, names: CharacterNames): Quote {
  const root: Quote = { type: 'document', children: [] };
  /** The containers that are open, and the block in the last one that takes lines. */
  let open: Container[] = [root];
  let leaf: Leaf | undefined;
  /** The innermost quote of the blank line before, by its place in `open`; -1 after another line. */
  let blankIn = -1;

  const lines = text.replaceAll('\0', '\ufffd').split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  const lastFormulaEnd = lines.findLastIndex((line) => trimEnd(line).endsWith('$$'));

  const innermostQuote = () =>
    Math.max(
      open.findLastIndex(({ type }) => type === 'quote'),
      0,
    );

  function withoutDefinitions({ lines: written }: Paragraph): string {
    const paragraph = written.join('\n');
    let at: number | undefined = 0;
    let start = 0;
    while (at !== undefined && paragraph[at] === '[') {
      at = readDefinition(paragraph, at, definitions, names);
      start = at ?? start;
    }
    return paragraph.slice(start);
  }

  function closeLeaf(): void {
    const closing = leaf;
    leaf = undefined;
    const siblings = open.at(-1)?.children ?? [];
    if (closing?.type === 'formula' && !closing.isClosed) {
      siblings[siblings.length - 1] = {
        type: 'paragraph',
        lines: `$$${closing.lines.join('\n')}`.split('\n'),
      };
    }
    if (closing?.type === 'code' && closing.fence === undefined) {
      while (closing.lines.at(-1)?.trim() === '') closing.lines.pop();
    }
    if (closing?.type !== 'paragraph') return;
    const left = withoutDefinitions(closing);
    if (left.trim() === '') siblings.pop();
    else closing.lines = left.split('\n');
  }

  function closeDownTo(depth: number): void {
    closeLeaf();
    open = open.slice(0, depth);
  }

  /** A blank line between two blocks of an item, or between two items, makes a list loose. */
  function addBlock(block: RawBlock): void {
    if (open.at(-1)?.type === 'list' && block.type !== 'item') open.pop();
    const depth = open.length - 1;
    const parent = open[depth] ?? root;
    if (blankIn >= 0 && blankIn <= depth && parent.children.length > 0) {
      const list = parent.type === 'item' ? open[depth - 1] : parent;
      if (list?.type === 'list') list.isLoose = true;
    }
    parent.children.push(block);
  }

  function addContainer(container: Container): void {
    addBlock(container);
    open.push(container);
  }

  function addLeaf(block: Leaf): void {
    addBlock(block);
    leaf = block;
  }

  /** Whether an open container continues in a line; reads its mark. */
  function continues(container: Container, line: Line): boolean {
    if (container.type === 'quote') {
      if (line.indent >= codeIndent || line.character !== '>') return false;
      line.skipCharacters(1);
      line.skipColumns(1);
      return true;
    }
    if (container.type !== 'item') return true;
    if (line.isBlank) return container.children.length > 0;
    if (line.indent < container.indent) return false;
    line.skipColumns(container.indent);
    return true;
  }

  function takeVerbatim(line: Line): boolean {
    if (leaf?.type === 'code' && leaf.fence) {
      const { character, length, indent } = leaf.fence;
      const end = trimEnd(line.content);
      const isEnd =
        line.indent < codeIndent && end.length >= length && end === character.repeat(end.length);
      if (isEnd) closeLeaf();
      else {
        line.skipColumns(Math.min(indent, line.indent));
        leaf.lines.push(line.rest);
      }
      return true;
    }
    if (leaf?.type === 'code') {
      if (line.indent < codeIndent && !line.isBlank) return false;
      line.skipColumns(codeIndent);
      leaf.lines.push(line.rest);
      return true;
    }
    if (leaf?.type === 'formula') {
      const end = trimEnd(line.content);
      leaf.isClosed = end.endsWith('$$');
      leaf.lines.push(leaf.isClosed ? end.slice(0, -2) : line.content);
      if (leaf.isClosed) closeLeaf();
      return true;
    }
    if (leaf?.type === 'markup') {
      if (leaf.end === 'blank' && line.isBlank) return false;
      leaf.lines.push(line.rest);
      if (leaf.end !== 'blank' && leaf.end.test(line.rest)) closeLeaf();
      return true;
    }
    return false;
  }

  function startTable(content: string): boolean {
    if (leaf?.type !== 'paragraph') return false;
    const head = leaf.lines.at(-1) ?? '';
    const alignments = alignmentsOf(content);
    if (alignments === undefined || cellsOf(head).length !== alignments.length) return false;
    leaf.lines.pop();
    closeLeaf();
    addLeaf({ type: 'table', alignments, rows: [cellsOf(head)] });
    return true;
  }

  function startUnderlined(content: string): boolean {
    const level = underlineLevel(content);
    if (leaf?.type !== 'paragraph' || level === undefined) return false;
    const heading = withoutDefinitions(leaf);
    if (heading.trim() === '') {
      leaf.lines = [];
      return false;
    }
    open.at(-1)?.children.pop();
    leaf = undefined;
    open.at(-1)?.children.push({ type: 'heading', level, text: trim(heading) });
    return true;
  }

  /** The formula that a line begins, unless its end is missing or text follows it. */
  function formulaOf({ content }: Line, number: number): Formula | undefined {
    if (!content.startsWith('$$') || content[2] === '$') return undefined;
    const written = trimEnd(content.slice(2));
    const end = written.indexOf('$$');
    if (end < 0) {
      const isEnded = number < lastFormulaEnd;
      return isEnded ? { type: 'formula', lines: [written], isClosed: false } : undefined;
    }
    const isWhole = end > 0 && end === written.length - 2;
    return isWhole ? { type: 'formula', lines: [written.slice(0, -2)], isClosed: true } : undefined;
  }

  /** Starts an item, and its list where the one before does not take it. */
  function startItem(line: Line, depth: number, interrupts: boolean): boolean {
    const mark = listStart.exec(line.content);
    if (mark === null || open.length + 2 > deepest) return false;
    const [{ length }, bullet, number, end = ''] = mark;
    const isEmpty = trim(line.content.slice(length)) === '';
    if (interrupts && (isEmpty || (number !== undefined && Number(number) !== 1))) return false;
    closeDownTo(depth);
    const { indent } = line;
    line.skipCharacters(length);
    const gap = line.isBlank || line.indent > codeIndent ? 1 : line.indent;
    line.skipColumns(gap);
    const list = open.at(-1);
    if (list?.type !== 'list' || list.mark !== (bullet ?? end)) {
      if (list?.type === 'list') open.pop();
      const start = number === undefined ? undefined : Number(number);
      addContainer({ type: 'list', mark: bullet ?? end, start, isLoose: false, children: [] });
    }
    addContainer({ type: 'item', indent: indent + length + gap, children: [] });
    return true;
  }

  /**
   * Starts a block that a line begins.
   *
   * @param depth how many containers continue in the line
   * @returns whether the line may begin another block in it, or is used up
   */
  function start(line: Line, depth: number, number: number): 'container' | 'used' | undefined {
    const isWhole = depth === open.length;
    const { content } = line;
    const heading = headingStart.exec(content);
    const fence = fenceStart.exec(content);
    const formula = formulaOf(line, number);
    const interrupts = leaf?.type === 'paragraph';
    if (content[0] === '>' && open.length < deepest) {
      closeDownTo(depth);
      line.skipCharacters(1);
      line.skipColumns(1);
      addContainer({ type: 'quote', children: [] });
      return 'container';
    }
    if (heading) {
      closeDownTo(depth);
      const level = heading[1]?.length ?? 1;
      addBlock({ type: 'heading', level, text: headingText(content, level) });
      return 'used';
    }
    if (fence) {
      closeDownTo(depth);
      const [, ticks, ticksInfo, tildes = '', tildesInfo] = fence;
      const { 0: character = '', length } = ticks ?? tildes;
      const info = trim(ticksInfo ?? tildesInfo ?? '');
      addLeaf({ type: 'code', fence: { character, length, indent: line.indent }, info, lines: [] });
      return 'used';
    }
    if (formula) {
      closeDownTo(depth);
      addLeaf(formula);
      if (formula.isClosed) closeLeaf();
      return 'used';
    }
    const end = markupEndOf(content, interrupts);
    if (end !== undefined) {
      closeDownTo(depth);
      addLeaf({ type: 'markup', end, lines: [line.rest] });
      if (end !== 'blank' && end.test(content)) closeLeaf();
      return 'used';
    }
    if (isWhole && (startUnderlined(content) || startTable(content))) return 'used';
    if (isRule(content)) {
      closeDownTo(depth);
      addBlock({ type: 'rule' });
      return 'used';
    }
    return startItem(line, depth, isWhole && interrupts) ? 'container' : undefined;
  }

  function readLine(written: string, number: number): void {
    const line = new Line(written);
    let depth = 1;
    while (depth < open.length && continues(open[depth] as Container, line)) depth += 1;
    const isWhole = depth === open.length;
    const mayBeSeparated = !(leaf?.type === 'formula' || (leaf?.type === 'code' && leaf.fence));
    if (isWhole && takeVerbatim(line)) {
      blankIn = line.isBlank && mayBeSeparated ? innermostQuote() : -1;
      return;
    }
    if (isWhole && leaf && leaf.type !== 'paragraph' && leaf.type !== 'table') closeLeaf();
    if (line.isBlank) {
      closeDownTo(depth);
      blankIn = innermostQuote();
      return;
    }
    let matched = depth;
    for (;;) {
      if (line.indent >= codeIndent) {
        if (leaf?.type === 'paragraph') break;
        closeDownTo(matched);
        line.skipColumns(codeIndent);
        addLeaf({ type: 'code', fence: undefined, info: '', lines: [line.rest] });
        blankIn = -1;
        return;
      }
      const started = start(line, matched, number);
      if (started === undefined) break;
      blankIn = -1;
      if (started === 'used' || line.isBlank) return;
      matched = open.length;
    }
    if (leaf?.type === 'paragraph') leaf.lines.push(line.content);
    else if (leaf?.type === 'table' && matched === open.length)
      leaf.rows.push(cellsOf(line.content));
    else {
      closeDownTo(matched);
      addLeaf({ type: 'paragraph', lines: [line.content] });
    }
    blankIn = -1;
  }

  lines.forEach(readLine);
  closeDownTo(1);
  return root;
}
