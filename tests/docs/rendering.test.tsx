import { composeStories } from '@storybook/react-vite';
import type { DehydratedState } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import type { ComponentType, ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { QuizProvider } from '../../src';
import {
  createMockSchool,
  mockQuizzes,
  type MockSchool,
  type MockSession,
} from '../../src/testing';
import { portal } from './host/portal';
import { loadBlock, loadBlockWith } from './loadBlock';
import { codeBlocks, pages, type Block } from './pages';

const isTest = ({ code }: Block): boolean => /^test\(/m.test(code);
const isStory = ({ code }: Block): boolean => code.includes("'@storybook/");

/** Components that a block exports. */
const componentsOf = ({ code }: Block): string[] =>
  [...code.matchAll(/^export (?:function ([A-Z]\w*)|const ([A-Z]\w*) = \()/gm)].map(
    ([, one, other]) => one ?? other ?? '',
  );

interface Shown {
  component: string;
  /** What a user finds there. */
  role: string;
  name: string | RegExp;
  /** @default 'student' */
  as?: string;
  props?: (session: MockSession) => object | Promise<object>;
  /** The page's address. @default '/quiz' */
  address?: string;
  /** What it needs around it, according to the page or provided by another block of it. */
  inside?: ('provider' | 'router')[];
}

const joining = { role: 'heading', name: 'Join quiz' };
const signingIn = { role: 'heading', name: /^Continue your learning journey with Northside/ };
/** Katherine is taking it. */
const taking = {
  as: 'katherine@school.example',
  props: () => ({ quizId: mockQuizzes.open.id }),
};

/** What the page loads on a server. */
async function loadGroups() {
  const page = await loadBlockWith('function loadGroups');
  return page.loadGroups as (token: string) => Promise<DehydratedState>;
}

/** What the components of each page show, in order. */
const shown: Record<string, Shown[]> = {
  'README.md': [{ component: 'QuizCorner', ...joining, props: (session) => session }],
  'docs/embed.md': [
    {
      component: 'WithQuizzes',
      role: 'heading',
      name: 'Week 3',
      props: () => ({ children: <h2>Week 3</h2> }),
    },
    { component: 'QuizPage', ...joining, inside: ['provider'] },
    { component: 'RankingPage', role: 'heading', name: 'Top Five Students' },
    { component: 'Course', ...joining, inside: ['router'] },
    { component: 'Renewing', role: 'button', name: 'Submit Quiz', ...taking },
    { component: 'Taking', role: 'button', name: 'Submit Quiz', ...taking },
    { component: 'Bank', role: 'heading', name: 'Bank of Questions', as: 'instructor' },
    {
      component: 'BankInAddress',
      role: 'heading',
      name: 'Bank of Questions',
      as: 'instructor',
      inside: ['router'],
    },
    {
      component: 'BankWithPictures',
      role: 'heading',
      name: 'Bank of Questions',
      as: 'instructor',
    },
  ],
  'docs/theming.md': [
    {
      component: 'Questions',
      role: 'heading',
      name: 'Bank of Questions',
      as: 'instructor',
      inside: ['provider'],
    },
  ],
  'docs/hooks.md': [
    { component: 'GroupsPage', role: 'list', name: 'Groups', as: 'instructor' },
    { component: 'QuestionsPage', role: 'list', name: 'Questions', as: 'instructor' },
    { component: 'AddGroupPage', role: 'button', name: 'Add Web 3', as: 'instructor' },
    {
      component: 'LoadedGroups',
      role: 'heading',
      name: '2 groups',
      as: 'instructor',
      props: async ({ token }) => ({ state: await (await loadGroups())(token) }),
    },
    {
      component: 'Runner',
      role: 'button',
      name: 'Submit',
      ...taking,
      inside: ['provider'],
    },
    {
      component: 'NewGroup',
      role: 'button',
      name: 'Add group',
      as: 'instructor',
      inside: ['provider'],
    },
  ],
  'docs/migrate.md': [{ component: 'Quiz', ...signingIn }],
  'docs/security.md': [{ component: 'JoinByCookie', ...joining }],
  'docs/translate.md': [
    { component: 'Page', role: 'heading', name: 'Quiz beitreten' },
    { component: 'Page', role: 'heading', name: /\p{Script=Arabic}/u },
    { component: 'Page', role: 'heading', name: 'Join quiz' },
  ],
  'docs/watching.md': [
    {
      component: 'ReportingBoundary',
      role: 'heading',
      name: 'Week 3',
      props: () => ({ children: <h2>Week 3</h2> }),
    },
    { component: 'WatchedQuiz', role: 'button', name: 'Submit Quiz', ...taking },
  ],
  'docs/widgets.md': [
    ...(
      [
        ['QuizzesPage', 'Quizzes'],
        ['QuizPage', 'Warm-up'],
        ['ResultPage', 'Warm-up'],
        ['QuestionsPage', 'Bank of Questions'],
      ] as const
    ).map(([component, name]): Shown => ({
      component,
      role: 'heading',
      name,
      as: 'instructor',
      inside: ['provider', 'router'],
    })),
    { component: 'SaveButton', role: 'button', name: 'Save' },
    { component: 'Quiz', ...signingIn },
    { component: 'QuizOfThePortal', role: 'button', name: 'Logout' },
    {
      component: 'QuizWithHandbook',
      role: 'heading',
      name: 'Handbook',
      address: '/quiz/dashboard/help',
    },
  ],
};

function around(
  element: ReactElement,
  session: MockSession,
  inside: Shown['inside'] = [],
): ReactElement {
  const provided = inside.includes('provider') ? (
    <QuizProvider {...session}>{element}</QuizProvider>
  ) : (
    element
  );
  if (!inside.includes('router')) return provided;
  const router = createMemoryRouter([{ path: '/:page/:quizId', element: provided }], {
    initialEntries: [`/host/${mockQuizzes.closed.id}`],
  });
  return <RouterProvider router={router} />;
}

describe('what pages show', () => {
  const school = createMockSchool();
  const server = setupServer(...school.handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    localStorage.clear();
    // What the app's router needs of a browser, and jsdom lacks.
    vi.stubGlobal('scrollTo', () => {});
  });
  afterEach(() => {
    school.reset();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  afterAll(() => server.close());

  describe.each(pages)('%s', (page) => {
    const blocks = codeBlocks().filter(
      (block) => block.page === page && !isTest(block) && !isStory(block),
    );
    const exported = blocks.flatMap((block) =>
      componentsOf(block).map((component) => ({ component, block })),
    );
    const expected = shown[page] ?? [];

    it('has an expectation for each component, in order', () => {
      expect(expected.map(({ component }) => component)).toEqual(
        exported.map(({ component }) => component),
      );
    });

    for (const [index, { component, block }] of exported.entries()) {
      const entry = expected[index];
      if (entry === undefined) continue;
      it(`line ${block.line}: ${component} shows ${String(entry.name)}`, async () => {
        const { role, name, as = 'student', props, address = '/quiz', inside } = entry;
        history.replaceState(null, '', address);
        const complain = vi.spyOn(console, 'error');
        const session = school.as(as);
        Object.assign(portal, session);
        const Component = (await loadBlock(block))[component] as ComponentType;
        const given = (await props?.(session)) ?? {};
        const { unmount } = render(around(<Component {...given} />, session, inside));
        expect(await screen.findByRole(role, { name }, { timeout: 10_000 })).toBeVisible();
        expect(complain.mock.calls).toEqual([]);
        unmount();
      });
    }
  });
});

describe.each(codeBlocks().filter(isTest))('the tests of $page:$line', async (block) => {
  await loadBlock(block);
});

interface Playable {
  run(context: object): Promise<void>;
}

describe('stories of a page', () => {
  const stories = codeBlocks().filter(({ code }) => /^\/\/ \w+\.stories\.tsx$/m.test(code));

  it.each(stories)('play at $page:$line', async (block) => {
    const module = (await loadBlock(block)) as Parameters<typeof composeStories>[0];
    const { school } = (await loadBlockWith('// mockSchool.ts')) as { school: MockSchool };
    const server = setupServer(...school.handlers);
    server.listen({ onUnhandledRequest: 'error' });
    onTestFinished(() => server.close());
    const complain = vi.spyOn(console, 'error');
    const composed = Object.values<Playable>(composeStories(module));
    expect(composed.length).toBeGreaterThan(0);
    for (const Story of composed) {
      const canvasElement = document.body.appendChild(document.createElement('div'));
      // Nothing else removes it.
      onTestFinished(() => canvasElement.remove());
      await Story.run({ canvasElement, canvas: within(document.body), userEvent });
      expect(screen.getByRole('textbox', { name: 'Code' })).toBeVisible();
    }
    expect(complain.mock.calls).toEqual([]);
  });
});
