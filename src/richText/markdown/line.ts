const tabWidth = 4;

/** A line of a text, read from its start; tabs reach to every fourth column. */
export class Line {
  private at = 0;
  private column = 0;
  /** Columns of a tab that are still to be read. */
  private spare = 0;
  /** The position of the next character that is no blank. */
  next = 0;
  /** How many columns of blanks come before it. */
  indent = 0;

  constructor(readonly text: string) {
    this.look();
  }

  /** Whether nothing but blanks is left. */
  get isBlank(): boolean {
    return this.next === this.text.length;
  }

  /** The next character that is no blank. */
  get character(): string {
    return this.text[this.next] ?? '';
  }

  /** What is left, from the next character that is no blank. */
  get content(): string {
    return this.text.slice(this.next);
  }

  /** What is left, blanks included. */
  get rest(): string {
    return ' '.repeat(this.spare) + this.text.slice(this.at);
  }

  private look(): void {
    let column = this.column + this.spare;
    let at = this.at;
    for (; at < this.text.length; at += 1) {
      if (this.text[at] === ' ') column += 1;
      else if (this.text[at] === '\t') column += tabWidth - (column % tabWidth);
      else break;
    }
    this.next = at;
    this.indent = column - this.column;
  }

  /** Skips blanks, at most so many columns of them. */
  skipColumns(count: number): void {
    let left = count;
    while (left > 0) {
      if (this.spare > 0) {
        const used = Math.min(this.spare, left);
        this.spare -= used;
        this.column += used;
        left -= used;
      } else if (this.text[this.at] === '\t') {
        this.spare = tabWidth - (this.column % tabWidth);
        this.at += 1;
      } else if (this.text[this.at] === ' ') {
        this.at += 1;
        this.column += 1;
        left -= 1;
      } else break;
    }
    this.look();
  }

  /** Skips the blanks and so many characters. */
  skipCharacters(count: number): void {
    this.column += this.indent + count;
    this.at = this.next + count;
    this.spare = 0;
    this.look();
  }
}
