import { memo } from 'react';
import { createRoot } from 'react-dom/client';
import type { BenchPaper, BenchQuestion } from '../paper';
import './bareFloor.css';
import { enter } from './contestant';

const letters = ['A', 'B', 'C', 'D'] as const;

const Question = memo(function Question({ question }: { question: BenchQuestion }) {
  return (
    <fieldset>
      <legend>{question.title}</legend>
      {letters.map((letter) => (
        <label key={letter}>
          <input type="radio" name={question._id} value={letter} /> {question.options[letter]}
        </label>
      ))}
    </fieldset>
  );
});

/** The least that React can draw: the browser itself keeps the answers until they are submitted. */
function Paper({ title, questions }: BenchPaper) {
  return (
    <form>
      <h1>{title}</h1>
      {questions.map((question) => (
        <Question key={question._id} question={question} />
      ))}
      <button type="submit">Submit</button>
    </form>
  );
}

enter<BenchPaper>({
  prepare: (paper) => paper,
  draw: (element, paper) => createRoot(element).render(<Paper {...paper} />),
  question: 'fieldset',
  option: 'label',
});
