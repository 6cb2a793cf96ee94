import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormatsContext } from '../../../src/provider/FormatsContext';
import { QuizCreateDialog } from '../../../src/quizzes/setUp/QuizCreateDialog';
import {
  answer,
  gateway,
  inTurn,
  refuse,
  renderAtSchool,
  silence,
  type Reply,
} from '../fakeSchool';

type User = ReturnType<typeof renderAtSchool>['user'];

const groups = [
  { _id: 'g1', name: 'Year 9 blue', max_students: 30 },
  { _id: 'g2', name: 'Evening class', max_students: 20 },
];
const created = answer({ data: { _id: 'z1', code: '7KQ2MXWD', message: '' } }, 201);

function Host({ onDone }: { onDone?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>New quiz</button>
      <QuizCreateDialog open={open} onClose={() => setOpen(false)} onDone={onDone} />
    </>
  );
}

function school(replies: Record<string, Reply> = {}, onDone = () => {}) {
  return renderAtSchool(<Host onDone={onDone} />, { 'GET /group': answer(groups), ...replies });
}

async function openForm(user: User) {
  await user.click(screen.getByRole('button', { name: 'New quiz' }));
  return within(await screen.findByRole('dialog', { name: 'Set up a new quiz' }));
}

async function fill(user: User, form: Awaited<ReturnType<typeof openForm>>) {
  await form.findByRole('option', { name: 'Evening class' });
  await user.click(form.getByLabelText('Title'));
  await user.paste('Midterm');
  await user.click(form.getByLabelText('Description'));
  await user.paste('Chapters 1 to 4');
  for (const [field, choice] of [
    ['Group', 'Evening class'],
    ['Number of questions', '10 questions'],
    ['Score per question', '2 points'],
    ['Difficulty', 'Medium'],
    ['Category type', 'Both'],
    ['Duration', '45 minutes'],
  ] as const) {
    await user.selectOptions(form.getByLabelText(field), choice);
  }
}

// The form proposes the next five minutes, which could begin in the middle of a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 8, 1, 9, 2) }));
afterEach(() => {
  vi.useRealTimers();
});

