import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { QuizApp } from 'quizwright/app';
import 'quizwright/styles.css';
import './page.css';

const page = document.getElementById('app');
if (page === null) throw new Error('The page has no element with the id "app".');

createRoot(page).render(
  <StrictMode>
    <QuizApp theme="auto" />
  </StrictMode>,
);
