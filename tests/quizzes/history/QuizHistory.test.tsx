import { screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import type { RecordedChange } from '../../../src/api/entities';
import { QuizHistory } from '../../../src/quizzes/history/QuizHistory';
import {
  answer,
  gateway,
  inTurn,
  refuse,
  renderAtSchool,
  silence,
  type Reply,
} from '../fakeSchool';

const at = '2026-05-04T09:20:00.000Z';
const ines = { _id: 'i', first_name: 'Ines', last_name: 'Ibarra' };
const rita = { _id: 'r', first_name: 'Rita', last_name: 'Ruiz' };
const gone = { _id: 'gone' };

const change = (action: string, more: Partial<RecordedChange> = {}): RecordedChange => ({
  ...{ at, action, who: ines, student: null, before: null, after: null },
  ...more,
});
const history = (changes: RecordedChange[], more = false): Reply => answer({ changes, more });
const shown = (reply: Reply) =>
  renderAtSchool(<QuizHistory quizId="z1" />, { 'GET /quiz/z1/changes': reply });

async function opened(reply: Reply) {
  const view = shown(reply);
  await view.user.click(screen.getByRole('button', { name: 'History' }));
  return view;
}

const findList = () => screen.findByRole('list', { name: 'Changes, newest first' });
/** The text as it is read, without the marks that isolate names. */
const read = (element: HTMLElement) =>
  (element.textContent ?? '').replaceAll(/[\u2068\u2069]/g, '');

const said = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.qw-history-text')].map(read);

describe('while it is closed', () => {
  it('loads nothing, and loads once it is opened', async () => {
    const { called, user } = shown(history([]));
    const toggle = screen.getByRole('button', { name: 'History' });
    expect(screen.getByRole('heading', { level: 3, name: 'History' })).toBeVisible();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(called('GET /quiz/z1/changes')).toHaveLength(0);
    await user.tab();
    expect(toggle).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText('No changes recorded yet')).toBeVisible();
    expect(called('GET /quiz/z1/changes')).toHaveLength(1);
    await user.keyboard(' ');
    expect(screen.queryByText('No changes recorded yet')).not.toBeInTheDocument();
  });
});

