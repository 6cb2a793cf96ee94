import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'quizwright/styles.css';
import type { BenchPaper, BenchQuestion } from '../paper';
import { enter } from './contestant';
import './sameMarkup.css';

const letters = ['A', 'B', 'C', 'D'] as const;
type Answers = Partial<Record<string, string>>;

/** The markup of the runner, drawn by plain React. */
function Paper({ paper: { title, questions } }: { paper: BenchPaper }) {
  const [answers, setAnswers] = useState<Answers>({});
  return (
    <div
      className="qw-root qw-runner"
      data-qw-theme="light"
      data-qw-density="comfortable"
      data-qw-radius="soft"
      data-qw-painted=""
      data-qw-container=""
    >
      <form className="qw-runner-paper" data-part="paper" noValidate>
        <h2 className="qw-heading qw-runner-heading" data-size="large">
          {title}
        </h2>
        <header className="qw-runner-header" data-part="header">
          <p className="qw-runner-note">
            <span className="qw-runner-progress">
              {Object.keys(answers).length} of {questions.length} answered
            </span>
          </p>
          <div className="qw-countdown" role="timer">
            <span className="qw-countdown-label">Time Remaining</span>{' '}
            <time className="qw-countdown-time">2:59:00</time>
          </div>
        </header>
        <ol className="qw-question-list" data-part="questions">
          {questions.map((question, index) => (
            <li
              key={question._id}
              className="qw-runner-question"
              data-part="question"
              data-question={question._id}
            >
              {fieldset(question, index, questions.length, answers[question._id], (letter) =>
                setAnswers((known) => ({ ...known, [question._id]: letter })),
              )}
            </li>
          ))}
        </ol>
        <footer className="qw-runner-footer" data-part="submit">
          <button type="submit" className="qw-button" data-variant="primary" data-size="large">
            <span className="qw-button-label">Submit Quiz</span>
          </button>
        </footer>
      </form>
    </div>
  );
}

/** Not a component: this page has as few of them as possible. */
function fieldset(
  { _id, title, options }: BenchQuestion,
  index: number,
  count: number,
  answer: string | undefined,
  onAnswer: (letter: string) => void,
) {
  return (
    <fieldset role="radiogroup" id={_id} className="qw-choice-group" data-layout="stack">
      <legend className="qw-choice-group-legend" data-part="legend">
        <span className="qw-runner-number">{`Question ${index + 1} of ${count}`}</span> {title}
      </legend>
      {letters.map((letter) => (
        <label key={letter} className="qw-choice" data-part="option" data-marked="">
          <input
            type="radio"
            className="qw-choice-input"
            data-part="input"
            name={_id}
            value={letter}
            checked={answer === letter}
            onChange={() => onAnswer(letter)}
          />
          <span className="qw-choice-mark" data-part="mark">
            {letter}
          </span>{' '}
          {options[letter]}
        </label>
      ))}
    </fieldset>
  );
}

enter<BenchPaper>({
  prepare: (paper) => paper,
  draw: (element, paper) => createRoot(element).render(<Paper paper={paper} />),
  question: '[role="radiogroup"]',
  option: '[data-part="option"]',
});
