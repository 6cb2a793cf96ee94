import { memo, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { BenchQuestion } from '../questions';
import './bareFloor.css';
import { enter } from './contestant';
import { Actions } from './grids';

const rowHeight = 44;
const rowsInSight = 14;
/** Rows that are drawn above and below those in sight. */
const margin = 4;

const Row = memo(function Row({ question, index }: { question: BenchQuestion; index: number }) {
  return (
    <div className="row" data-index={index} style={{ top: index * rowHeight }}>
      <input type="checkbox" aria-label={question.title} />
      <span>{question.title}</span>
      <span>{question.description}</span>
      <span>{question.difficulty}</span>
      <span>{question.type}</span>
      <span>
        <Actions />
      </span>
    </div>
  );
});

/** The least that a long list takes: rows of one known height, of which only those in sight exist. */
function Bank({ questions }: { questions: BenchQuestion[] }) {
  const [text, setText] = useState('');
  const [first, setFirst] = useState(0);
  const found = useMemo(() => {
    const words = text.toLowerCase();
    return questions.filter(({ title, description }) =>
      `${title} ${description}`.toLowerCase().includes(words),
    );
  }, [questions, text]);
  const start = Math.max(0, first - margin);
  return (
    <>
      <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      <div
        className="scrolled"
        onScroll={({ currentTarget }) => setFirst(Math.floor(currentTarget.scrollTop / rowHeight))}
      >
        <div className="row">
          <span />
          <span>Title</span>
          <span>Description</span>
          <span>Difficulty</span>
          <span>Type</span>
          <span>Actions</span>
        </div>
        <div className="rows" style={{ height: found.length * rowHeight }}>
          {found.slice(start, first + rowsInSight + margin).map((question, index) => (
            <Row key={question._id} question={question} index={start + index} />
          ))}
        </div>
      </div>
    </>
  );
}

enter({
  draw: (element, json) =>
    createRoot(element).render(<Bank questions={JSON.parse(json) as BenchQuestion[]} />),
  firstRow: '[data-index="0"]',
  scroller: '.scrolled',
});
