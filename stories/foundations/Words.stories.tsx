import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { en, type Messages } from '../../src/messages/en';
import { EmptyState } from '../../src/ui/state/EmptyState';
import { Check, Search, X } from '../../src/ui/icons/icons';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../src/ui/table/Table';
import { TextField } from '../../src/ui/field/TextField';
import { enterText } from '../enterText';
import { languages } from '../languages';
import { FoundationPage, FoundationSection, TokenName } from './FoundationPage';
import { sentencesOf, type Sentence } from './sentences';
import './Words.css';

const rules = [
  {
    rule: 'Say what happened, then what to do.',
    say: (said: Messages) => said.questions.saveFailed,
    instead: 'Oops! Something went wrong.',
  },
  {
    rule: 'Name the field and the fix.',
    say: (said: Messages) => said.validation.tooLong(said.questions.fields.title, 200),
    instead: 'Invalid input.',
  },
  {
    rule: 'Promise only what is true: “saved” means that the server has it.',
    say: (said: Messages) => said.runner.savedOnDevice,
    instead: 'Saved!',
  },
  {
    rule: 'A button says what it does.',
    say: (said: Messages) => said.runner.submit,
    instead: 'OK',
  },
  {
    rule: 'An icon button’s name says what it acts on.',
    say: (said: Messages) => said.quizzes.openQuiz('Forces and motion'),
    instead: 'Open',
  },
  {
    rule: 'An empty place says what will be there.',
    say: (said: Messages) => said.results.emptyHint,
    instead: 'No data',
  },
];

const terms = [
  ['Item', 'A question as it was asked in one quiz, for statistics.'],
  ['Attempt', 'One student’s work on one quiz, from opening to grading.'],
  ['Facility', 'The share of right answers to an item, 0 to 1.'],
  ['Discrimination', 'How well an item separates strong students from weak ones, −1 to 1.'],
  ['Distractor', 'A wrong option, meant for students who do not know the answer.'],
  ['Draft', 'Answers the server has before they are submitted.'],
  ['Receipt', 'The server’s confirmation that a submission arrived, and when.'],
] as const;

function Rules({ said }: { said: Messages }) {
  return (
    <ul className="words-rules">
      {rules.map(({ rule, say, instead }) => (
        <li key={rule} className="words-rule">
          <p className="words-rule-name">{rule}</p>
          <p className="words-example" data-kind="say">
            <Check aria-label="Say" className="words-mark" />
            <span>{say(said)}</span>
          </p>
          <p className="words-example" data-kind="instead">
            <X aria-label="Do not say" className="words-mark" />
            <span>{instead}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function AllSentences({ said }: { said: Messages }) {
  const [wanted, setWanted] = useState('');
  const all = sentencesOf(said);
  const shown = all.filter(({ key, text }: Sentence) =>
    `${key} ${text}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  return (
    <>
      <div className="words-search">
        <TextField
          type="search"
          label="Find a sentence"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          hint={`${shown.length} of ${all.length}`}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={<Search />} title="No sentence has these words" />
      ) : (
        <Table caption="Every sentence of the product" captionHidden>
          <TableHead>
            <TableRow>
              <TableHeaderCell>Name</TableHeaderCell>
              <TableHeaderCell>Sentence</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ key, text }) => (
              <TableRow key={key}>
                <TableCell label="Name">
                  <TokenName>{key}</TokenName>
                </TableCell>
                <TableCell label="Sentence">{text}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </>
  );
}

const meta = {
  title: 'Foundations/Words',
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    // Rows are alike, and axe takes seconds to read a thousand.
    a11y: { context: { exclude: ['tbody tr:nth-child(n + 20)'] } },
  },
  render: (_args, { globals }) => {
    const said = languages[String(globals.language)]?.messages ?? en;
    return (
      <FoundationPage
        title="Words"
        summary="Plain sentences, shown when they are needed. Readers may be nervous, in a hurry, and reading a third language."
      >
        <FoundationSection
          title="How it speaks"
          rule="Errors have no exclamation mark and blame nobody. A sentence that the specification gives stays as it is."
        >
          <Rules said={said} />
        </FoundationSection>
        <FoundationSection
          title="Terms"
          rule="The field’s own words, and one word for each concept: in code, on screens and here. docs/glossary.md has all of them."
        >
          <dl className="words-terms">
            {terms.map(([term, meaning]) => (
              <div key={term} className="words-term">
                <dt>{term}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </FoundationSection>
        <FoundationSection
          title="Every sentence"
          rule="Read from the messages themselves, in the toolbar’s language. A host can replace any of them by name. Braces mark values that a sentence is given."
        >
          <AllSentences said={said} />
        </FoundationSection>
      </FoundationPage>
    );
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const FindingASentence: Story = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Find a sentence' });
    await enterText(search, 'submit quiz');
    await expect(await canvas.findByRole('cell', { name: 'runner.submit' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};
/**
 * A third longer, with marks: text that is cut off or broken here will be so in German and Finnish.
 */
export const LongWords: Story = { globals: { language: 'en-XA' } };
export const InDark: Story = { globals: { theme: 'dark' } };
