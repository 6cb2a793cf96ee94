import type { Decorator, Loader } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { StoryContext } from 'storybook/internal/csf';
import { QuizProvider } from '../src/provider/QuizProvider';
import { createMockSchool, type MockSchool } from '../src/testing';
import { directionOf, languages } from './languages';

/** What a story says of the school it plays in. */
export interface SchoolParameter {
  /** Who is signed in: `instructor`, `student` or an address of the school. */
  as: 'instructor' | 'student' | (string & {});
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The story's own school; stories prepare it in `beforeEach` and ask of it in `play`. */
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
      // Below `/src/api/` lie modules of ours, which the development server sends.
      if (new URL(request.url).pathname.startsWith('/api/')) print.error();
    },
  });
  return worker;
});

export const loaders: Loader[] = [startWorker];

/** Gives each story a school of its own, and takes away what the last one kept on the device. */
export function openSchool(context: StoryContext): () => void {
  context.school = createMockSchool();
  context.msw.use(...context.school.handlers);
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('quizwright:')) localStorage.removeItem(key);
  }
  // A submission that is held back would hold back that of the next story.
  return () => context.school.reset();
}

/** Signs in whom `parameters.school` names, for stories of widgets. */
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
