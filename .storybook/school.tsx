import type { Decorator, Loader } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { StoryContext } from 'storybook/internal/csf';
import type { NamedType } from '../src/api/entities';
import { QuizProvider } from '../src/provider/QuizProvider';
import { createMockSchool, type MockSchool } from '../src/testing';
import { directionOf, languages } from '../stories/languages';

/** What a story sets about its school. */
export interface SchoolParameter {
  /** The signed-in user: `instructor`, `student` or an email address in the school. */
  as: 'instructor' | 'student' | (string & {});
  /** Whether its lists come in pages. @default true */
  pages?: boolean;
  /** The types of questions that it has. @default those of the specification */
  questionTypes?: readonly NamedType[];
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The story's own school: stories prepare it in `beforeEach` and inspect it in `play`. */
    school: MockSchool;
  }
  interface Parameters {
    school?: SchoolParameter;
  }
}

const startWorker: Loader = mswLoader(async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledRequest(request, print) {
      // The development server serves our own modules below `/src/api/`.
      if (new URL(request.url).pathname.startsWith('/api/')) print.error();
    },
  });
  return worker;
});

export const loaders: Loader[] = [startWorker];

/** Gives each story its own school, and clears what the previous one stored on the device. */
export function openSchool(context: StoryContext): () => void {
  const { pages = true, questionTypes = [] } = context.parameters.school ?? {};
  context.school = createMockSchool({ pages, questionTypes });
  context.msw.use(...context.school.handlers);
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('quizwright:')) localStorage.removeItem(key);
  }
  // A submission still held back would block the next story's.
  return () => context.school.reset();
}

/** For stories of widgets: signs in the user that `parameters.school` names. */
export const withSchool: Decorator = (Story, { globals, id, parameters, school }) => {
  const signedInAs = parameters.school?.as;
  if (signedInAs === undefined) return <Story />;
  return (
    <QuizProvider
      key={id}
      {...school.as(signedInAs)}
      locale={languages[String(globals.language)]}
      dir={directionOf(globals)}
    >
      <Story />
    </QuizProvider>
  );
};
