import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FoundationPage, FoundationSection } from './FoundationPage';
import { Swatch, type SwatchProps } from './Swatch';

function Swatches({ of }: { of: SwatchProps[] }) {
  return (
    <ul className="foundation-grid">
      {of.map((swatch) => (
        <Swatch key={`${swatch.ground} ${swatch.ink}`} {...swatch} />
      ))}
    </ul>
  );
}

/** The pairs of each meaning: fill with its text, and quiet background with the colour as text. */
const meaning = (name: string): SwatchProps[] => [
  { ground: name, ink: `on-${name}` },
  { ground: `${name}-soft`, ink: name },
  { ground: 'surface-raised', ink: name },
];

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => (
    <FoundationPage
      title="Colour"
      summary="Paper and ink, and one accent. Every other colour has a meaning: success, caution, failure."
    >
      <FoundationSection
        title="Paper and ink"
        rule="Three papers: the page, raised cards and sunken wells. Two inks: one for text, one for notes beside it. Hairlines separate; controls have the strong edge, because people must see where a control ends to press it."
      >
        <Swatches
          of={[
            { ground: 'surface', ink: 'text' },
            { ground: 'surface', ink: 'text-muted' },
            { ground: 'surface-raised', ink: 'text' },
            { ground: 'surface-raised', ink: 'text-muted' },
            { ground: 'surface-sunken', ink: 'text' },
            { ground: 'surface-sunken', ink: 'text-muted' },
            { ground: 'surface', ink: 'border-strong', kind: 'line' },
            { ground: 'surface-raised', ink: 'border-strong', kind: 'line' },
          ]}
        />
      </FoundationSection>
      <FoundationSection
        title="Accent"
        rule="One colour, chosen by the host. Everything else here derives from it and meets AA in both themes, even for white and yellow: change the accent in the toolbar and watch the ratios."
      >
        <Swatches
          of={[
            { ground: 'accent', ink: 'on-accent' },
            { ground: 'accent-hover', ink: 'on-accent' },
            { ground: 'accent-active', ink: 'on-accent' },
            { ground: 'accent-soft', ink: 'accent-text' },
            { ground: 'surface', ink: 'accent-text' },
            { ground: 'surface-raised', ink: 'accent-text' },
            { ground: 'surface', ink: 'focus', kind: 'line' },
            { ground: 'surface-raised', ink: 'focus', kind: 'line' },
          ]}
        />
      </FoundationSection>
      <FoundationSection
        title="Meaning"
        rule="Never alone: a word or an icon says the same, for people who cannot tell red from green."
      >
        {['positive', 'caution', 'critical'].map((name) => (
          <Swatches key={name} of={meaning(name)} />
        ))}
      </FoundationSection>
    </FoundationPage>
  ),
  play: async ({ canvas, canvasElement }) => {
    const swatches = canvasElement.querySelectorAll('.swatch').length;
    await waitFor(() => expect(canvas.getAllByText(/^\d+\.\d : 1$/)).toHaveLength(swatches));
    const tooFaint = [...canvasElement.querySelectorAll('.swatch:has([data-enough="false"])')];
    await expect(tooFaint.map((swatch) => swatch.textContent)).toEqual([]);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the toolbar's theme and accent. */
export const Overview: Story = {};
export const InDark: Story = { globals: { theme: 'dark' } };

/** The hardest accent: as light as the paper. */
export const WhiteAccent: Story = { globals: { accent: 'white' } };
export const YellowAccentInDark: Story = { globals: { accent: 'yellow', theme: 'dark' } };
