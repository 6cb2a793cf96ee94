import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Profile, QuizWithQuestions } from '../../../src/api/entities';
import { QuizDetail, type QuizDetailProps } from '../../../src/quizzes/detail/QuizDetail';
import { answer, gateway, held, inTurn, refuse, renderAtSchool, type Reply } from '../fakeSchool';
import { stopClock, turnClock } from '../../stopClock';

const minute = 60_000;
const student: Profile = {
  _id: 's1',
  first_name: 'A',
  last_name: 'B',
  email: 'a@b.example',
  role: 'Student',
};

function quiz(startsIn: number, more: Partial<QuizWithQuestions> = {}): QuizWithQuestions {
  return {
    _id: 'z1',
    title: 'Midterm',
    description: 'Chapters 1 to 4',
    group: 'g1',
    questions_number: 2,
    difficulty: 'easy',
    type: 'DO',
    schadule: new Date(Date.now() + startsIn).toISOString(),
    duration: 30,
    score_per_question: 2,
    code: '7KQ2MXWD',
    closed_at: null,
    participants: 3,
    questions: [
      { _id: 'q1', title: 'First?', options: { A: 'a', B: 'b', C: 'c', D: 'd' }, answer: 'B' },
      { _id: 'q2', title: 'Second?', options: { A: 'e', B: 'f', C: 'g', D: 'h' }, answer: 'C' },
    ],
    ...more,
  };
}

function detail(
  body: QuizWithQuestions | Reply,
  replies: Record<string, Reply> = {},
  props: Partial<QuizDetailProps> = {},
  user?: Profile,
) {
  const reply = typeof body === 'function' ? body : answer(body);
  return renderAtSchool(
    <QuizDetail quizId="z1" {...props} />,
    { 'GET /quiz/z1': reply, ...replies },
    user,
  );
}

const findButton = (name: string) => screen.findByRole('button', { name });
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

afterEach(() => void vi.useRealTimers());

