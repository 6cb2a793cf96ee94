import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { QuizApp } from 'quizwright/app';
import 'quizwright/styles.css';
import './page.css';

const page = document.getElementById('app');
if (page === null) throw new Error('The page has no element with the id "app".');

/** Where the school is among others on this server, such as `/north`; at the root it is alone. */
const [, school = ''] = /^(\/[^/]+)\/quiz(?:\/|$)/.exec(location.pathname) ?? [];

/** Not before a question needs it. */
const richTextStyles = () => import('quizwright/rich-text.css');

/** Absent for English; of another language, the words load before anything shows. */
const { language } = document.documentElement.dataset;

const root = createRoot(page);
// In slices, so that the page responds while it is drawn.
startTransition(() =>
  root.render(
    <StrictMode>
      <QuizApp
        theme="auto"
        basename={`${school}/quiz`}
        baseUrl={`${school}/api`}
        locale={language}
        richTextStyles={richTextStyles}
      />
    </StrictMode>,
  ),
);
