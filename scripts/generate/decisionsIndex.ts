/** A page of docs/decisions. */
interface Decision {
  /** The name of its file. */
  file: string;
  number: string;
  title: string;
  /** What its status line says, such as `Stands.` */
  status: string;
}

/** @throws Error if the page does not begin with a title and a status */
function readDecision(file: string, page: string): Decision {
  const [, number, title, status] =
    /^# (\d+)\. (.+)\n\n\*\*Status\.\*\* (Stands|History|Replaced by \[\d+\]\([\w.-]+\))\.\n/.exec(
      page,
    ) ?? [];
  if (number === undefined || title === undefined || status === undefined) {
    throw new Error(
      `docs/decisions/${file} does not say whether it stands. Begin it with its title and "**Status.** Stands.", "**Status.** Replaced by [N](….md)." or "**Status.** History."`,
    );
  }
  return { file, number, title, status };
}

/**
 * Writes docs/decisions/README.md: the decisions that stand, and those that are history.
 *
 * @param pages the decisions by the names of their files
 */
export function writeDecisionsIndex(pages: Readonly<Record<string, string>>): string {
  const decisions = Object.entries(pages).map(([file, page]) => readDecision(file, page));
  const titles = (status: string): string =>
    decisions
      .filter((one) => one.status === status)
      .map(({ file, number, title }) => `- [${number}. ${title}](${file})`)
      .join('\n');
  const history = titles('History');
  return `# Decisions

<!-- Written by \`npm run generate\` from the pages of this folder. -->

Each page gives the reasons for a decision that somebody may want to undo. At most 50 stand: a new one replaces an older one, or is written into it. A missing number was replaced by a page that stands.

## Stands

${titles('Stands')}
${history && `\n## History\n\nDone, or described in the place that the page names.\n\n${history}\n`}`;
}
