import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../src/ui/button/Button';
import { Dialog } from '../../../src/ui/dialog/Dialog';
import { Select } from '../../../src/ui/select/Select';
import { Stack } from '../arrange';
import { chooseOption } from '../chooseOption';

const longWords = [
  {
    value: 'law',
    label: 'Rechtsschutzversicherungsgesellschaften und ihre Aufsicht in der Europäischen Union',
  },
  { value: 'river', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten' },
  { value: 'short', label: 'Ei' },
];

const meta = {
  title: 'UI/Select',
  component: Select,
  args: {
    label: 'Difficulty',
    placeholder: 'Choose a difficulty',
    options: [
      { value: 'easy', label: 'Easy' },
      { value: 'medium', label: 'Medium' },
      { value: 'hard', label: 'Hard' },
    ],
    onChange: fn(),
  },
  argTypes: { ref: { table: { disable: true } } },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  decorators: [
    (Story) => (
      <Stack narrow>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const find = (canvas: Canvas, name = 'Difficulty') => canvas.getByRole('combobox', { name });

async function open(canvas: Canvas, name = 'Difficulty'): Promise<HTMLElement> {
  await userEvent.click(find(canvas, name));
  return screen.findByRole('listbox', { name });
}

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(find(canvas)).toHaveTextContent('Choose a difficulty');
  },
};

export const Chosen: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await chooseOption(canvasElement, 'Difficulty', 'Medium');
    await expect(find(canvas)).toHaveTextContent('Medium');
    await expect(find(canvas)).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** The open list: as wide as the field, with the chosen option marked. */
export const Open: Story = {
  args: { defaultValue: 'medium' },
  play: async ({ canvas }) => {
    const list = await open(canvas);
    const chosen = within(list).getByRole('option', { name: 'Medium' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(chosen.querySelector('[data-part="check"]')).toBeInTheDocument();
    const [field, box] = [find(canvas), list].map((element) => element.getBoundingClientRect());
    await waitFor(() => expect(Math.round(box!.width)).toBe(Math.round(field!.width)));
    await expect(list).not.toHaveAttribute('data-focus-visible');
  },
};

/**
 * Closed: Enter, Space, ArrowDown and ArrowUp open it; letters choose. Open: ArrowDown, ArrowUp,
 * Home, End and letters move; Enter and Space choose; Escape closes and changes nothing; Tab closes
 * and moves on.
 */
export const ByKeyboard: Story = {
  args: { defaultValue: 'easy' },
  render: (args) => (
    <>
      <Select {...args} />
      <Button>Next</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const { keyboard, tab } = userEvent;
    const field = find(canvas);
    const active = async (name: string) => {
      const list = await screen.findByRole('listbox');
      await waitFor(() => expect(list).toHaveFocus());
      await expect(list).toHaveAttribute('data-focus-visible');
      const option = within(list).getByRole('option', { name });
      await waitFor(() => expect(list).toHaveAttribute('aria-activedescendant', option.id));
    };
    await tab();
    await expect(field).toHaveFocus();
    for (const key of ['{Enter}', ' ', '{ArrowUp}', '{ArrowDown}']) {
      await keyboard(key);
      await active('Easy');
      await keyboard('{Escape}');
      await expect(field).toHaveFocus();
    }
    await keyboard('{ArrowDown}');
    await active('Easy');
    await keyboard('{ArrowDown}');
    await active('Medium');
    await keyboard('{End}');
    await active('Hard');
    await keyboard('{ArrowUp}');
    await active('Medium');
    await keyboard('{Home}');
    await active('Choose a difficulty');
    await keyboard('h');
    await active('Hard');
    await keyboard('{Enter}');
    await expect(field).toHaveTextContent('Hard');
    await keyboard('m');
    await expect(field).toHaveTextContent('Medium');
    await keyboard('{Enter}');
    await active('Medium');
    await keyboard('{ArrowUp} ');
    await expect(field).toHaveTextContent('Easy');
    await keyboard('{ArrowDown}');
    await active('Easy');
    await tab();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: { error: 'Difficulty is required.', hint: 'Questions of this difficulty are drawn.' },
  play: async ({ canvas }) => {
    await expect(find(canvas)).toBeInvalid();
    await expect(find(canvas)).toHaveAccessibleDescription(
      'Difficulty is required. Questions of this difficulty are drawn.',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'easy' } };

/** The arrows skip disabled options. */
export const DisabledOption: Story = {
  args: {
    options: [
      { value: 'a', label: '9 A' },
      { value: 'b', label: '9 B (full)', disabled: true },
      { value: 'c', label: '9 C' },
    ],
    label: 'Group',
    placeholder: undefined,
  },
  play: async ({ canvas }) => {
    const list = await open(canvas, 'Group');
    await userEvent.click(within(list).getByRole('option', { name: '9 B (full)' }));
    await expect(list).toBeVisible();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await waitFor(() =>
      expect(list).toHaveAttribute(
        'aria-activedescendant',
        within(list).getByRole('option', { name: '9 C' }).id,
      ),
    );
  },
};

/** The list scrolls, and opens where the chosen one is. */
export const ManyOptions: Story = {
  args: {
    label: 'Group',
    defaultValue: '150',
    options: Array.from({ length: 200 }, (_, index) => ({
      value: String(index + 1),
      label: `Group ${index + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    const list = await open(canvas, 'Group');
    const chosen = within(list).getByRole('option', { name: 'Group 150' });
    await waitFor(() => {
      const box = list.getBoundingClientRect();
      const at = chosen.getBoundingClientRect();
      return expect(at.top >= box.top && at.bottom <= box.bottom).toBe(true);
    });
    await expect(list.clientHeight).toBeLessThan(330);
  },
};

/** Shortened in the field, complete in the list. */
export const LongWords: Story = {
  args: { label: 'Course', options: longWords, defaultValue: 'law' },
  play: async ({ canvas }) => {
    const list = await open(canvas, 'Course');
    await waitFor(() => expect(list.getBoundingClientRect().right).toBeLessThan(innerWidth));
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

/** While the options load: the placeholder, in a busy field. */
export const Loading: Story = {
  args: { options: [], placeholder: 'Loading…', 'aria-busy': true },
  play: async ({ canvas }) => {
    await expect(find(canvas)).toHaveAttribute('aria-busy', 'true');
  },
};

/** The label leads to the field, as a click on any label does. */
export const ByItsLabel: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Difficulty'));
    await expect(find(canvas)).toHaveFocus();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** Escape closes the list. A second Escape closes the dialog. */
export const InADialog: Story = {
  render: function Opener(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="New quiz" closeLabel="Close">
        <Select {...args} />
      </Dialog>
    );
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'New quiz' });
    const field = within(dialog).getByRole('combobox', { name: 'Difficulty' });
    await chooseOption(dialog, 'Difficulty', 'Hard');
    await expect(field).toHaveTextContent('Hard');
    await userEvent.click(field);
    await expect(await screen.findByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(dialog).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** A form's own reset, and what the form would send. */
export const InAForm: Story = {
  args: { name: 'difficulty', defaultValue: 'easy' },
  render: (args) => (
    <form aria-label="Quiz">
      <Stack>
        <Select {...args} />
        <Button type="reset">Reset</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await chooseOption(canvasElement, 'Difficulty', 'Hard');
    await expect(new FormData(form).get('difficulty')).toBe('hard');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(find(canvas)).toHaveTextContent('Easy'));
    await expect(new FormData(form).get('difficulty')).toBe('easy');
  },
};

/** On touch screens it is the browser's own. */
export const UnderAFinger: Story = {
  beforeEach: () => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) => matchMedia(query === '(pointer: coarse)' ? 'all' : query);
    return () => {
      window.matchMedia = matchMedia;
    };
  },
  play: async ({ canvas }) => {
    await expect(find(canvas)).toBeInstanceOf(HTMLSelectElement);
    await userEvent.selectOptions(find(canvas), 'medium');
    await expect(find(canvas)).toHaveValue('medium');
  },
};

/** Beside a field that is narrower than its list. */
export const Narrow: Story = {
  args: { label: 'Course', options: longWords, defaultValue: 'law' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = await open(canvas, 'Course');
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: 'medium' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const list = await open(canvas);
    await expect(list).toHaveAttribute('dir', 'rtl');
    await waitFor(() =>
      expect(Math.round(list.getBoundingClientRect().right)).toBe(
        Math.round(find(canvas).getBoundingClientRect().right),
      ),
    );
  },
};

export const InDark: Story = {
  args: { defaultValue: 'medium' },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await open(canvas)).toHaveAttribute('data-qw-theme', 'dark');
  },
};
