/** A test or story that a requirement names as its proof. */
export interface Proof {
  /** The title of the test, after those of its groups if needed; `Button › Small` for a story. */
  name: string;
  /** From the repository's root. */
  file: string;
}

/** A line of the table. */
export interface Requirement {
  id: string;
  /** Product words in double quotes. */
  quotes: string[];
  proofs: Proof[];
  /** Pages that the remark links to, from the repository's root. */
  pages: string[];
}

export interface Table {
  requirements: Requirement[];
  /** Unreadable lines, one sentence each. */
  unreadable: string[];
}

const columns = 4;
const link = /^\[((?:\\.|[^\]\\])+)\]\(\.\.\/([^()\s]+)\)$/;
const separator = /^:?-+:?$/;

/** The cells of a row; a pipe after a backslash is text. */
function cellsOf(row: string): string[] {
  const inner = row.replace(/^\|/, '').replace(/\|\s*$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim());
}

const withoutEscapes = (text: string): string => text.replace(/\\([\\|[\]<>*_`])/g, '$1');

function isHead(cells: readonly string[]): boolean {
  return cells[0] === 'id' || cells.every((cell) => separator.test(cell));
}

/** Reads the lines of `docs/specification.md`. */
export function readRequirements(markdown: string): Table {
  const table: Table = { requirements: [], unreadable: [] };
  markdown.split('\n').forEach((row, index) => {
    if (!row.trimStart().startsWith('|')) return;
    const cells = cellsOf(row);
    if (isHead(cells)) return;
    const [id = '', words = '', proofs = '', remark = ''] = cells;
    if (!/^\d+\.\d+$/.test(id) || words === '' || cells.length !== columns) {
      table.unreadable.push(
        `Line ${index + 1} is no requirement: it needs an id such as 2.14, words, proofs and a remark.`,
      );
      return;
    }
    const requirement: Requirement = {
      id,
      quotes: [...words.matchAll(/"([^"]+)"/g)].map(([, quoted = '']) => withoutEscapes(quoted)),
      proofs: [],
      pages: [...remark.matchAll(/\]\(([^()#\s]+)/g)].map(([, page]) => `docs/${page}`),
    };
    for (const written of proofs.split('<br>').map((one) => one.trim())) {
      const [, name, file] = link.exec(written) ?? [];
      if (name !== undefined && file !== undefined) {
        requirement.proofs.push({ name: withoutEscapes(name), file });
      } else if (written !== '') {
        table.unreadable.push(
          `${id}: the proof “${written}” is no link such as [name of the test](../tests/path.test.tsx).`,
        );
      }
    }
    table.requirements.push(requirement);
  });
  return table;
}
