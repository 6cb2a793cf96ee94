import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import '../../../src/rich-text.css';
import { QuestionBank } from '../../../src/questions/bank/QuestionBank';
import { expectSaid, expectToast } from '../../quizzes/expectToast';
import { inSidebar } from '../../ui/arrange';
import { chooseOption } from '../../ui/chooseOption';
import { manyQuestions } from '../manyQuestions';
import { enterText } from '../../enterText';

const meta = {
  title: 'Questions/QuestionBank',
  component: QuestionBank,
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof QuestionBank>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const newTitle = 'What does the "S" in HTTPS stand for?';

async function openForm({ canvas, userEvent }: Played): Promise<HTMLElement> {
  await canvas.findByRole('table');
  await userEvent.click(canvas.getByRole('button', { name: 'Add Question' }));
  return screen.findByRole('dialog', { name: 'Set up a new question' });
}

async function fillIn(form: HTMLElement): Promise<void> {
  const field = (name: string) => within(form).getByRole('textbox', { name });
  await enterText(field('Title'), newTitle);
  await enterText(field('Description'), 'Transport security.');
  await enterText(field('Option A'), 'Simple');
  await enterText(field('Option B'), 'Secure');
  await enterText(field('Option C'), 'Static');
  await enterText(field('Option D'), 'Stateful');
  await chooseOption(form, 'Right Answer', 'B');
  await chooseOption(form, 'Category type', 'Backend');
  await chooseOption(form, 'Difficulty', 'Medium');
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('20 questions')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Bank of Questions' })).toBeVisible();
    const row = await canvas.findByRole('row', { name: /Which status code says/ });
    await expect(within(row).getByText('Easy')).toBeVisible();
    await expect(within(row).getByText('Backend')).toBeVisible();
  },
};

/** Filters that arrive after the rows find their room kept, so that the rows stay in place. */
export const FiltersArriving: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/question/facets', () => delay('infinite'))),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('20 questions')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Saved filters' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('.qw-question-bank-place')).toHaveLength(3);
  },
};

