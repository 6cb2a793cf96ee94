import type { QuizAppProps } from '../app/QuizAppProps';
import { codeLoader } from '../base/codeLoader';
import { JoinQuiz } from '../quizzes/join/JoinQuiz';
import { QuizRunner } from '../quizzes/runner/QuizRunner';
import { UnsentSubmissions } from '../quizzes/runner/submission/UnsentSubmissions';
import { flag, oneOf, text } from './attributes';
import type { ElementKind, WidgetSettings } from './elementKind';
import type {
  ElementLook,
  QuizAppElement,
  QuizJoinElement,
  QuizResultsElement,
  QuizRunnerElement,
  QuizSchoolElement,
  QuizUnsentElement,
  SchoolSettings,
} from './elementTypes';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { commonWords } from '../messages/en/common';
import { useWords } from '../provider/MessagesContext';
import { Root } from '../ui/theme/Root';
import { Skeleton } from '../ui/loading/Skeleton';

interface LazyWidgetProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** The props of the widget once it has loaded. */
  props: Props;
}

/** A widget whose code most pages never need. Mounting it again retries the load. */
function LazyWidget<Props extends object>({ load, props }: LazyWidgetProps<Props>) {
  const [Widget] = useState(() => lazy(async () => ({ default: await load() })));
  return (
    <Suspense fallback={<WidgetSkeleton />}>
      <Widget {...props} />
    </Suspense>
  );
}

function WidgetSkeleton() {
  const common = useWords(commonWords);
  return (
    <Root>
      <Skeleton lines={5} label={common.loading} />
    </Root>
  );
}

type OwnProperties<Type> = Omit<Type, keyof HTMLElement | keyof ElementLook | keyof SchoolSettings>;

const level = oneOf(1, 2, 3, 4, 5, 6);

const school: ElementKind<OwnProperties<QuizSchoolElement>> = { attributes: {} };

const join: ElementKind<OwnProperties<QuizJoinElement>> = {
  attributes: { code: text, variant: oneOf('default', 'student'), headingLevel: level },
  draw: ({ code, variant, headingLevel }, dispatch) => (
    <JoinQuiz
      defaultCode={code}
      variant={variant}
      headingLevel={headingLevel}
      onJoined={(joined) => dispatch('quiz-joined', joined)}
    />
  ),
};

const runner: ElementKind<OwnProperties<QuizRunnerElement>> = {
  attributes: {
    quizId: text,
    layout: oneOf('all', 'single'),
    timeUnknown: oneOf('words', 'spec'),
    resumes: flag,
    headingLevel: level,
  },
  draw: ({ quizId, layout, timeUnknown, resumes, headingLevel }, dispatch) =>
    quizId === undefined || quizId === '' ? null : (
      <QuizRunner
        quizId={quizId}
        layout={layout}
        timeUnknown={timeUnknown}
        resumes={resumes}
        headingLevel={headingLevel}
        onSubmitted={(receipt) => dispatch('quiz-submitted', { quizId, receipt })}
        onUnsent={(error) => dispatch('quiz-unsent', { quizId, error })}
      />
    ),
};

const unsent: ElementKind<OwnProperties<QuizUnsentElement>> = {
  attributes: { except: text },
  draw: ({ except }) => <UnsentSubmissions except={except} />,
};

const loadResults = codeLoader(
  async () => (await import('../results/list/StudentResults')).StudentResults,
);

const results: ElementKind<OwnProperties<QuizResultsElement>> = {
  attributes: { headingLevel: level },
  draw: ({ headingLevel }) => <LazyWidget load={loadResults} props={{ headingLevel }} />,
};

const loadApp = codeLoader(async () => (await import('../app/QuizApp')).QuizApp);

/** What the app needs to know about the signed-in user. */
function sessionOf({ user, token, getToken }: WidgetSettings): Partial<QuizAppProps> {
  const isAnybody = user === undefined && typeof token === 'string';
  return {
    session: user && { user, token: token ?? '' },
    getToken: getToken ?? (isAnybody ? () => token : undefined),
  };
}

const app: ElementKind<OwnProperties<QuizAppElement>> = {
  attributes: { basename: text, brand: text, logout: flag },
  isWhole: true,
  draw({ basename, brand, logout }, dispatch, settings) {
    const { look, baseUrl, locale, timeZone, messages, portalContainer } = settings;
    return (
      <LazyWidget
        load={loadApp}
        props={{
          ...look,
          ...sessionOf(settings),
          baseUrl,
          locale,
          timeZone,
          messages,
          portalContainer,
          basename,
          brand,
          onLogout: logout ? () => dispatch('quiz-logout', null) : undefined,
          onSessionEnd: (end) => dispatch('quiz-session-end', end),
          onEvent: (event) => dispatch('quiz-event', event),
        }}
      />
    );
  },
};

/**
 * The elements by the suffix of their names. A school comes before the elements that look for one.
 */
export const elementKinds = { school, join, runner, unsent, results, app };