describe('a change is described in a sentence', () => {
  const described: [string, RecordedChange][] = [
    ['Ines Ibarra set up the quiz', change('quiz.create', { after: { title: 'Unit 1' } })],
    [
      'Ines Ibarra renamed the quiz from “Unit 1” to “Unit one”. The description changed too.',
      change('quiz.update', {
        ...{ before: { title: 'Unit 1' }, after: { title: 'Unit one', description: true } },
      }),
    ],
    [
      'Ines Ibarra changed the description',
      change('quiz.update', { after: { description: true } }),
    ],
    [
      'Ines Ibarra changed what is shuffled',
      change('quiz.update', {
        ...{ before: { shuffle_questions: false, shuffle_options: true } },
        ...{ after: { shuffle_questions: true, shuffle_options: false } },
      }),
    ],
    [
      'Ines Ibarra gave everyone 10 more minutes',
      change('quiz.extend', { after: { minutes: 10, duration: 40, reopened: 0 } }),
    ],
    [
      'Ines Ibarra gave Rita Ruiz 1 more minute. 1 ended attempt was reopened. Students may already have seen their results.',
      change('quiz.extend', { student: rita, after: { minutes: 1, reopened: 1 } }),
    ],
    [
      'The quiz closed. 2 unsubmitted attempts were graded.',
      change('quiz.grade', { who: null, after: { attempts: 2 } }),
    ],
    [
      'The quiz closed. Nothing was left to grade.',
      change('quiz.grade', { who: null, after: { attempts: 0 } }),
    ],
    [
      'Rita Ruiz submitted: 1 point',
      change('attempt.submit', { who: rita, student: rita, after: { answered: 3, score: 1 } }),
    ],
    [
      'Rita Ruiz submitted at the last moment. The score is final once the quiz has closed.',
      change('attempt.submit', { who: rita, student: rita, after: { answered: 3 } }),
    ],
    [
      'Rita Ruiz submitted too late. 3 answers kept. Accept them in the results.',
      change('attempt.submit', { who: rita, student: rita, after: { answered: 3, late: true } }),
    ],
    [
      'Ines Ibarra accepted late answers from Rita Ruiz: score changed from 40 to 60 points. 3 answers changed.',
      change('attempt.accept', {
        ...{ student: rita, before: { score: 40 }, after: { score: 60, changed_answers: 3 } },
      }),
    ],
    [
      'Ines Ibarra undid the acceptance of late answers from a deleted account: score changed from 60 to 40 points',
      change('attempt.restore', { student: gone, before: { score: 60 }, after: { score: 40 } }),
    ],
    [
      'Ines Ibarra deleted a student’s account, including this attempt. It had scored 40 points.',
      change('attempt.delete', { student: gone, before: { score: 40, answered: 3 } }),
    ],
    ['A deleted account set up the quiz', change('quiz.create', { who: gone })],
    ['The server or an administrator set up the quiz', change('quiz.create', { who: null })],
  ];

  it('of its own, whoever made it and whatever it changed', async () => {
    const { user } = await opened(history(described.map(([, recorded]) => recorded)));
    await user.click(await screen.findByRole('button', { name: /^Show all/ }));
    expect(said()).toEqual(described.map(([sentence]) => sentence));
  });

  it('is shown raw if a newer server has other ones, or leaves fields out', async () => {
    const plain = [
      change('quiz.shuffle', { after: { order: 'new' } }),
      change('toString'),
      change('quiz.extend'),
      change('attempt.accept', { student: rita, after: { score: 'many' } }),
      change('quiz.grade', { who: null }),
    ];
    await opened(history(plain));
    await findList();
    expect(said()).toEqual([
      'Ines Ibarra: quiz.shuffle',
      'Ines Ibarra: toString',
      'Ines Ibarra: quiz.extend',
      'Ines Ibarra: attempt.accept',
      'The quiz closed. Nothing was left to grade.',
    ]);
  });

  it('shows the time, and accepts an invalid one', async () => {
    await opened(history([change('quiz.create'), change('quiz.create', { at: 'then' })]));
    const times = within(await findList()).getAllByText(/^(\d\d\/\d\d\/2026 \d\d:\d\d|N\/A)$/);
    expect(times.map((time) => time.getAttribute('datetime'))).toEqual([at, 'then']);
  });
});

describe('many changes', () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    change('quiz.extend', { after: { minutes: index + 2 } }),
  );

  it('start with ten; the others follow on request, and reading continues with them', async () => {
    const { user } = await opened(history(many, true));
    const list = within(await findList());
    expect(list.getAllByRole('listitem')).toHaveLength(10);
    expect(screen.queryByText(/^Only the newest/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all 30 changes' }));
    const rows = list.getAllByRole('listitem');
    expect(rows).toHaveLength(30);
    expect(rows[10]).toHaveFocus();
    expect(screen.getByText('Only the newest 30 changes are shown.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
  });

  it('are all shown if they are few', async () => {
    await opened(history(many.slice(0, 14)));
    expect(within(await findList()).getAllByRole('listitem')).toHaveLength(14);
    expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
  });
});

describe('without a reply', () => {
  it('says that it is loading', async () => {
    await opened(silence);
    expect(await screen.findByRole('status')).toHaveTextContent('Loading…');
  });

  it('says why, and can be retried', async () => {
    const { user } = await opened(inTurn(gateway(), history([change('quiz.create')])));
    expect(await screen.findByRole('alert')).toHaveTextContent('The history could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findList()).toBeVisible();
  });

  it('says that the server keeps none', async () => {
    await opened(refuse(404));
    expect(await screen.findByText('This server does not keep a history.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does not offer them again once it is known that the server keeps none', async () => {
    const { container, rerender } = await opened(gateway(404));
    await screen.findByText('This server does not keep a history.');
    rerender(<QuizHistory key="next" quizId="z2" />);
    await waitFor(() => expect(container.querySelector('.qw-history')).toBeNull());
  });
});

it('passes rest props, ref and class name to its root', () => {
  const ref = createRef<HTMLDivElement>();
  renderAtSchool(<QuizHistory quizId="z1" ref={ref} id="h" className="mine" />, {});
  expect(ref.current).toHaveAttribute('id', 'h');
  expect(ref.current).toHaveClass('qw-root', 'mine');
});