export const Viewed: Story = {
  play: async ({ canvas, userEvent }) => {
    const view = 'View Which status code says that a resource was created?';
    await userEvent.click(await canvas.findByRole('button', { name: view }));
    const dialog = await screen.findByRole('dialog', { name: 'View question' });
    const [, right] = within(dialog).getAllByRole('listitem');
    await expect(right).toHaveTextContent(/^B\s*201\s*Right Answer$/);
    await expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const FieldsRequired: Story = {
  play: async (played) => {
    const form = await openForm(played);
    await played.userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await expect(await within(form).findByText('Title is required')).toBeVisible();
    for (const sentence of ['Option A', 'Option B', 'Option C', 'Option D']) {
      await expect(within(form).getByText(`${sentence} is required`)).toBeVisible();
    }
    await expect(within(form).queryByText('Description is required')).not.toBeInTheDocument();
    await expect(within(form).getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
};

/** Two options that students could not tell apart are pointed out, and may be saved. */
export const EqualOptions: Story = {
  play: async (played) => {
    const form = await openForm(played);
    const field = (name: string) => within(form).getByRole('textbox', { name });
    await enterText(field('Title'), 'How many minutes are in an hour?');
    await enterText(field('Option A'), '60');
    await enterText(field('Option B'), '60 ');
    await expect(
      await within(form).findByText(/^These options are the same: A, B\./),
    ).toBeVisible();
  },
};

/** The server refuses, and the form keeps what was typed (spec §8). */
export const SaveFailed: Story = {
  beforeEach: ({ school }) => school.failNext('createQuestion', { status: 502, html: true }),
  play: async (played) => {
    const form = await openForm(played);
    await fillIn(form);
    await played.userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await expectSaid('The question could not be saved. Your changes are still here. Try again.');
    await expect(within(form).getByRole('textbox', { name: 'Title' })).toHaveValue(newTitle);
  },
};

export const Saving: Story = {
  play: async (played) => {
    const form = await openForm(played);
    await fillIn(form);
    played.school.delay('infinite');
    await played.userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    await expect(await within(form).findByRole('button', { name: 'Saving…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** A bank with this many questions. */
const holding = (count: number): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => {
    const questions = manyQuestions(count);
    msw.use(http.get('*/api/question', () => HttpResponse.json(questions)));
  },
});

const searchField = ({ canvas }: Played) =>
  canvas.findByRole('searchbox', { name: 'Search questions' });

export const QuestionChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = 'Which status code says that a resource was created?';
    await userEvent.click(await canvas.findByRole('button', { name: `Edit ${title}` }));
    const form = await screen.findByRole('dialog', { name: 'Update question' });
    const field = within(form).getByRole('textbox', { name: 'Title' });
    await expect(field).toHaveValue(title);
    await userEvent.clear(field);
    await enterText(field, 'What does 201 say?');
    await chooseOption(form, 'Difficulty', 'Hard');
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    const edit = await canvas.findByRole('button', { name: 'Edit What does 201 say?' });
    await waitFor(() => expect(edit).toHaveFocus());
    await expect(within(edit.closest('tr')!).getByText('Just saved')).toBeVisible();
  },
};

/**
 * Two to six options, where the server takes them. A letter marks the right one, and a pasted list
 * fills the fields.
 */
export const SixOptions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Question' }));
    const form = within(await screen.findByRole('dialog', { name: 'Set up a new question' }));
    await enterText(form.getByRole('textbox', { name: 'Title' }), 'Which is no method?');
    await enterText(form.getByRole('textbox', { name: 'Description' }), 'See RFC 9110.');
    const add = await form.findByRole('button', { name: 'Add option' });
    await userEvent.click(form.getByRole('textbox', { name: 'Option A' }));
    await userEvent.paste('GET\nHEAD\nPOST\nPUT\nPATCH');
    await userEvent.click(add);
    await expect(form.getByRole('textbox', { name: 'Option F' })).toHaveFocus();
    await userEvent.keyboard('UPDATE');
    await expect(add).not.toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Mark option F as the right answer' }));
    await userEvent.click(form.getByRole('button', { name: 'Remove option C' }));
    await expect(form.getByRole('button', { pressed: true })).toHaveTextContent('E');
  },
};

/**
 * Where the server takes Markdown, a toolbar marks what is selected: that makes the question one in
 * Markdown, and what students will see stands beside it.
 */
export const Marked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Question' }));
    const form = within(await screen.findByRole('dialog', { name: 'Set up a new question' }));
    const field = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title' });
    const bar = within((await form.findAllByRole('toolbar', { name: 'Formatting' }))[0]!);
    const mark = async (text: string, name: string) => {
      const start = field.value.lastIndexOf(text);
      field.setSelectionRange(start, start + text.length);
      await userEvent.click(bar.getByRole('button', { name }));
    };
    const code = 'for i in range(n):\n    print(i * i)';
    await userEvent.click(field);
    await userEvent.paste(`What is *not* printed for n² = 9?\n${code}`);
    await mark(code, 'Code');
    await expect(field).toHaveValue(
      `What is \\*not\\* printed for n² = 9?\n\`\`\`\n${code}\n\`\`\``,
    );
    await mark('n² = 9', 'Formula');
    await mark('printed', 'Bold');
    const preview = within(await form.findByRole('group', { name: 'Preview' }));
    await preview.findByText('printed', { selector: 'strong, strong *' });
    await userEvent.click(form.getByRole('textbox', { name: 'Option A' }));
    await userEvent.paste('`0`\n`1`\n`4`\n`9`');
    await userEvent.click(form.getByRole('button', { name: 'Mark option D as the right answer' }));
    form.getByRole('button', { name: 'Move option D' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(form.getByRole('button', { name: 'Move option C' })).toHaveFocus();
    await expect(form.getByRole('button', { pressed: true })).toHaveTextContent('C');
  },
};

/** Several right answers, where the server takes them: letters and checkboxes mark each. */
export const SeveralRightAnswers: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Question' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set up a new question' });
    const form = within(dialog);
    await enterText(form.getByRole('textbox', { name: 'Title' }), 'Which are safe?');
    await enterText(form.getByRole('textbox', { name: 'Description' }), 'See RFC 9110.');
    await form.findByRole('combobox', { name: 'Kind of question' });
    await chooseOption(dialog, 'Kind of question', 'Several right answers');
    await userEvent.click(form.getByRole('textbox', { name: 'Option A' }));
    await userEvent.paste('GET\nPOST\nHEAD\nPATCH');
    await userEvent.click(form.getByRole('button', { name: 'Mark option C as a right answer' }));
    const right = within(form.getByRole('group', { name: 'Right answers, required' }));
    await expect(right.getByRole('checkbox', { name: 'C' })).toBeChecked();
    await expect(form.getAllByRole('button', { pressed: true })).toHaveLength(2);
  },
};
export const SeveralRightAnswersInDark: Story = {
  ...SeveralRightAnswers,
  globals: { theme: 'dark' },
};
export const SeveralRightAnswersRightToLeft: Story = {
  ...SeveralRightAnswers,
  globals: { direction: 'rtl' },
};

/** The form of a new question, filled in from another one. Saving adds a separate question. */
export const Duplicated: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = 'Which status code says that a resource was created?';
    await userEvent.click(await canvas.findByRole('button', { name: `Duplicate ${title}` }));
    const form = await screen.findByRole('dialog', { name: 'Set up a new question' });
    await expect(within(form).getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  },
};

/** Asks in the words of the specification. The focus moves to the next row. */
export const Deleted: Story = {
  play: async ({ canvas, userEvent }) => {
    const remove = await canvas.findAllByRole('button', { name: /^Delete / });
    await userEvent.click(remove[1]!);
    const dialog = await screen.findByRole('dialog', { name: 'Delete Question' });
    await expect(dialog).toHaveAccessibleDescription(/^Are you want to delete this Item \? ./);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expectToast('item deleted successfully');
    await expect(await canvas.findByText('19 questions')).toBeVisible();
    await waitFor(() => expect(remove[2]).toHaveFocus());
  },
};

