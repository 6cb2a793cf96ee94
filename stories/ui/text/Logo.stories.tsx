import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../../../src/ui/text/Logo';
import { inSidebar } from '../arrange';

const meta = {
  title: 'UI/Logo',
  component: Logo,
  args: { brand: 'Quizwright' },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongName: Story = {
  args: { brand: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau' },
  decorators: [inSidebar],
};
export const InDark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
