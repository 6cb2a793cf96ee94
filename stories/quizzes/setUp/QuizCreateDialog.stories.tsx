import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { createQuizClient } from '../../../src/api/createQuizClient';
import { upcomingQuizzesOptions } from '../../../src/api/operations';
import { FormatsContext } from '../../../src/provider/FormatsContext';
import { QuizCreateDialog } from '../../../src/quizzes/setUp/QuizCreateDialog';
import { chooseOption } from '../../ui/chooseOption';
import { expectSaid } from '../expectToast';
import { enterText } from '../../enterText';

const meta = {
  title: 'Quizzes/QuizCreateDialog',
  component: QuizCreateDialog,
  args: {
    open: true,
    onClose: fn(),
    onDone: fn(),
    joinHref: (code) => `https://school.example/join?code=${code}`,
    questionsHref: '#/questions',
  },
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof QuizCreateDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

function findForm(): Promise<HTMLElement> {
  return screen.findByRole('dialog', { name: 'Set up a new quiz' });
}

async function fillIn({
  type = 'Both',
  difficulty = 'Easy',
}: { type?: string; difficulty?: string } = {}): Promise<HTMLElement> {
  const form = await findForm();
  const choose = (name: string, choice: string) => chooseOption(form, name, choice);
  await enterText(within(form).getByRole('textbox', { name: 'Title' }), 'Monday quiz');
  await enterText(within(form).getByRole('textbox', { name: 'Description' }), 'Five easy ones.');
  await choose('Group', 'Web 1');
  await choose('Number of questions', '5 questions');
  await choose('Score per question', '2 points');
  await choose('Difficulty', difficulty);
  await choose('Category type', type);
  await choose('Duration', '30 minutes');
  return form;
}

async function press({ userEvent }: Played, form: HTMLElement, name: string): Promise<void> {
  await userEvent.click(within(form).getByRole('button', { name }));
}

export const Default: Story = {
  play: async () => {
    await expect(within(await findForm()).getByText(/^Your time zone: /)).toBeVisible();
  },
};

/** The clocks go forward that night, so the form says which moment it takes. */
export const SkippedHour: Story = {
  decorators: [
    (Story) => (
      <FormatsContext.Provider value={{ locale: 'en', timeZone: 'Europe/Vienna' }}>
        <Story />
      </FormatsContext.Provider>
    ),
  ],
  play: async () => {
    const schedule = within(await findForm()).getByLabelText('Schedule');
    await fireEvent.change(schedule, { target: { value: '2031-03-30T02:30' } });
    const caution = await screen.findByText(/^The clocks go forward and skip this time\./, {
      selector: '[data-part="caution"] *',
    });
    await expect(caution).toBeVisible();
    caution.scrollIntoView({ block: 'center' });
  },
};

/** The browser does not say where it is, or the host names a zone that no browser knows. */
export const UnknownZone: Story = {
  decorators: [
    (Story) => (
      <FormatsContext.Provider value={{ locale: 'en', timeZone: 'UTC', isZoneUnknown: true }}>
        <Story />
      </FormatsContext.Provider>
    ),
  ],
  play: async () => {
    const sentence = 'Time zone unknown, so times are in UTC';
    await expect(within(await findForm()).getByText(sentence)).toBeVisible();
  },
};

export const FieldsRequired: Story = {
  play: async (played) => {
    const form = await findForm();
    await press(played, form, 'Create');
    const fields = [
      'Title',
      'Description',
      'Group',
      'Number of questions',
      'Score per question',
      'Difficulty',
      'Category type',
      'Duration',
    ];
    for (const field of fields) {
      await expect(await within(form).findByText(`${field} is required.`)).toBeVisible();
    }
    await expect(within(form).getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
};

export const Created: Story = {
  play: async (played) => {
    await press(played, await fillIn(), 'Create');
    const done = await screen.findByRole('dialog', { name: 'Quiz Created Successfully!' });
    await expect(screen.getAllByText(/quiz created successfully/i)).toHaveLength(1);
    await expect(
      within(done).getByText('Share this code with participants to join the quiz'),
    ).toBeVisible();
    await expect(within(done).getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)).toBeVisible();
    await expect(within(done).getByRole('button', { name: 'Copy code' })).toBeVisible();
  },
};

/** The server takes what is shuffled, and the quiz has what was ticked. */
export const Shuffled: Story = {
  play: async (played) => {
    const { school, userEvent } = played;
    const form = await fillIn();
    const questions = await within(form).findByRole('checkbox', { name: 'Shuffle questions' });
    await expect(questions).toHaveAccessibleDescription(/different order/);
    await userEvent.click(questions);
    await userEvent.click(within(form).getByText('Shuffle options'));
    await press(played, form, 'Create');
    await screen.findByRole('dialog', { name: 'Quiz Created Successfully!' });
    const client = createQuizClient({ getToken: () => school.as('instructor').token });
    const { signal } = new AbortController();
    const quizzes = await upcomingQuizzesOptions(client).queryFn({ signal });
    const [made] = quizzes.filter(({ title }) => title === 'Monday quiz');
    await expect(made).toMatchObject({ shuffle_questions: true, shuffle_options: true });
  },
};

/** What was ticked last, as it looks before the quiz is created. */
export const ShuffleTicked: Story = {
  play: async ({ userEvent }) => {
    const form = await findForm();
    await userEvent.click(await within(form).findByRole('checkbox', { name: 'Shuffle questions' }));
    await expect(within(form).getByRole('checkbox', { name: 'Shuffle options' })).not.toBeChecked();
  },
};

/** A server of the plain specification is not offered what it does not know, nor sent it. */
export const PlainServer: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/capabilities', () =>
        HttpResponse.json({ message: 'There is no such route.' }, { status: 404 }),
      ),
      http.post('*/api/quiz', async ({ request }) => {
        const body = (await request.json()) as object;
        return 'shuffle_questions' in body || 'shuffle_options' in body
          ? HttpResponse.json({ message: 'Unknown field.' }, { status: 400 })
          : HttpResponse.json({ data: { code: '7KQ2MXWD', message: 'Quiz created' } });
      }),
    ),
  play: async (played) => {
    const form = await fillIn();
    await expect(within(form).queryByRole('checkbox')).not.toBeInTheDocument();
    await press(played, form, 'Create');
    await expect(await screen.findByText('7KQ2-MXWD')).toBeVisible();
  },
};