export const DeleteFailed: Story = {
  beforeEach: ({ school }) => school.failNext('deleteQuestion', { status: 502, html: true }),
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: /^Delete / });
    await userEvent.click(remove!);
    const dialog = await screen.findByRole('dialog', { name: 'Delete Question' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expectSaid('The item could not be deleted. Try again.');
    await expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(await canvas.findByText('20 questions')).toBeInTheDocument();
  },
};

/**
 * Shift and a click select all rows from the last one. A filter hides selected rows without
 * deselecting them.
 */
export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ });
    await userEvent.click(boxes[1]!);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(boxes[4]!);
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByText(/^[24] selected$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete selected' }));
    await expect(
      await screen.findByRole('dialog', { name: /^Delete [24] questions$/ }),
    ).toBeVisible();
  },
};

/** Questions that could not be deleted are listed with the reason, and stay selected. */
export const SomeNotDeleted: Story = {
  beforeEach: ({ school }) => {
    school.failNext('deleteQuestion', 500);
    school.failNext('deleteQuestion', 409, 'A quiz is being drawn from this question.');
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all questions shown' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete selected' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const sentence = '2 questions could not be deleted. They stay selected.';
    await expectSaid(sentence);
    const dialog = await screen.findByRole('dialog', { name: 'Delete 2 questions' });
    await expect(within(dialog).getByText(sentence)).toBeVisible();
    await expect(
      within(dialog).getByText(/A quiz is being drawn from this question\.$/),
    ).toBeVisible();
  },
};

export const DeletingMany: Story = {
  play: async ({ canvas, school, userEvent }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all questions shown' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete selected' }));
    school.delay('infinite');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('0 of 20 deleted')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled();
  },
};

export const Searched: Story = {
  play: async (played) => {
    await enterText(await searchField(played), 'status');
    await waitFor(() =>
      expect(played.canvas.getByRole('status')).toHaveTextContent(/ of 20 questions$/),
    );
  },
};

export const Filtered: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table');
    await chooseOption(canvasElement, 'Difficulty', 'Hard');
    await chooseOption(canvasElement, 'Type', 'DevOps');
    const rows = () => canvas.getAllByRole('row').slice(1);
    await waitFor(async () => {
      await expect(rows().length).toBeLessThan(20);
      for (const row of rows()) await expect(row).toHaveTextContent(/Hard.*DevOps/);
    });
  },
};

export const NothingFound: Story = {
  play: async (played) => {
    const { canvas } = played;
    await enterText(await searchField(played), 'nowhere to be found');
    await expect(await canvas.findByText('No question found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};

/** Only rows near the visible ones are drawn. After a save, the list scrolls to the row. */
export const TenThousand: Story = {
  ...holding(10_000),
  play: async (played) => {
    const { canvas, userEvent } = played;
    await expect(await canvas.findByText('10,000 questions')).toBeVisible();
    const region = canvas.getByRole('table').parentElement as HTMLElement;
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(canvas.getByText(/\(10000\)$/)).toBeVisible());
    await enterText(await searchField(played), '(4242)');
    await expect(await canvas.findByText(/\? \(4242\)$/)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(10));
  },
};

/**
 * With the focus anywhere in the bank: `/` goes to the search, `N` opens a new question, `J` and `K`
 * go to the next and the previous row, `?` shows and hides the list of keys. On a row `V` views, `E`
 * edits, `D` duplicates, `X` selects, Delete asks and deletes. None works while the user types.
 */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    canvas.getByRole('button', { name: 'Add Question' }).focus();
    await userEvent.keyboard('?');
    await expect(canvas.getByText('Next question')).toBeVisible();
  },
};

/** 300 characters without a space. */
export const LongWords: Story = {
  beforeEach: ({ msw }) => {
    const [one] = manyQuestions(1);
    const long = 'Donaudampfschifffahrt'.repeat(15).slice(0, 300);
    const question = { ...one, title: long, description: long.repeat(3) };
    msw.use(http.get('*/api/question', () => HttpResponse.json([question])));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^View Donau/ }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Between cards and a full page, both texts have room. */
export const HalfWide: Story = {
  decorators: (Story) => (
    <div style={{ inlineSize: 800 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('columnheader', { name: /^Description/ });
    await expect(head.clientWidth).toBeGreaterThan(140);
  },
};

/** Each question is a card. */
export const Narrow: Story = {
  decorators: inSidebar,
  play: async ({ canvas, userEvent }) => {
    const [box] = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ });
    await userEvent.click(box!);
    await expect(canvas.getByText('1 selected')).toBeVisible();
  },
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

export const InDark: Story = { ...Default, globals: { theme: 'dark' } };

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/question', () => HttpResponse.json([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No question found')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Add Question' })).toHaveLength(2);
  },
};

export const Loading: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const LoadError: Story = {
  beforeEach: ({ school }) => school.failNext('questions', { status: 502, html: true }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The questions could not be loaded.');
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const ForAStudent: Story = {
  parameters: { school: { as: 'student' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You do not have access to this page')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};
