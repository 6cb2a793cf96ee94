/**
 * Where the source is, such as `https://github.com/owner/name`. Everything that names the repository
 * takes it from here. Fill it in before the first release.
 */
export const repository = '';

/** The parts of a manifest that name the repository. */
export interface RepositoryFields {
  repository?: { type: 'git'; url: string; directory?: string };
  homepage?: string;
  bugs?: string;
}

/**
 * What a manifest says of the repository.
 *
 * @param address such as `https://github.com/owner/name`
 * @param directory the folder of the package in the repository; none for its root
 * @throws Error if the address is empty, or not that of a repository on GitHub, whose workflow signs
 *   the releases
 */
export function repositoryFields(address: string, directory?: string): Required<RepositoryFields> {
  if (!/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/.test(address)) {
    throw new Error(
      `Quizwright: ${address === '' ? 'the repository has no address' : `"${address}" is no repository on GitHub`}. npm compares it with the statement of a release, and people look for the source and report faults there. Set \`repository\` in scripts/repository.ts, such as "https://github.com/owner/name", run npm run version:name, and commit.`,
    );
  }
  return {
    repository: {
      type: 'git',
      url: `git+${address}.git`,
      ...(directory === undefined ? {} : { directory }),
    },
    homepage: `${address}${directory === undefined ? '' : `/tree/main/${directory}`}#readme`,
    bugs: `${address}/issues`,
  };
}
