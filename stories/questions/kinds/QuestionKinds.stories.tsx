import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import '../../../src/rich-text.css';
import type { Evidence, Question } from '../../../src/api/entities';
import { createAnswerSheet } from '../../../src/attempt/answers/answerSheet';
import { optionTexts } from '../../../src/items/itemRules';
import { QuestionBank } from '../../../src/questions/bank/QuestionBank';
import { QuestionDetails } from '../../../src/questions/bank/QuestionDetails';
import { QuestionFormDialog } from '../../../src/questions/form/QuestionFormDialog';
import { PrintedQuiz } from '../../../src/quizzes/print/PrintedQuiz';
import { QuizPaper } from '../../../src/quizzes/runner/paper/QuizPaper';
import { ItemEvidence } from '../../../src/results/evidence/ItemEvidence';
import { letters } from '../../../src/rules/limits';
import { mockQuizzes } from '../../../src/testing';
import { Card } from '../../../src/ui/card/Card';
import { Root } from '../../../src/ui/theme/Root';
import { uploadedPicture } from '../../provider/drawnPicture';
import { fakeAttempt } from '../../quizzes/runner/fakeAttempt';
import { Stack } from '../../ui/arrange';
import { askedQuestions } from './askedQuestions';

const meta = {
  title: 'Questions/Kinds',
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '640px' } },
  },
  beforeEach: async ({ globals, school, msw }) => {
    asked = askedQuestions(String(globals.language), await uploadedPicture(school, 640, 200));
    msw.use(
      http.get('*/api/question', () => HttpResponse.json(asked)),
      http.get('*/api/quiz/evidence/*', () => HttpResponse.json(evidenceOf(asked))),
    );
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The questions of the story, in its language. */
let asked: Question[] = [];

const inGerman: Pick<Story, 'globals'> = { globals: { language: 'de' } };
const inArabic: Pick<Story, 'globals'> = { globals: { language: 'ar', direction: 'rtl' } };

const textsOf = (kind: keyof HTMLElementTagNameMap | 'math', root: Element): Element[] => [
  ...root.querySelectorAll(kind),
];

/** Waits for everything that Markdown needs, and checks that nothing is wider than the page. */
const shown: Play = async ({ canvasElement }) => {
  const page = canvasElement.ownerDocument;
  await waitFor(() => expect(textsOf('math', page.body).length).toBeGreaterThan(0));
  await waitFor(() => {
    const picture = page.querySelector<HTMLImageElement>('img[data-part="image"], .qw-root img');
    return expect(picture?.naturalWidth).toBe(640);
  });
  const { scrollWidth, clientWidth } = page.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};

interface PaperState {
  isAnswered?: boolean;
  isTimeUp?: boolean;
}

/** The questions as their student sees them. */
function Paper({ isAnswered = false, isTimeUp = false }: PaperState) {
  const answers = Object.fromEntries(asked.map(({ _id, answer }) => [_id, answer]));
  const { attempt } = fakeAttempt(isTimeUp ? { secondsLeft: 0 } : {});
  return (
    <Root className="qw-runner">
      <QuizPaper
        attempt={attempt}
        paper={{
          title: 'HTTP',
          grading: 'partial',
          questions: asked,
          sheet: createAnswerSheet(isAnswered ? answers : {}, () => {}),
          overruled: {},
        }}
        headingLevel={2}
        timeUnknown="words"
        layout="all"
        isTimeUp={isTimeUp}
        isSubmitting={false}
        isSignedOut={false}
        isReturned={false}
        notice={undefined}
      />
    </Root>
  );
}

export const Fresh: Story = {
  render: () => <Paper />,
  play: async (played) => {
    await shown(played);
    const { canvas } = played;
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(5);
    // What answers the other kinds loads with the first of them.
    await expect(await canvas.findAllByRole('checkbox')).toHaveLength(8);
    await expect(await canvas.findAllByRole('textbox')).toHaveLength(1);
  },
};
export const FreshInGerman: Story = { ...Fresh, ...inGerman };
export const FreshInArabic: Story = { ...Fresh, ...inArabic };

export const Answered: Story = {
  render: () => <Paper isAnswered />,
  play: async (played) => {
    await shown(played);
    await expect(played.canvas.getAllByRole('radio', { checked: true })).toHaveLength(5);
    await expect(await played.canvas.findAllByRole('checkbox', { checked: true })).toHaveLength(4);
  },
};
export const AnsweredInGerman: Story = { ...Answered, ...inGerman };
export const AnsweredInArabic: Story = { ...Answered, ...inArabic };

/** The time is over: nothing can be changed any more. */
export const Over: Story = {
  render: () => <Paper isAnswered isTimeUp />,
  play: async (played) => {
    await shown(played);
    const { canvas } = played;
    const boxes = await canvas.findAllByRole('checkbox');
    for (const input of [...canvas.getAllByRole('radio'), ...boxes]) {
      await expect(input).toBeDisabled();
    }
  },
};
export const OverInGerman: Story = { ...Over, ...inGerman };
export const OverInArabic: Story = { ...Over, ...inArabic };

/** The network was gone before the picture came: its words stand in its place. */
export const PictureOffline: Story = {
  render: () => <Paper />,
  beforeEach: ({ msw }) => msw.use(http.get('*/api/media/*', () => HttpResponse.error())),
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() =>
      expect(
        canvasElement.querySelector('[data-part="picture"][data-state="failed"]'),
      ).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: /again|Erneut|إعادة/ })).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')[4]).toBeEnabled();
  },
};
export const PictureOfflineInGerman: Story = { ...PictureOffline, ...inGerman };
export const PictureOfflineInArabic: Story = { ...PictureOffline, ...inArabic };

