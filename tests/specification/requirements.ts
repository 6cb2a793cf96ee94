/** A line of docs/specification.md. */
export interface Requirement {
  /** Such as `2.14`; a line of several facts has an id for each. */
  ids: string[];
  /** Product words in double quotes. */
  quotes: string[];
}

export interface Page {
  requirements: Requirement[];
  /** Unreadable lines, one sentence each. */
  unreadable: string[];
}

const requirement = /^- (\d+)\.(\d+)(?:–(\d+)\.(\d+))? (\S.*)$/;

/** Reads the lines of the page; headings, paragraphs and indented remarks are no requirements. */
export function readRequirements(markdown: string): Page {
  const page: Page = { requirements: [], unreadable: [] };
  markdown.split('\n').forEach((line, index) => {
    if (!line.startsWith('- ')) return;
    const [, section = '', first = '', lastSection = section, last = first, words = ''] =
      requirement.exec(line) ?? [];
    const count = Number(last) - Number(first) + 1;
    if (words === '' || lastSection !== section || count < 1) {
      page.unreadable.push(
        `Line ${index + 1} is no requirement: it needs an id such as 2.14, or 2.14–2.16, and words.`,
      );
      return;
    }
    page.requirements.push({
      ids: Array.from({ length: count }, (_, at) => `${section}.${Number(first) + at}`),
      quotes: [...words.matchAll(/"([^"]+)"/g)].map(([, quoted = '']) => quoted),
    });
  });
  return page;
}
