import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { createPageStatus, PageStatusContext } from '../../src/app/page/createPageStatus';
import { PageStatus } from '../../src/app/page/PageStatus';
import { createListeners } from '../../src/base/listeners';
import { BankStatus } from '../../src/questions/bank/BankStatus';
import { Announcer } from '../../src/quizzes/runner/announcer/Announcer';
import { Banner } from '../../src/ui/state/Banner';
import { Pagination } from '../../src/ui/tabs/Pagination';
import { ToastRegion } from '../../src/ui/toast/Toast';
import { createToastStore } from '../../src/ui/toast/toastStore';
import type { Walk } from './walk.ts';

declare global {
  interface Window {
    /** Has each polite region say a sentence; those that take several say three. */
    sayEverywhere: (round: string) => void;
    /** Shows an alert, which replaces polite sentences that have not been read yet. */
    sayAlert: (failure: string) => void;
    /** Shows the number of questions, which is known a moment after there is a place for it. */
    showCount: () => void;
  }
}

/** Less than Orca needs to read a place before there is something else in it, in milliseconds. */
const aMomentMs = 50;

/** Runs in the page: draws a live region of each kind. */
export function drawRegions(): void {
  const announcer = createListeners<[sentence: string]>();
  const toasts = createToastStore();
  const pageStatus = createPageStatus();
  const ignore = (): void => {};
  let sayText: (round: string) => void = ignore;
  let alert: (failure: string) => void = ignore;
  let count: (matching: number | null | undefined) => void = ignore;

  function Regions() {
    const [round, setRound] = useState('');
    const [failure, setFailure] = useState('');
    const [matching, setMatching] = useState<number | null>();
    sayText = setRound;
    count = setMatching;
    alert = setFailure;
    return (
      <>
        <Announcer onSay={announcer.subscribe} />
        <MemoryRouter>
          <PageStatusContext.Provider value={pageStatus}>
            <PageStatus />
          </PageStatusContext.Provider>
        </MemoryRouter>
        <p role="status">{round && `Count of the ${round} round`}</p>
        <div role="status">
          {round && <Banner title={`Notice of the ${round} round`}>It has a text.</Banner>}
        </div>
        {failure && (
          <Banner tone="critical" role="alert">
            {failure}
          </Banner>
        )}
        <Pagination
          label="Pages"
          previousLabel="Back"
          nextLabel="On"
          page={1}
          pages={2}
          onPageChange={ignore}
          counter={round && `Page of the ${round} round`}
        />
        {matching !== undefined && (
          <BankStatus
            matching={matching ?? undefined}
            count={undefined}
            isFiltered={false}
            isSettled
            selected={0}
            hidden={0}
            onClearSelection={ignore}
            onEdit={ignore}
            onDelete={ignore}
          />
        )}
        <ToastRegion toasts={toasts} label="Notifications" dismissLabel="Dismiss" />
      </>
    );
  }

  createRoot(document.getElementById('root') as HTMLElement).render(<Regions />);
  window.sayEverywhere = (round) => {
    for (const nth of ['First', 'Second', 'Third']) {
      announcer.notify(`${nth} announcement of the ${round} round`);
      toasts.add({ message: `${nth} toast of the ${round} round` });
    }
    pageStatus.say(`Outcome of the ${round} round`);
    pageStatus.arrive(`/${round}`);
    flushSync(() => sayText(round));
  };
  window.showCount = () => {
    flushSync(() => count(null));
    setTimeout(() => count(72), aMomentMs);
  };
  window.sayAlert = (failure) => flushSync(() => alert(failure));
}

/** Listens to live regions of each kind, several at once, and again ten seconds later. */
export async function regions({ reader, step }: Walk): Promise<void> {
  const { page } = reader;
  const { buildSync } = await import('esbuild');
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { drawRegions } from './tests/spoken/regions.tsx'; drawRegions();`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    jsx: 'automatic',
    external: ['esbuild'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await page.setContent('<main><h1 tabindex="-1">Regions</h1><div id="root"></div></main>');
  await page.addStyleTag({ path: 'dist/styles.css' });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  await page.getByRole('heading').focus();
  await reader.spoken();
  const say = (round: string) => page.evaluate((which) => window.sayEverywhere(which), round);
  await step('Many sentences at once', () => say('first'));
  await step('More, ten seconds later', async () => {
    await page.waitForTimeout(10_000);
    await say('second');
  });
  await step('A number that comes a moment after its place', () =>
    page.evaluate(() => window.showCount()),
  );
  for (const failure of ['The first alert', 'The second alert']) {
    await step(failure, () => page.evaluate((words) => window.sayAlert(words), failure));
  }
}
