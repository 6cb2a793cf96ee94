import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../../src/ui/card/Card';
import { Countdown } from '../../src/ui/time/Countdown';
import { Heading } from '../../src/ui/text/Heading';
import { FoundationPage, FoundationSection, TokenName } from './FoundationPage';
import { useTokenValues } from './useTokenValues';
import './Type.css';

const scale = [
  { size: 'font-size-6', use: 'A number that a screen is about' },
  { size: 'font-size-5', use: 'The title of a page' },
  { size: 'font-size-4', use: 'The title of a card or dialog' },
  { size: 'font-size-3', use: 'A question; a lead' },
  { size: 'font-size-2', use: 'What is read and pressed' },
  { size: 'font-size-1', use: 'What stands beside it: hints, column heads' },
];
const weights = [
  { weight: 'weight-regular', use: 'Text' },
  { weight: 'weight-medium', use: 'Labels and buttons' },
  { weight: 'weight-strong', use: 'Headings, and what must be seen' },
];
const tokens = [...scale.map(({ size }) => size), ...weights.map(({ weight }) => weight)];

/** The same sentence in scripts whose letters join, are tall or run long. */
const scripts = [
  { lang: 'de', name: 'German', text: 'Jede Antwort ist sicher, auch ohne Verbindung.' },
  { lang: 'ar', name: 'Arabic', text: 'كل إجابة محفوظة، حتى دون اتصال.', dir: 'rtl' },
  { lang: 'el', name: 'Greek', text: 'Κάθε απάντηση είναι ασφαλής, ακόμη και χωρίς σύνδεση.' },
  { lang: 'vi', name: 'Vietnamese', text: 'Mọi câu trả lời đều an toàn, kể cả khi mất kết nối.' },
] as const;

function Scale() {
  const [place, values] = useTokenValues(tokens);
  return (
    <div ref={place} className="foundation-columns type-columns">
      <ul className="foundation-rows">
        {scale.map(({ size, use }) => (
          <li key={size} className="type-row">
            <span className="type-sample" style={{ fontSize: `var(--qw-${size})` }}>
              Every answer is safe
            </span>
            <span className="foundation-value">
              <TokenName>{size}</TokenName> <span>{`${values[size]} · ${use}`}</span>
            </span>
          </li>
        ))}
      </ul>
      <ul className="foundation-rows">
        {weights.map(({ weight, use }) => (
          <li key={weight} className="type-row">
            <span style={{ fontWeight: `var(--qw-${weight})`, fontSize: 'var(--qw-font-size-3)' }}>
              Every answer is safe
            </span>
            <span className="foundation-value">
              <TokenName>{weight}</TokenName> <span>{`${values[weight]} · ${use}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => (
    <FoundationPage
      title="Type"
      summary="The system’s own fonts in a scale of 1.2: nothing loads, nothing jumps. A host with its own typeface sets one token."
    >
      <FoundationSection
        title="Sizes and weights"
        rule="Six sizes and three weights are enough. Line height is 1.55 in text and 1.25 in headings, and no line is longer than 72 characters."
      >
        <Scale />
      </FoundationSection>
      <FoundationSection
        title="Figures"
        rule="Times, scores and counts use figures of equal width, so that they align in columns and a running clock does not jitter."
      >
        <div className="foundation-columns">
          <Card title="In columns" headingLevel={3}>
            <ul className="type-figures">
              <li>11:11</li>
              <li>40:08</li>
            </ul>
          </Card>
          <Card title="At work" headingLevel={3}>
            <Countdown label="Time remaining" seconds={671} />
          </Card>
        </div>
      </FoundationSection>
      <FoundationSection
        title="Headings"
        rule="A heading’s size sets its emphasis, its level its place in the outline. They are separate, because a widget does not know how deep in a host’s page it is."
      >
        <div className="foundation-rows">
          <Heading level={3} size="large">
            Forces and motion
          </Heading>
          <Heading level={3}>Bank of questions</Heading>
          <Heading level={3} size="small">
            Which force acts on a falling apple?
          </Heading>
        </div>
      </FoundationSection>
      <FoundationSection
        title="Scripts"
        rule="Joined letters are never spaced out, and layouts measure the space a sentence takes, not its length in English."
      >
        <ul className="foundation-grid">
          {scripts.map(({ lang, name, text, ...script }) => (
            <li key={lang} className="type-row">
              <bdi
                lang={lang}
                dir={'dir' in script ? script.dir : 'ltr'}
                style={{ fontSize: 'var(--qw-font-size-3)' }}
              >
                {text}
              </bdi>
              <span className="foundation-value">{name}</span>
            </li>
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/31\.1px/)).toBeVisible());
  },
};
export const Compact: Story = {
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/29\.03px/)).toBeVisible());
  },
};
export const InDark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
