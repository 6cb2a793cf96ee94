import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '../../../src/ui/button/IconButton';
import { Bold, CodeXml, Sigma } from '../../../src/ui/icons/teachingIcons';
import { Toolbar } from '../../../src/ui/toolbar/Toolbar';

const press = fn();

const meta = {
  title: 'UI/Toolbar',
  component: Toolbar,
  argTypes: { ref: { table: { disable: true } } },
  args: {
    label: 'Formatting',
    children: [
      <IconButton key="bold" label="Bold" icon={<Bold />} size="small" onClick={press} />,
      <IconButton key="code" label="Code" icon={<CodeXml />} size="small" />,
      <IconButton key="formula" label="Formula" icon={<Sigma />} size="small" />,
    ],
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(press).toHaveBeenCalled();
  },
};

/** One stop of the Tab key; arrow keys, Home and End move within it. */
export const ByKeyboard: Story = {
  globals: { direction: 'ltr' },
  play: async ({ canvas }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(button('Bold')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button('Code')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(button('Bold')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(button('Formula')).toHaveFocus();
    await userEvent.tab();
    await expect(button('Formula')).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(button('Formula')).toHaveFocus();
  },
};

/** In right-to-left text, the arrow keys follow the eye. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Code' })).toHaveFocus();
  },
};
