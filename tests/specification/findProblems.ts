import { readProofFile, type Provable, type ProofFile } from './proofFile';
import { readRequirements, type Proof, type Requirement } from './requirements';

export interface Surroundings {
  /** The code of a file by its path from the root, or null if it does not exist. */
  read: (path: string) => string | null;
  /** The product's own sentences, with `…` for each placeholder. */
  sentences: readonly string[];
}

/** Files that `npm test` runs: of tests, of journeys in a browser, of stories. */
const runs = [
  /^(tests|examples\/standalone\/test)\/.+\.test\.tsx?$/,
  /^tests\/e2e\/.+\.spec\.ts$/,
  /^stories\/.+\.stories\.tsx$/,
];

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

function problemOfProof({ name, file }: Proof, known: ProofFile | null): string | null {
  if (!runs.some((pattern) => pattern.test(file))) return `${file} is no file that npm test runs`;
  if (known === null) return `there is no ${file}`;
  const found = named(known, name);
  const [proof] = found;
  if (proof === undefined) return `${file} has no “${name}”`;
  if (found.length > 1)
    return `${file} has “${name}” ${found.length} times; name its group as well`;
  if (known.hasOnly) return `${file} runs some of its tests only`;
  if (!proof.runs) {
    return file.endsWith('.stories.tsx')
      ? `${name} of ${file} is not played`
      : `“${name}” of ${file} is skipped`;
  }
  return proof.expects ? null : `“${name}” of ${file} expects nothing`;
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

function order(requirements: readonly Requirement[]): string[] {
  const numbers = (id: string): number[] => id.split('.').map(Number);
  return requirements.flatMap(({ id }, index) => {
    const before = requirements[index - 1]?.id;
    if (before === undefined) return [];
    if (requirements.slice(0, index).some((other) => other.id === id)) {
      return [`${id} stands twice.`];
    }
    const [section = 0, number = 0] = numbers(id);
    const [sectionBefore = 0, numberBefore = 0] = numbers(before);
    const follows = section > sectionBefore || (section === sectionBefore && number > numberBefore);
    return follows ? [] : [`${id} does not belong behind ${before}.`];
  });
}

/** Faults that keep the table from proving its claims, one sentence each; none if it is valid. */
export function findProblems(markdown: string, { read, sentences }: Surroundings): string[] {
  const { requirements, unreadable } = readRequirements(markdown);
  const files = new Map<string, ProofFile | null>();
  const fileOf = (path: string): ProofFile | null => {
    const code = files.has(path) ? null : read(path);
    if (code !== null) files.set(path, readProofFile(path, code));
    return files.get(path) ?? null;
  };

  return [
    ...unreadable,
    ...order(requirements),
    ...requirements.flatMap(({ id, quotes, proofs, pages }) => {
      if (proofs.length === 0) return [`${id} has no proof.`];
      const weak = proofs.map((proof) => problemOfProof(proof, fileOf(proof.file)));
      const texts = [...sentences, ...proofs.flatMap(({ file }) => fileOf(file)?.texts ?? [])];
      const unsaid = quotes.filter((quoted) => !says(texts, quoted));
      return [
        ...weak.flatMap((problem) => (problem === null ? [] : [`${id}: ${problem}.`])),
        ...pages.filter((page) => read(page) === null).map((page) => `${id}: there is no ${page}.`),
        ...unsaid.map((quoted) => `${id}: neither its proofs nor the product say “${quoted}”.`),
      ];
    }),
  ];
}