/** The number shows once difficulty and type are chosen. "Both" counts every type. */
export const MatchingQuestions: Story = {
  play: async () => {
    const form = await fillIn();
    await expect(
      await within(form).findByText(/^\d+ questions in your bank match\.$/),
    ).toBeVisible();
  },
};

export const Creating: Story = {
  play: async (played) => {
    const form = await fillIn();
    played.school.delay('infinite');
    await press(played, form, 'Create');
    await expect(await within(form).findByRole('button', { name: 'Creating…' })).toBeVisible();
    await expect(within(form).getByRole('button', { name: 'Reset' })).toBeDisabled();
  },
};

/**
 * The bank has one hard back-end question. The form says so before the server does, and the typed
 * text stays.
 */
export const TooFewQuestions: Story = {
  play: async (played) => {
    const form = await fillIn({ type: 'Backend', difficulty: 'Hard' });
    await expect(
      await within(form).findByText('Only 1 question in your bank matches; this quiz needs 5.'),
    ).toBeVisible();
    await expect(
      within(form).getByRole('link', { name: 'Open the question bank in a new tab' }),
    ).toHaveAttribute('target', '_blank');
    await press(played, form, 'Create');
    await expectSaid(
      'Only 1 of your questions matches hard and Backend; this quiz needs 5. Add questions, choose fewer, or choose another difficulty or type.',
    );
    await expect(within(form).getByRole('textbox', { name: 'Title' })).toHaveValue('Monday quiz');
  },
};

export const CreateFailed: Story = {
  beforeEach: ({ school }) => school.failNext('createQuiz', { status: 502, html: true }),
  play: async (played) => {
    await press(played, await fillIn(), 'Create');
    await expectSaid('Error in creating quiz');
  },
};

export const NarrowCreateFailed: Story = {
  ...CreateFailed,
  globals: { viewport: { value: 'mobile2' } },
  play: async (played) => {
    await press(played, await fillIn(), 'Create');
    const refusal = await screen.findByText('Error in creating quiz');
    const footer = screen.getByRole('button', { name: 'Create' }).getBoundingClientRect();
    await waitFor(() =>
      expect(refusal.getBoundingClientRect().bottom).toBeLessThanOrEqual(footer.top),
    );
  },
};

export const GroupsLoading: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async () => {
    const form = await findForm();
    const group = within(form).getByRole('combobox', { name: 'Group' });
    await expect(group).toHaveTextContent('Loading…');
    await expect(group).toHaveAttribute('aria-busy', 'true');
  },
};

export const GroupsFailed: Story = {
  beforeEach: ({ school }) => school.failNext('groups', { status: 502, html: true }),
  play: async (played) => {
    const form = await findForm();
    await expectSaid('Failed to load groups');
    await press(played, form, 'Try again');
    await chooseOption(form, 'Group', 'Web 2');
    await expect(within(form).getByRole('combobox', { name: 'Group' })).toHaveTextContent('Web 2');
  },
};

export const NoGroups: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/group', () => HttpResponse.json([]))),
  play: async () => {
    const form = await findForm();
    const sentence = 'You have no groups yet. Add a group before you set up a quiz.';
    await expect(await within(form).findByText(sentence)).toBeVisible();
  },
};
