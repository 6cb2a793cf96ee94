import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import 'survey-core/survey-core.css';
import { Survey } from 'survey-react-ui';
import type { BenchPaper } from '../paper';
import { enter } from './contestant';

/** The quiz in SurveyJS's own form: one page of radio groups. */
const formOf = ({ title, questions }: BenchPaper) => ({
  title,
  pages: [
    {
      name: 'paper',
      elements: questions.map((question) => ({
        type: 'radiogroup',
        name: question._id,
        title: question.title,
        choices: Object.entries(question.options).map(([value, text]) => ({ value, text })),
      })),
    },
  ],
});

enter({
  prepare: formOf,
  draw: (element, form) => createRoot(element).render(<Survey model={new Model(form)} />),
  question: '.sd-question',
  option: '.sd-selectbase__label',
});
