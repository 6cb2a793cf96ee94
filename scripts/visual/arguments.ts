import { parseArgs } from 'node:util';

export const help = `Shows what a change does to the stories.

  npm run test:visual -- [--base <revision>] [--head <revision>] [--grep <pattern>]

It builds the Storybook of two revisions, photographs each story once in each, and writes
test-results/visual/index.html with the stories that differ, side by side.

  --base <revision>  the revision to compare with. Without it: HEAD if files have changed since
                     the last commit, otherwise where the branch left origin/main (or main), and
                     on that branch itself the commit before.
  --head <revision>  the revision to show. Without it: the files as they are, committed or not.
  --grep <pattern>   only stories whose title and name match this regular expression, such as
                     'UI/Card ' or 'in dark$'. Case does not matter.
  --help             prints this text.

Each commit is built in a worktree of its own, which is removed afterwards. Its Storybook is kept in
node_modules/.cache, so that the next comparison with it starts at once.

Exits with 0 if no story differs, with 1 if one does, and with 2 if nothing could be compared.
`;

export interface Arguments {
  base?: string | undefined;
  head?: string | undefined;
  grep: RegExp;
  isHelp: boolean;
}

/** @throws Error with a sentence that says what to do when an argument is unknown or malformed */
export function readArguments(given: string[]): Arguments {
  const { values } = parseArgs({
    args: given,
    options: {
      base: { type: 'string' },
      head: { type: 'string' },
      grep: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  });
  const { base, head, grep, help: isHelp } = values;
  return { base, head, grep: new RegExp(grep, 'i'), isHelp };
}
