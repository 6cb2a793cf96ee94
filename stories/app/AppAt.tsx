import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import type { StoryContext } from 'storybook/internal/csf';
import type { CreateDataRouter } from '../../src/app/routing/createRouter';
import type { QuizAppProps } from '../../src/app/QuizAppProps';
import { RoutedApp } from '../../src/app/RoutedApp';
import { directionOf, languages } from '../languages';

export interface AppStoryArgs extends QuizAppProps {
  /** The address below `/quiz` at which the story begins. */
  address: string;
  /** Who is signed in at the mock school. Left out, nobody is. */
  as?: 'instructor' | 'student' | undefined;
}

interface AppAtProps extends QuizAppProps {
  address: string;
}

function inMemory(address: string): CreateDataRouter {
  return (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [`${options.basename}${address}`] });
}

/** The whole app, with its addresses in memory: the story's own address stays as it is. */
function AppAt({ address, session, ...props }: AppAtProps) {
  const [given] = useState(session);
  const [createDataRouter] = useState(() => inMemory(address));
  return <RoutedApp {...props} session={given} createDataRouter={createDataRouter} />;
}

/** Renders a story of the app, in the school and the language of the story. */
export function renderApp({ as, ...args }: AppStoryArgs, { id, globals, school }: StoryContext) {
  const { session = as && school.as(as), onLogout = () => {}, ...props } = args;
  return (
    <AppAt
      key={id}
      locale={languages[String(globals.language)]}
      dir={directionOf(globals)}
      session={session}
      onLogout={onLogout}
      {...props}
    />
  );
}

/** What Storybook sets a window to for a story of a phone. */
export const onPhone = { viewport: { value: 'mobile2' } };
