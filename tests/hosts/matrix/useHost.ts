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
  /** Starts it by its own script, until the tests have ended. */
  start: (script: string, variables: Variables) => Promise<RunningHost>;
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
  const running: RunningHost[] = [];

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

  // In this order: a host that still runs writes into the folder while it is removed.
  test.afterAll(async () => {
    await Promise.all(running.map((each) => each.stop()));
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
    async start(script, variables) {
      const started = await startHost(folder, script, variables);
      running.push(started);
      return started;
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
    return [await host.start('start', variables), output];
  });
}

/** Starts the host's development server, for the tests of a file or a group. */
export function useDevelopedHost(host: Host): ServedHost {
  const served = useServed(host, async (variables) => [await host.start('dev', variables), '']);

  // On the first request, such a server finds out what the page needs, and reloads it.
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(300_000);
    const { page } = await visit(browser, served, instructor);
    await page.context().close();
  });

  return served;
}
