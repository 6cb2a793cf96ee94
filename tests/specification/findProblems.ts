import { readProofFile, type Provable, type ProofFile } from './proofFile';
import { readRequirements } from './requirements';

/** The ids that each test proves, by file and title. */
export type Proofs = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Surroundings {
  proofs: Proofs;
  /** All files of tests and stories, from the repository's root. */
  files: readonly string[];
  /** The code of a file by its path from the root. */
  read: (path: string) => string;
  /** The product's own sentences, with `…` for each placeholder. */
  sentences: readonly string[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A placeholder in a title for a value of its row: `%s`, `$id`, `${count}`. */
const placeholder = /(%[sdifjoO#$]|\$\{[^}]*\}|\$[A-Za-z_][\w.]*)/;

function valueOf(written: string): string {
  if (written === '%j') return '("[^"]*"|[^"\\s]+)';
  return ['%i', '%d', '%f'].includes(written) ? '(-?[\\d.]+)' : '(.+?)';
}

function isFilledIn(title: string, name: string, code: string): boolean {
  const parts = title.split(placeholder);
  if (parts.length === 1) return false;
  const pattern = parts.map((part, at) => (at % 2 === 0 ? escaped(part) : valueOf(part))).join('');
  const values = new RegExp(`^${pattern}$`, 's').exec(name)?.slice(1);
  return values?.every((value) => code.includes(value.replace(/^["']|["']$/g, ''))) ?? false;
}

/** Tests whose titles end with the name, word for word or else with the values of a row. */
function named({ provables, code }: ProofFile, name: string): Provable[] {
  const parts = name.split(' › ');
  const ending = (fits: (title: string, part: string) => boolean) =>
    provables.filter(({ path }) => {
      const titles = path.slice(-parts.length);
      return (
        titles.length === parts.length && titles.every((title, at) => fits(title, parts[at] ?? ''))
      );
    });
  const exactly = ending((title, part) => title === part);
  return exactly.length > 0
    ? exactly
    : ending((title, part) => title === part || isFilledIn(title, part, code));
}

const gone = 'is not there';

/** Why a test of an existing file proves nothing, or null if it does. */
function weaknessOf(name: string, file: ProofFile): string | null {
  const found = named(file, name);
  const [proof] = found;
  if (proof === undefined) return gone;
  if (found.length > 1) return `is there ${found.length} times; name its group as well`;
  if (file.hasOnly) return 'stands beside a test that runs alone';
  if (!proof.runs) return 'does not run';
  return proof.expects ? null : 'expects nothing';
}

/** Whether a text contains the quoted words as whole words; `{name}` stands for anything. */
function says(texts: readonly string[], quoted: string): boolean {
  const words = quoted
    .split(/\{[^}]*\}/)
    .map(escaped)
    .join('.+?');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'su');
  return texts.some((text) => pattern.test(text));
}

function order(ids: readonly string[]): string[] {
  const place = (id: string): number => {
    const [section = 0, number = 0] = id.split('.').map(Number);
    return section * 10_000 + number;
  };
  return ids.flatMap((id, index) => {
    const before = ids[index - 1] ?? '0.0';
    if (ids.indexOf(id) < index) return [`${id} stands twice.`];
    return place(id) > place(before) ? [] : [`${id} does not belong behind ${before}.`];
  });
}

const list = (items: readonly string[]): string => items.join(', ');

/** Faults that keep the page from being proved, one sentence each; none if it is valid. */
export function findProblems(
  markdown: string,
  { proofs, files, read, sentences }: Surroundings,
): string[] {
  const { requirements, unreadable } = readRequirements(markdown);
  const ids = requirements.flatMap((requirement) => requirement.ids);
  const known = new Map<string, ProofFile>();
  const fileOf = (path: string): ProofFile => {
    const file = known.get(path) ?? readProofFile(path, read(path));
    known.set(path, file);
    return file;
  };

  const entries = Object.entries(proofs).flatMap(([path, tests]) =>
    Object.entries(tests).map(([name, proved]) => {
      const weakness = files.includes(path) ? weaknessOf(name, fileOf(path)) : gone;
      return { path, name, proves: proved.split(' '), weakness };
    }),
  );
  const proofsOf = (id: string) => entries.filter(({ proves }) => proves.includes(id));

  const broken = entries.flatMap(({ path, name, proves, weakness }) => {
    if (weakness === null) return [];
    const elsewhere =
      weakness === gone
        ? files.find((other) => other !== path && weaknessOf(name, fileOf(other)) === null)
        : undefined;
    const left = proves.filter((id) => proofsOf(id).every((proof) => proof.weakness !== null));
    return [
      [
        `${path} › “${name}” ${weakness}; it proves ${list(proves)}.`,
        ...(elsewhere === undefined ? [] : [`${elsewhere} has a test of this name.`]),
        left.length === 0 ? 'All of it has other proofs.' : `Nothing else proves ${list(left)}.`,
      ].join(' '),
    ];
  });

  return [
    ...unreadable,
    ...order(ids),
    ...broken,
    ...entries.flatMap(({ path, name, proves }) =>
      proves
        .filter((id) => !ids.includes(id))
        .map((id) => `${path} › “${name}” proves ${id}, which the page does not have.`),
    ),
    ...ids.filter((id) => proofsOf(id).length === 0).map((id) => `Nothing proves ${id}.`),
    ...requirements.flatMap((requirement) => {
      const paths = new Set(requirement.ids.flatMap(proofsOf).map(({ path }) => path));
      const texts = [...paths]
        .filter((path) => files.includes(path))
        .flatMap((path) => fileOf(path).texts);
      return requirement.quotes
        .filter((quoted) => !says([...sentences, ...texts], quoted))
        .map(
          (quoted) =>
            `Neither the proofs of ${requirement.ids[0]} nor the product say “${quoted}”.`,
        );
    }),
  ];
}