describe('the form', () => {
  it('says what is missing and focuses the first field, sending nothing', async () => {
    const { user, called } = school();
    const form = await openForm(user);
    await user.clear(form.getByLabelText('Schedule'));
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await form.findByText('Title is required.')).toBeVisible();
    for (const field of [
      'Description',
      'Group',
      'Number of questions',
      'Score per question',
      'Difficulty',
      'Category type',
      'Schedule',
      'Duration',
    ]) {
      expect(form.getByText(`${field} is required.`)).toBeVisible();
      expect(form.getByLabelText(field)).toBeInvalid();
    }
    expect(form.getByLabelText('Title')).toHaveFocus();
    expect(called('POST /quiz')).toEqual([]);
  });

  it('offers the choices of the specification', async () => {
    const { user } = school();
    const form = await openForm(user);
    await form.findByRole('option', { name: 'Evening class' });
    /** The first one stands for no choice. */
    const choices = (field: string) =>
      [...form.getByLabelText<HTMLSelectElement>(field).options].slice(1).map(({ text }) => text);
    expect(choices('Duration')).toEqual(
      [15, 30, 45, 60, 90, 120, 180].map((minutes) => `${minutes} minutes`),
    );
    expect(choices('Number of questions')).toEqual([
      '1 question',
      ...[5, 10, 15, 20, 25, 30, 40, 50].map((count) => `${count} questions`),
    ]);
    expect(choices('Score per question')).toEqual([
      '1 point',
      ...[2, 3, 4, 5, 10].map((points) => `${points} points`),
    ]);
    expect(choices('Difficulty')).toEqual(['Easy', 'Medium', 'Hard']);
    expect(choices('Category type')).toEqual(['Frontend', 'Backend', 'Both']);
    expect(choices('Group')).toEqual(['Year 9 blue', 'Evening class']);
  });

  it('proposes the next five minutes and names the time zone', async () => {
    const { user } = school();
    const schedule = (await openForm(user)).getByLabelText<HTMLInputElement>('Schedule');
    expect(schedule).toHaveValue('2026-09-01T09:05');
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
    expect(schedule).toHaveAccessibleDescription(new RegExp(`Your time zone: ${zone}`));
  });

  it('proposes a new time at each opening, until the user chooses one', async () => {
    const { user } = school();
    const proposed = async () =>
      (await openForm(user)).getByLabelText<HTMLInputElement>('Schedule').value;
    vi.setSystemTime(new Date(2026, 8, 1, 10, 2));
    expect(await proposed()).toBe('2026-09-01T10:05');
    await user.keyboard('{Escape}');
    vi.setSystemTime(new Date(2026, 8, 1, 11, 2));
    expect(await proposed()).toBe('2026-09-01T11:05');
    fireEvent.change(screen.getByLabelText('Schedule'), { target: { value: '2026-09-02T08:00' } });
    await user.keyboard('{Escape}');
    expect(await proposed()).toBe('2026-09-02T08:00');
  });

  it('says the chosen time in the words of the locale', async () => {
    const words = '12. Mai 2031 um 09:30';
    const { user } = renderAtSchool(
      <FormatsContext.Provider value={{ locale: 'de', timeZone: 'Asia/Kathmandu' }}>
        <Host />
      </FormatsContext.Provider>,
      { 'GET /group': answer(groups) },
    );
    const schedule = (await openForm(user)).getByLabelText('Schedule');
    fireEvent.change(schedule, { target: { value: '2031-05-12T09:30' } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(schedule).toHaveAccessibleDescription(new RegExp(words));
    fireEvent.change(schedule, { target: { value: '' } });
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
  });

  it.each([
    ['2031-03-30T02:30', /skip this time\. The quiz opens on March 30, 2031 at 03:30 AM GMT\+2\./],
    [
      '2031-10-26T02:30',
      /twice\. The quiz opens the first time, on October 26, 2031 at 02:30 AM GMT\+2\./,
    ],
  ])(
    'says and announces before saving what %s means, when the clocks change',
    async (typed, said) => {
      const { user } = renderAtSchool(
        <FormatsContext.Provider value={{ timeZone: 'Europe/Berlin' }}>
          <Host />
        </FormatsContext.Provider>,
        { 'GET /group': answer(groups) },
      );
      const schedule = (await openForm(user)).getByLabelText('Schedule');
      fireEvent.change(schedule, { target: { value: typed } });
      await waitFor(() => expect(schedule).toHaveAccessibleDescription(said));
      expect(await screen.findByText(said, { selector: '[role="status"]' })).toBeInTheDocument();
    },
  );

  it.each([undefined, 'Etc/Unknown'])(
    'is in UTC, and says so, in a browser whose time zone is %s',
    async (timeZone) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
      vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
        timeZone,
      } as Intl.ResolvedDateTimeFormatOptions);
      const { user } = school();
      const schedule = (await openForm(user)).getByLabelText<HTMLInputElement>('Schedule');
      expect(schedule).toHaveAccessibleDescription(/Time zone unknown, so times are in UTC/);
      expect(Date.parse(`${schedule.value}Z`)).toBe(new Date(2026, 8, 1, 9, 5).getTime());
      expect(warned.mock.calls.length).toBeLessThanOrEqual(1);
    },
  );

  it('refuses a schedule in the past', async () => {
    const { user } = school();
    const form = await openForm(user);
    fireEvent.change(form.getByLabelText('Schedule'), { target: { value: '2026-09-01T08:00' } });
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await form.findByText('Schedule must be in the future.')).toBeVisible();
  });

  it("uses and shows the schedule in the host's time zone", async () => {
    const { user, called } = renderAtSchool(
      <FormatsContext.Provider value={{ timeZone: 'Asia/Kathmandu' }}>
        <Host />
      </FormatsContext.Provider>,
      { 'GET /group': answer(groups), 'POST /quiz': created },
    );
    const form = await openForm(user);
    const schedule = form.getByLabelText<HTMLInputElement>('Schedule');
    expect(schedule).toHaveAccessibleDescription(/Time zone: Asia\/Kathmandu/);
    expect(Date.parse(`${schedule.value}+05:45`)).toBe(new Date(2026, 8, 1, 9, 5).getTime());
    await fill(user, form);
    fireEvent.change(schedule, { target: { value: '2031-05-12T09:30' } });
    await user.click(form.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(called('POST /quiz')).toEqual([
        expect.objectContaining({
          body: expect.objectContaining({ schadule: '2031-05-12T03:45:00.000Z' }) as unknown,
        }),
      ]),
    );
  });

  it('keeps what was typed through Escape, and clears it on Reset', async () => {
    const { user } = school();
    await fill(user, await openForm(user));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await openForm(user);
    expect(again.getByLabelText('Title')).toHaveValue('Midterm');
    expect(again.getByLabelText('Group')).toHaveValue('g2');
    expect(again.getByLabelText('Duration')).toHaveValue('45');
    await user.click(again.getByRole('button', { name: 'Reset' }));
    expect(again.getByLabelText('Title')).toHaveValue('');
    expect(again.getByLabelText('Group')).toHaveValue('');
    expect(again.getByLabelText('Duration')).toHaveValue('');
    expect(again.getByLabelText('Schedule')).not.toHaveValue('');
  });
});

