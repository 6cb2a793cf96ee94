import { test } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { openSchoolServer, type SchoolServer } from '../../e2e/schoolServer';
import {
  buildHost,
  installHost,
  makeFolder,
  startHost,
  type HostName,
  type RunningHost,
  type Variables,
} from './projects';
import { instructor, visit } from './visit';

/** An installed host and its own school server, for the duration of the tests. */
export interface Host {
  readonly folder: string;
  readonly school: SchoolServer;
}

/** A running host. */
export interface ServedHost {
  readonly url: string;
  readonly school: SchoolServer;
  /** The output of its build. */
  readonly buildOutput: string;
}

/** Installs a host for the tests of a file. */
export function useHost(name: HostName): Host {
  let folder = '';
  let school: SchoolServer;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    folder = await makeFolder();
    // One computes while the other waits for the disk.
    const opening = openSchoolServer();
    try {
      await installHost(name, folder);
    } finally {
      school = await opening;
    }
  });

  test.afterAll(async () => {
    await school?.close();
    if (folder !== '') await rm(folder, { recursive: true, force: true });
  });

  return {
    get folder() {
      return folder;
    },
    get school() {
      return school;
    },
  };
}

function useServed(host: Host, serve: (variables: Variables) => Promise<[RunningHost, string]>) {
  let running: RunningHost;
  let buildOutput = '';

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const variables = { API_URL: new URL(host.school.url).origin };
    [running, buildOutput] = await serve(variables);
  });

  test.afterAll(() => running?.stop());

  return {
    get url() {
      return running.url;
    },
    get school() {
      return host.school;
    },
    get buildOutput() {
      return buildOutput;
    },
  };
}

/** Builds the host and starts the result, for the tests of a file or a group. */
export function useBuiltHost(host: Host, own: Variables = {}): ServedHost {
  return useServed(host, async (variables) => {
    const output = await buildHost(host.folder, { ...variables, ...own });
    return [await startHost(host.folder, 'start', variables), output];
  });
}

/** Starts the host's development server, for the tests of a file or a group. */
export function useDevelopedHost(host: Host): ServedHost {
  const served = useServed(host, async (variables) => [
    await startHost(host.folder, 'dev', variables),
    '',
  ]);

  // On the first request, such a server finds out what the page needs, and reloads it.
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(300_000);
    const { page } = await visit(browser, served, instructor);
    await page.context().close();
  });

  return served;
}