describe('what it shows', () => {
  it('is every fact of a quiz, its code and its actions', async () => {
    const schadule = new Date(2031, 4, 4, 9, 5).toISOString();
    detail(quiz(0, { schadule, difficulty: 'medium', type: 'BE', duration: 45 }));
    expect(await screen.findByRole('heading', { name: 'Midterm' })).toBeVisible();
    expect(screen.getByText('Chapters 1 to 4')).toBeVisible();
    for (const [name, value] of [
      ['Date', '04/05/2031'],
      ['Time', '09:05'],
      ['Duration', '45 minutes'],
      ['Questions count', '2'],
      ['Difficulty', 'Medium'],
      ['Type', 'Backend'],
    ] as const) {
      expect(screen.getByText(name).nextElementSibling).toHaveTextContent(value);
    }
    expect(screen.getByText('7KQ2-MXWD')).toBeVisible();
    for (const act of ['Copy code', 'Delete Quiz', 'Update']) {
      expect(screen.getByRole('button', { name: act })).toBeVisible();
    }
  });

  it('has the defaults of the specification', async () => {
    detail(answer({ _id: 'z1', title: 'Bare' }));
    expect(await screen.findByRole('heading', { name: 'Bare' })).toBeVisible();
    expect(screen.getByText('No description provided')).toBeVisible();
    expect(screen.getByText('Not specified')).toBeVisible();
    expect(screen.getByText('Standard')).toBeVisible();
    for (const name of ['Date', 'Time', 'Duration', 'Questions count']) {
      expect(screen.getByText(name).nextElementSibling).toHaveTextContent('N/A');
    }
  });

  it('shows a student the facts and no actions', async () => {
    detail(quiz(minute, { questions: undefined, code: undefined } as never), {}, {}, student);
    expect(await screen.findByText('3 students')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('passes rest props, ref and class name to its root', () => {
    const ref = createRef<HTMLDivElement>();
    detail(quiz(0), {}, { ref, id: 'detail', className: 'mine' });
    expect(ref.current).toHaveAttribute('id', 'detail');
    expect(ref.current).toHaveClass('qw-root', 'mine');
  });
});

describe('the phase', () => {
  it('changes automatically from upcoming to open to closed, and then links the results', async () => {
    stopClock();
    const first = quiz(10 * minute, { participants: 0 });
    const end = new Date(Date.now() + 40 * minute).toISOString();
    detail(
      inTurn(answer(first), answer({ ...first, closed_at: end })),
      {},
      { resultHref: (id) => `/results/${id}` },
    );
    expect(await screen.findByText('Upcoming')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add time' })).not.toBeInTheDocument();
    // The next boundary is scheduled only once the last one has been drawn.
    const pass = async (minutes: number) => {
      for (let step = 0; step < minutes; step += 1) {
        await turnClock(minute);
      }
    };
    await turnClock(1_000);
    await pass(20);
    expect(screen.getByText('Open')).toBeVisible();
    expect(screen.getByText('19 minutes left')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add time' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Results' })).not.toBeInTheDocument();
    await pass(20);
    expect(await screen.findByText('Closed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Results' })).toHaveAttribute('href', '/results/z1');
    // For half a day, it can be reopened.
    expect(screen.getByRole('button', { name: 'Add time' })).toBeVisible();
    await turnClock(12 * 60 * minute);
    expect(screen.queryByRole('button', { name: 'Add time' })).not.toBeInTheDocument();
  });

  it('links the results of an open quiz once there are submissions', async () => {
    detail(quiz(-minute), {}, { resultHref: (id) => `/results/${id}` });
    expect(await screen.findByText('Open')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Results' })).toHaveAttribute('href', '/results/z1');
  });

  it('says that the time is over if the server has not closed it', async () => {
    detail(quiz(-31 * minute));
    expect(await screen.findByText('Time is up')).toBeVisible();
  });
});

describe('updating', () => {
  it("sends title and description once, and shows the specification's message", async () => {
    const { user, called } = detail(quiz(minute), { 'PUT /quiz/z1': answer({ data: {} }) });
    await user.click(await findButton('Update'));
    const dialog = await findDialog('Update quiz');
    const title = dialog.getByLabelText('Title');
    await user.clear(title);
    await user.type(title, 'Final');
    await user.dblClick(dialog.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Quiz updatede successfully')).toBeVisible();
    expect(called('PUT /quiz/z1').map(({ body }) => body)).toEqual([
      { title: 'Final', description: 'Chapters 1 to 4' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it("shows the server's message if it sends one", async () => {
    const { user } = detail(quiz(minute), {
      'PUT /quiz/z1': answer({ data: { message: 'Well done.' } }),
    });
    await user.click(await findButton('Update'));
    const dialog = await findDialog('Update quiz');
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Well done.')).toBeVisible();
  });

  it('needs both, and sends nothing without them', async () => {
    const { user, called } = detail(quiz(minute));
    await user.click(await findButton('Update'));
    const dialog = await findDialog('Update quiz');
    await user.clear(dialog.getByLabelText('Title'));
    await user.clear(dialog.getByLabelText('Description'));
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    expect(await dialog.findByText('Title is required.')).toBeVisible();
    expect(dialog.getByText('Description is required.')).toBeVisible();
    expect(called('PUT /quiz/z1')).toEqual([]);
  });

  it('keeps what was typed when the server fails, until Reset', async () => {
    const { user } = detail(quiz(minute), {
      'PUT /quiz/z1': () => new Response(null, { status: 500 }),
    });
    await user.click(await findButton('Update'));
    const dialog = await findDialog('Update quiz');
    await user.type(dialog.getByLabelText('Title'), ' 2');
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    expect(await dialog.findByText('Error in updating quiz')).toBeVisible();
    expect(dialog.getByLabelText('Title')).toHaveValue('Midterm 2');
    const reset = dialog.getByRole('button', { name: 'Reset' });
    await waitFor(() => expect(reset).toBeEnabled());
    await user.click(reset);
    expect(dialog.getByLabelText('Title')).toHaveValue('Midterm');
    expect(dialog.queryByText('Error in updating quiz')).not.toBeInTheDocument();
  });
});

describe('a slow reply', () => {
  const update = ['Update', 'Update quiz', 'Update'] as const;
  const addedTime = ['Add time', 'Add time', 'Add time'] as const;

  it.each([
    ['PUT /quiz/z1', update, addedTime, 'Quiz updatede successfully'],
    ['PUT /quiz/time/z1', addedTime, update, '5 minutes added'],
  ])('to %s leaves another dialog open', async (call, sent, other, sentence) => {
    const { reply, release } = held();
    const { user, called } = detail(quiz(-minute), { [call]: reply });
    await user.click(await findButton(sent[0]));
    await user.click((await findDialog(sent[1])).getByRole('button', { name: sent[2] }));
    await waitFor(() => expect(called(call)).toHaveLength(1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await findButton(other[0]));
    await findDialog(other[1]);
    release(answer({ data: { ends_at: '2031-05-04T09:00:00.000Z' } }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('dialog', { name: other[1] })).toBeVisible();
  });
});

describe('deleting', () => {
  it('asks in the words of the specification, deletes once and tells the host', async () => {
    const onDeleted = vi.fn();
    const { user, called } = detail(
      quiz(minute),
      { 'DELETE /quiz/z1': answer({ data: { message: 'gone' } }) },
      { onDeleted },
    );
    await user.click(await findButton('Delete Quiz'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Quiz' }));
    expect(dialog.getByText('Are you want to delete this Item ?')).toBeVisible();
    expect(called('DELETE /quiz/z1')).toEqual([]);
    const confirm = dialog.getByRole('button', { name: 'Delete Quiz' });
    // The second click of a double click comes before anything is drawn.
    act(() => [confirm, confirm].forEach((button) => button.click()));
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
    expect(called('DELETE /quiz/z1')).toHaveLength(1);
    expect(called('GET /quiz/z1')).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: 'Midterm' })).not.toBeInTheDocument();
    expect(screen.getAllByText('item deleted successfully')[0]).toBeVisible();
  });

  it('reports success without calling a host whose page was left in the meantime', async () => {
    const onDeleted = vi.fn();
    let finish = (_: Response): void => undefined;
    const { user, rerender, called } = detail(
      quiz(minute),
      { 'DELETE /quiz/z1': () => new Promise((resolve) => (finish = resolve)) },
      { onDeleted },
    );
    await user.click(await findButton('Delete Quiz'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Quiz' }));
    await user.click(dialog.getByRole('button', { name: 'Delete Quiz' }));
    await waitFor(() => expect(called('DELETE /quiz/z1')).toHaveLength(1));
    rerender(<p>Another page</p>);
    finish(Response.json({ data: {} }));
    expect(await screen.findByText('item deleted successfully')).toBeVisible();
    expect(onDeleted).not.toHaveBeenCalled();
  });

  it('keeps the quiz if the server refuses, and says why', async () => {
    const { user } = detail(quiz(-minute), { 'DELETE /quiz/z1': refuse(409, 'It is open.') });
    await user.click(await findButton('Delete Quiz'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Quiz' }));
    await user.click(dialog.getByRole('button', { name: 'Delete Quiz' }));
    expect(await dialog.findByText('It is open.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Midterm' })).toBeVisible();
  });
});

describe('a quiz that is replaced by another', () => {
  it('closes its dialog and drops what was typed into it', async () => {
    const other = { ...quiz(minute), _id: 'z2', title: 'Final' };
    const { user, rerender } = detail(quiz(minute), { 'GET /quiz/z2': answer(other) });
    await screen.findByRole('heading', { name: 'Midterm' });
    rerender(<QuizDetail quizId="z2" />);
    await screen.findByRole('heading', { name: 'Final' });
    await user.click(await findButton('Update'));
    await user.type((await findDialog('Update quiz')).getByLabelText('Title'), ' of spring');
    // Both are known: nothing is loaded in between.
    rerender(<QuizDetail quizId="z1" />);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await findButton('Update'));
    expect((await findDialog('Update quiz')).getByLabelText('Title')).toHaveValue('Midterm');
  });
});

describe('a quiz that someone else has deleted', () => {
  const gone = 'There is no such quiz.';
  const once = inTurn.bind(null, answer(quiz(-minute)));

  it('keeps what was typed, and is shown as gone once its dialog is closed', async () => {
    const { user } = detail(once(refuse(404, gone)), { 'PUT /quiz/z1': refuse(404, gone) });
    await user.click(await findButton('Update'));
    const dialog = await findDialog('Update quiz');
    await user.type(dialog.getByLabelText('Title'), ' of spring');
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    expect(await dialog.findByText(/^This quiz was deleted while you edited it/)).toBeVisible();
    expect(dialog.getByLabelText('Title')).toHaveValue('Midterm of spring');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect((await screen.findAllByText(gone))[0]).toBeVisible();
  });

  it('is shown as gone once adding time reveals it', async () => {
    const call = 'PUT /quiz/time/z1';
    const { user } = detail(once(refuse(404, gone)), { [call]: refuse(404, gone) });
    await user.click(await findButton('Add time'));
    await user.click((await findDialog('Add time')).getByRole('button', { name: 'Add time' }));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Midterm', hidden: true })).toBeNull(),
    );
    expect((await screen.findAllByText(gone))[0]).toBeVisible();
    expect(screen.queryByText('This server does not support adding time.')).not.toBeInTheDocument();
  });

  it("stays as it was loaded on a proxy's 404", async () => {
    const { user, called } = detail(once(gateway(404)), { 'PUT /quiz/z1': gateway(404) });
    await user.click(await findButton('Update'));
    const dialog = await findDialog('Update quiz');
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    expect(await dialog.findByText('Error in updating quiz')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(called('GET /quiz/z1')).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'Midterm', hidden: true })).toBeInTheDocument();
  });

  it('is shown as gone once deleting it reveals it', async () => {
    const { user } = detail(once(refuse(404, gone)), { 'DELETE /quiz/z1': refuse(404, gone) });
    await user.click(await findButton('Delete Quiz'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Quiz' }));
    await user.click(dialog.getByRole('button', { name: 'Delete Quiz' }));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Midterm', hidden: true })).toBeNull(),
    );
  });
});

describe('added time', () => {
  const group = answer({
    name: 'Web 1',
    students: [{ _id: 's1', first_name: 'Grace', last_name: 'Hopper' }, { _id: 's2' }],
  });

  it('is for everyone, or for one student', async () => {
    const { user, called } = detail(quiz(-minute), {
      'GET /group/g1': group,
      'PUT /quiz/time/z1': answer({ data: { ends_at: '2031-05-04T09:00:00.000Z' } }),
    });
    await user.click(await findButton('Add time'));
    let dialog = await findDialog('Add time');
    await user.click(dialog.getByRole('button', { name: 'Add time' }));
    expect(await screen.findByText('5 minutes added')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await findButton('Add time'));
    dialog = await findDialog('Add time');
    await user.selectOptions(await dialog.findByLabelText('For'), 'Grace Hopper');
    await user.clear(dialog.getByLabelText('Minutes'));
    await user.type(dialog.getByLabelText('Minutes'), '1');
    await user.click(dialog.getByRole('button', { name: 'Add time' }));
    expect(await screen.findByText('1 minute added')).toBeVisible();
    expect(called('PUT /quiz/time/z1').map(({ body }) => body)).toEqual([
      { minutes: 5 },
      { minutes: 1, student: 's1' },
    ]);
  });

  it('cannot be an invalid number of minutes', async () => {
    const { user, called } = detail(quiz(-minute), { 'GET /group/g1': group });
    await user.click(await findButton('Add time'));
    const dialog = await findDialog('Add time');
    await user.clear(dialog.getByLabelText('Minutes'));
    await user.type(dialog.getByLabelText('Minutes'), '181');
    await user.click(dialog.getByRole('button', { name: 'Add time' }));
    expect(await dialog.findByText('Minutes must be a whole number from 1 to 180.')).toBeVisible();
    expect(called('PUT /quiz/time/z1')).toEqual([]);
  });

  it('is still offered if a proxy answers everything', async () => {
    const { user } = detail(inTurn(answer(quiz(-minute)), gateway(404)), {
      'PUT /quiz/time/z1': gateway(404),
    });
    await user.click(await findButton('Add time'));
    const dialog = await findDialog('Add time');
    await user.click(dialog.getByRole('button', { name: 'Add time' }));
    expect(await dialog.findByText('The time could not be added. Try again.')).toBeVisible();
    expect(screen.queryByText('This server does not support adding time.')).not.toBeInTheDocument();
  });

  it.each([
    ['501', refuse(501)],
    ['404 and a page of its framework', gateway(404)],
  ])('is no longer offered if the server answers %s', async (_, reply) => {
    const { user } = detail(quiz(-minute), { 'PUT /quiz/time/z1': reply });
    await user.click(await findButton('Add time'));
    await user.click((await findDialog('Add time')).getByRole('button', { name: 'Add time' }));
    expect(await screen.findByText('This server does not support adding time.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Add time' })).not.toBeInTheDocument(),
    );
  });
});

describe('printing', () => {
  it('is not offered if the server keeps no questions', async () => {
    detail(quiz(minute, { questions: [] }));
    await findButton('Update');
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  });

  it('prints only the paper, and restores the document', async () => {
    // Of a dialog of an earlier test, which leaves the page a moment after it has closed.
    await waitFor(() => expect(document.querySelector('body > [tabindex="-1"]')).toBeNull());
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const beside = document.createElement('aside');
    beside.setAttribute('style', 'color: red;');
    document.body.append(beside);
    const { user } = detail(quiz(minute));
    await user.click(await findButton('Print'));
    const dialog = await findDialog('Print quiz');
    const before = document.documentElement.outerHTML;
    await user.click(dialog.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();

    window.dispatchEvent(new Event('beforeprint'));
    expect(beside).not.toBeVisible();
    expect(screen.getByText('First?')).toBeVisible();
    expect(screen.getByText('Print quiz')).not.toBeVisible();
    window.dispatchEvent(new Event('afterprint'));
    expect(document.documentElement.outerHTML.replaceAll(' style=""', '')).toBe(before);
    beside.remove();
    print.mockRestore();
  });

  it('keeps the answers to a key that can be left out', async () => {
    const { user } = detail(quiz(minute));
    await user.click(await findButton('Print'));
    const dialog = await findDialog('Print quiz');
    const paper = within(dialog.getByRole('group', { name: 'Preview' }));
    expect(paper.getByText('Name')).toBeVisible();
    expect(paper.getByRole('heading', { name: 'Answer key' })).toBeVisible();
    expect(paper.getAllByText('b')).toHaveLength(2);
    await user.selectOptions(dialog.getByLabelText('What to print'), 'Questions only');
    expect(paper.queryByRole('heading', { name: 'Answer key' })).not.toBeInTheDocument();
    expect(paper.getAllByText('b')).toHaveLength(1);
    await user.selectOptions(dialog.getByLabelText('What to print'), 'Answer key only');
    expect(paper.queryByText('Name')).not.toBeInTheDocument();
    expect(paper.getAllByText('b')).toHaveLength(1);
  });

  const graph = {
    format: 'markdown',
    title: '![Graph](https://school.example/graph.png)',
  } as const;
  const withGraph = () => {
    const [first, second] = quiz(minute).questions!;
    return quiz(minute, { questions: [{ ...first!, ...graph }, second!] });
  };
  const openPrint = async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = detail(withGraph());
    await user.click(await findButton('Print'));
    const dialog = await findDialog('Print quiz');
    const picture = await dialog.findByRole('img', { name: 'Graph' });
    return { print, dialog, picture, button: dialog.getByRole('button', { name: 'Print' }) };
  };
  const finish = (picture: HTMLElement, naturalWidth: number) => {
    Object.defineProperties(picture, {
      complete: { value: true },
      naturalWidth: { value: naturalWidth },
    });
    fireEvent[naturalWidth > 0 ? 'load' : 'error'](picture);
  };

  it('waits for pictures that are on their way, and says so', async () => {
    const { print, dialog, picture, button } = await openPrint();
    fireEvent.click(button);
    expect(dialog.getByRole('status')).toHaveTextContent('Waiting for pictures…');
    expect(print).not.toHaveBeenCalled();
    finish(picture, 640);
    expect(print).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog.getByRole('status')).toBeEmptyDOMElement());
    print.mockRestore();
  });

  it('waits for them after Ctrl+P, which the browser keeps once they have loaded', async () => {
    const { print, dialog, picture } = await openPrint();
    const isLeftToBrowser = () => fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true });
    expect(isLeftToBrowser()).toBe(false);
    expect(dialog.getByRole('status')).toHaveTextContent('Waiting for pictures…');
    finish(picture, 640);
    expect(print).toHaveBeenCalledOnce();
    expect(isLeftToBrowser()).toBe(true);
    print.mockRestore();
  });

  it('asks after ten seconds whether to print without them', async () => {
    const { print, dialog, button } = await openPrint();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(button);
    act(() => void vi.advanceTimersByTime(9_999));
    expect(dialog.queryByRole('button', { name: 'Print without it' })).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    expect(print).not.toHaveBeenCalled();
    fireEvent.click(dialog.getByRole('button', { name: 'Print without it' }));
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });

  it('asks at once about a picture that could not be loaded', async () => {
    const { print, dialog, picture, button } = await openPrint();
    finish(picture, 0);
    fireEvent.click(button);
    expect(await dialog.findByRole('button', { name: 'Print without it' })).toBeVisible();
    expect(print).not.toHaveBeenCalled();
    print.mockRestore();
  });

  it('says the minutes that the quiz was planned for, without those that were added', async () => {
    const extended = { at: '2026-05-04T09:00:00.000Z', action: 'quiz.extend', who: null };
    const { user } = detail(quiz(-minute, { duration: 31 }), {
      'GET /quiz/z1/changes': answer({
        changes: [
          {
            ...extended,
            student: null,
            before: { duration: 30 },
            after: { minutes: 1, duration: 31 },
          },
        ],
        more: false,
      }),
    });
    await user.click(await findButton('Print'));
    const dialog = await findDialog('Print quiz');
    expect(await dialog.findByText(/30 minutes/)).toBeVisible();
    expect(dialog.queryByText(/31 minutes/)).toBeNull();
  });
});
