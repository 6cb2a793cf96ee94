import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { QuestionBank } from '../../../src/questions/bank/QuestionBank';
import { QuizCreateDialog } from '../../../src/quizzes/setUp/QuizCreateDialog';
import { inSidebar } from '../../ui/arrange';
import { chooseOption } from '../../ui/chooseOption';

const subjects = [
  { value: 'BIO', label: 'Biology' },
  { value: 'CHE', label: 'Chemistry' },
  { value: 'ENV', label: 'Environmental systems and societies, higher level' },
];

const meta = {
  title: 'Questions/Types',
  component: QuestionBank,
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'instructor', questionTypes: subjects },
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof QuestionBank>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A school with subjects of its own, which its server lists. */
export const Bank: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText('Biology', { selector: '.qw-badge *' });
    await expect(
      canvas.getAllByText('Chemistry', { selector: '.qw-badge *' }).length,
    ).toBeGreaterThan(1);
    await expect(canvas.queryByText('Frontend')).not.toBeInTheDocument();
  },
};

export const InDark: Story = { ...Bank, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Bank, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...Bank, decorators: inSidebar };

/** A new question has the first one. */
export const Form: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('Biology', { selector: '.qw-badge *' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Question' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('combobox', { name: 'Category type' })).toHaveTextContent(
      'Biology',
    );
  },
};

/** A quiz is drawn from one of them, or from all. */
export const Quiz: Story = {
  render: () => <QuizCreateDialog open onClose={() => {}} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('combobox', { name: 'Category type' });
    await chooseOption(dialog, 'Category type', 'Chemistry');
    await chooseOption(dialog, 'Category type', 'All types');
    const field = within(dialog).getByRole('combobox', { name: 'Category type' });
    await expect(field).toHaveTextContent('All types');
  },
};