/** A row has one line of each text, with its code and formulas. */
export const InTheBank: Story = {
  render: () => <QuestionBank />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(asked.length + 1);
    for (const cell of canvas.getAllByRole('row')) {
      await expect(cell).not.toHaveTextContent(/\$\$|\*\*|media:/);
    }
    await expect((await canvas.findAllByText('Cache-Control'))[0]?.tagName).toBe('CODE');
    await waitFor(() => expect(textsOf('math', canvasElement)).not.toHaveLength(0));
  },
};
export const InTheBankInGerman: Story = { ...InTheBank, ...inGerman };
export const InTheBankInArabic: Story = { ...InTheBank, ...inArabic };

export const Details: Story = {
  render: () => (
    <Stack>
      {asked.map((question) => (
        <Card key={question._id}>
          <QuestionDetails question={question} />
        </Card>
      ))}
    </Stack>
  ),
  play: shown,
};
export const DetailsInGerman: Story = { ...Details, ...inGerman };
export const DetailsInArabic: Story = { ...Details, ...inArabic };

const Form = ({ place }: { place: number }) => (
  <QuestionFormDialog open source={asked[place]} isUpdate onSaved={() => {}} onClose={() => {}} />
);

/** Several right answers and a picture, beside what students will see. */
export const InTheForm: Story = {
  render: () => <Form place={4} />,
  play: async () => {
    const form = within(await screen.findByRole('dialog'));
    await waitFor(() =>
      expect(form.getAllByRole<HTMLImageElement>('img').at(-1)?.naturalWidth).toBe(640),
    );
    await expect(form.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};
export const InTheFormInGerman: Story = { ...InTheForm, ...inGerman };
export const InTheFormInArabic: Story = { ...InTheForm, ...inArabic };

/** Six options and long words. */
export const SixOptionsInTheForm: Story = {
  render: () => <Form place={1} />,
  play: async () => {
    const form = within(await screen.findByRole('dialog'));
    await expect(form.getByRole('button', { pressed: true })).toBeVisible();
    await expect(form.getAllByRole('textbox').length).toBeGreaterThanOrEqual(8);
  },
};
export const SixOptionsInTheFormInGerman: Story = { ...SixOptionsInTheForm, ...inGerman };
export const SixOptionsInTheFormInArabic: Story = { ...SixOptionsInTheForm, ...inArabic };

/** A number with a tolerance, and a range that earns half of the points. */
export const NumberInTheForm: Story = {
  render: () => <Form place={7} />,
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog'));
    const attempt = form.getByRole('textbox', { name: /Try|ausprobieren|تجربة/ });
    await userEvent.type(attempt, '9.78');
    await expect(form.getByText(/^(Right|Richtig|صحيح)$/)).toBeVisible();
    await userEvent.clear(attempt);
    await userEvent.type(attempt, '9');
    await expect(form.getByText(/50%/)).toBeVisible();
  },
};
export const NumberInTheFormInGerman: Story = { ...NumberInTheForm, ...inGerman };
export const NumberInTheFormInArabic: Story = { ...NumberInTheForm, ...inArabic };

const PaperOnPaper = () => (
  <PrintedQuiz
    part="both"
    quiz={{
      ...{ _id: 'printed', title: 'HTTP', description: '', grading: 'partial', duration: 45 },
      ...{
        questions_number: asked.length,
        score_per_question: 2,
        questions: asked,
        participants: 0,
      },
    }}
  />
);

/** Dark on white in every theme, with the key on a page of its own. */
export const Printed: Story = { render: () => <PaperOnPaper />, play: shown };
export const PrintedInGerman: Story = { ...Printed, ...inGerman };
export const PrintedInArabic: Story = { ...Printed, ...inArabic };

/** Right ones, one that is off by a power of ten, and what nobody else gave. */
const givenNumbers = [
  { answer: '9.81', count: 20 },
  { answer: '98.1', count: 8 },
  { answer: '9.8', count: 5 },
  { answer: '-9.81', count: 2 },
  { answer: '9', count: 1 },
];

/** As a class of forty answered: two thirds of them right. */
function evidenceOf(questions: readonly Question[]): Evidence {
  return {
    quiz: mockQuizzes.closed.id,
    participants: 40,
    items: questions.map(({ _id, title, options, answer, kind, format, accepted }) => {
      let wrong = 0;
      const count = optionTexts({ options }).length;
      const choices = optionTexts({ options }).map((_, place): [string, number] => {
        const letter = letters[place] ?? 'A';
        if (answer.includes(letter)) return [letter, 26];
        wrong += 1;
        return [letter, wrong === 1 ? 12 - 2 * (count - 2) : 2];
      });
      return {
        ...{ _id, title, options, answer, ...(format && { format }) },
        choices: { A: 0, B: 0, C: 0, D: 0, ...Object.fromEntries(choices) },
        ...(kind && { kind, answered: 38 }),
        ...(accepted && { accepted, given: givenNumbers }),
        omitted: 2,
        facility: 0.65,
        discrimination: 0.31,
      };
    }),
  };
}

export const InTheEvidence: Story = {
  render: () => <ItemEvidence quizId={mockQuizzes.closed.id} />,
  play: async (played) => {
    await shown(played);
    // One question has a table of its own.
    await expect(played.canvas.getAllByRole('table')).toHaveLength(asked.length + 1);
  },
};
export const InTheEvidenceInGerman: Story = { ...InTheEvidence, ...inGerman };
export const InTheEvidenceInArabic: Story = { ...InTheEvidence, ...inArabic };

const loop = 'total = 0\nfor n in [1, 2]:\n    total += n\n    print(total)';
const branch = 'if total:\n    print(3)';

/** A plain text keeps its lines and their indentation wherever a question is shown in full. */
export const Indented: Story = {
  beforeEach: () => {
    asked = [
      {
        _id: 'indented',
        title: `What does this print?\n${loop}`,
        description: 'It prints in each round.',
        options: { A: '1\n3', B: '3', C: branch, D: 'Nothing' },
        ...{ answer: 'A', type: 'FE', difficulty: 'easy' },
      },
    ];
  },
  render: () => (
    <Stack>
      <Paper />
      {asked.map((question) => (
        <QuestionDetails key={question._id} question={question} />
      ))}
      <PaperOnPaper />
      <ItemEvidence quizId={mockQuizzes.closed.id} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table');
    await expect(canvasElement.innerText.split(loop)).toHaveLength(5);
    await expect(canvasElement.innerText.split(branch)).toHaveLength(5);
  },
};