describe('the groups', () => {
  it('are loading', async () => {
    const { user } = school({ 'GET /group': silence });
    const form = await openForm(user);
    expect(form.getByRole('option', { name: 'Loading…' })).toBeVisible();
  });

  it('are not requested before the form opens', () => {
    const { calls } = school();
    expect(calls).toEqual([]);
  });

  it('are none', async () => {
    const { user } = school({ 'GET /group': answer([]) });
    const form = await openForm(user);
    expect(await form.findByText(/^You have no groups yet/)).toBeVisible();
  });

  it('could not be loaded: reported once, at the field, with a retry', async () => {
    const { user } = school({ 'GET /group': inTurn(gateway(), answer(groups)) });
    const form = await openForm(user);
    await waitFor(() =>
      expect(form.getByLabelText('Group')).toHaveAccessibleDescription(
        /^Failed to load groups A Wi-Fi sign-in page/,
      ),
    );
    expect(screen.getAllByText('Failed to load groups')).toHaveLength(1);
    await user.click(form.getByRole('button', { name: 'Try again' }));
    expect(await form.findByRole('option', { name: 'Year 9 blue' })).toBeVisible();
    expect(form.getByLabelText('Group')).toBeValid();
  });
});

describe('the bank', () => {
  const bank = answer([
    ...['FE', 'BE', 'DO'].map((type, index) => ({
      _id: `q${index}`,
      title: 'Q',
      options: { A: 'a', B: 'b', C: 'c', D: 'd' },
      answer: 'A',
      type,
      difficulty: 'medium',
    })),
  ]);

  it('is counted once difficulty and type are chosen, and warns of too few', async () => {
    const { user, called } = school({ 'GET /question': bank });
    const form = await openForm(user);
    await user.selectOptions(form.getByLabelText('Difficulty'), 'Medium');
    expect(called('GET /question')).toEqual([]);
    await user.selectOptions(form.getByLabelText('Category type'), 'Both');
    expect(await form.findByText('3 questions in your bank match.')).toBeVisible();
    await user.selectOptions(form.getByLabelText('Category type'), 'Backend');
    expect(form.getByText('1 question in your bank matches.')).toBeVisible();
    await user.selectOptions(form.getByLabelText('Number of questions'), '5 questions');
    expect(
      form.getByText('Only 1 question in your bank matches; this quiz needs 5.'),
    ).toBeVisible();
    await user.selectOptions(form.getByLabelText('Difficulty'), 'Hard');
    expect(form.getByText('No questions in your bank match; this quiz needs 5.')).toBeVisible();
    expect(form.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    ['is loading', silence],
    ['cannot be read', refuse(403)],
  ])('is not mentioned while it %s', async (_, reply) => {
    const { user, called } = school({ 'GET /question': reply });
    const form = await openForm(user);
    await user.selectOptions(form.getByLabelText('Difficulty'), 'Medium');
    await user.selectOptions(form.getByLabelText('Category type'), 'Both');
    await waitFor(() => expect(called('GET /question')).toHaveLength(1));
    expect(form.queryByText(/in your bank/)).not.toBeInTheDocument();
  });

  it('is linked, in a new tab, if it has too few', async () => {
    const { user } = renderAtSchool(
      <QuizCreateDialog open onClose={() => {}} questionsHref="/questions" />,
      { 'GET /group': answer(groups), 'GET /question': answer([]) },
    );
    const form = within(await screen.findByRole('dialog', { name: 'Set up a new quiz' }));
    await user.selectOptions(form.getByLabelText('Difficulty'), 'Medium');
    await user.selectOptions(form.getByLabelText('Category type'), 'Both');
    const link = await form.findByRole('link', { name: 'Open the question bank in a new tab' });
    expect(link).toHaveAttribute('href', '/questions');
    expect(link).toHaveAttribute('target', '_blank');
  });
});

describe('creating', () => {
  it('sends numbers and an instant once, and shows the code', async () => {
    const { user, called } = school({ 'POST /quiz': created });
    const form = await openForm(user);
    await fill(user, form);
    const schedule = form.getByLabelText<HTMLInputElement>('Schedule').value;
    await user.dblClick(form.getByRole('button', { name: 'Create' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Quiz Created Successfully!' }),
    );
    expect(dialog.getByText('7KQ2-MXWD')).toBeVisible();
    expect(dialog.getByText('7 K Q 2 M X W D')).toBeInTheDocument();
    expect(dialog.getByText('Share this code with participants to join the quiz')).toBeVisible();
    expect(screen.getAllByText(/quiz created successfully/i)).toHaveLength(1);
    expect(screen.queryByRole('dialog', { name: 'Set up a new quiz' })).not.toBeInTheDocument();
    expect(called('POST /quiz').map((call) => call.body)).toEqual([
      {
        title: 'Midterm',
        description: 'Chapters 1 to 4',
        group: 'g2',
        questions_number: 10,
        difficulty: 'medium',
        type: 'DO',
        schadule: new Date(schedule).toISOString(),
        duration: 45,
        score_per_question: 2,
      },
    ]);
  });

  it('copies the plain code and says so', async () => {
    const { user } = school({ 'POST /quiz': created });
    const form = await openForm(user);
    await fill(user, form);
    await user.click(form.getByRole('button', { name: 'Create' }));
    await user.click(await screen.findByRole('button', { name: 'Copy code' }));
    expect(await screen.findByText('Quiz code copied to clipboard!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('7KQ2MXWD');
  });

  it('opens an empty form for another quiz', async () => {
    const { user } = school({ 'POST /quiz': created });
    const form = await openForm(user);
    await fill(user, form);
    await user.click(form.getByRole('button', { name: 'Create' }));
    await user.click(await screen.findByRole('button', { name: 'Create Another Quiz' }));
    const next = within(await screen.findByRole('dialog', { name: 'Set up a new quiz' }));
    expect(next.getByLabelText('Title')).toHaveValue('');
    expect(next.getByLabelText('Group')).toHaveValue('');
  });

  it('can be closed by the host after another quiz was requested', async () => {
    const dialog = (open: boolean) => <QuizCreateDialog open={open} onClose={() => {}} />;
    const { user, rerender } = renderAtSchool(dialog(true), {
      'GET /group': answer(groups),
      'POST /quiz': created,
    });
    const form = within(await screen.findByRole('dialog', { name: 'Set up a new quiz' }));
    await fill(user, form);
    await user.click(form.getByRole('button', { name: 'Create' }));
    await user.click(await screen.findByRole('button', { name: 'Create Another Quiz' }));
    await screen.findByRole('dialog', { name: 'Set up a new quiz' });
    rerender(dialog(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('ends with Done, and returns the focus', async () => {
    const onDone = vi.fn();
    const { user } = school({ 'POST /quiz': created }, onDone);
    const form = await openForm(user);
    await fill(user, form);
    await user.click(form.getByRole('button', { name: 'Create' }));
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onDone).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('button', { name: 'New quiz' })).toHaveFocus());
  });

  it("loses nothing when the server refuses, and shows the server's message at the field", async () => {
    const { user } = school({
      'POST /quiz': refuse(409, 'There are only 3 such questions.', [
        { field: 'questions_number', message: 'Choose 1 or add 7 more.' },
      ]),
    });
    const form = await openForm(user);
    await fill(user, form);
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await form.findByText('Choose 1 or add 7 more.')).toBeVisible();
    expect(form.getByLabelText('Number of questions')).toHaveFocus();
    expect(form.getByLabelText('Title')).toHaveValue('Midterm');
    expect(screen.getByText('There are only 3 such questions.')).toBeVisible();
  });

  it("shows the specification's message when the server sends none", async () => {
    const { user } = school({ 'POST /quiz': () => new Response(null, { status: 500 }) });
    const form = await openForm(user);
    await fill(user, form);
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Error in creating quiz');
    expect(screen.getAllByText('Error in creating quiz')).toHaveLength(1);
    expect(form.getByLabelText('Group')).toHaveValue('g2');
  });

  it('shows the code, and continues with another, even if the form was closed while the request ran', async () => {
    let release = () => {};
    const held: Reply = () =>
      new Promise((resolve) => {
        release = () =>
          resolve(Response.json({ data: { code: 'ABCD2345', message: '' } }, { status: 201 }));
      });
    const { user, called } = school({ 'POST /quiz': held });
    const form = await openForm(user);
    await fill(user, form);
    await user.click(form.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(called('POST /quiz')).toHaveLength(1));
    await user.keyboard('{Escape}');
    release();
    expect(await screen.findByText('ABCD-2345')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create Another Quiz' }));
    expect(await screen.findByRole('dialog', { name: 'Set up a new quiz' })).toBeVisible();
  });
});
