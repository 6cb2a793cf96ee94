import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from './arrange';

const colours = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'text',
  'text-muted',
  'border',
  'border-strong',
  'accent',
  'accent-hover',
  'accent-active',
  'accent-soft',
  'positive',
  'positive-soft',
  'caution',
  'caution-soft',
  'critical',
  'critical-soft',
];
const sizes = [1, 2, 3, 4, 5, 6];
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];

function Colours() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 168px)', gap: 16 }}>
      {colours.map((colour) => (
        <div key={colour}>
          <div
            style={{
              blockSize: 56,
              borderRadius: 'var(--qw-radius)',
              border: '1px solid var(--qw-color-border)',
              background: `var(--qw-color-${colour})`,
            }}
          />
          <code style={{ fontSize: 12 }}>{colour}</code>
        </div>
      ))}
    </div>
  );
}

function Type() {
  return (
    <Stack>
      {sizes.map((size) => (
        <span key={size} style={{ fontSize: `var(--qw-font-size-${size})`, lineHeight: 1.25 }}>
          Every answer is safe
        </span>
      ))}
    </Stack>
  );
}

function Space() {
  return (
    <Stack>
      {spaces.map((space) => (
        <div key={space} style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
          <code style={{ fontSize: 12, inlineSize: 64 }}>{`space-${space}`}</code>
          <div
            style={{
              blockSize: 12,
              inlineSize: `var(--qw-space-${space})`,
              background: 'var(--qw-color-accent)',
            }}
          />
        </div>
      ))}
    </Stack>
  );
}

const meta = { title: 'Foundations/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colour: Story = { render: () => <Colours /> };
export const ColourInDark: Story = { ...Colour, globals: { theme: 'dark' } };
export const TypeScale: Story = { render: () => <Type /> };
export const Spacing: Story = { render: () => <Space /> };
