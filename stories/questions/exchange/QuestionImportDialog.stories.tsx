import type { Meta, StoryObj } from '@storybook/react-vite';
import '../../../src/rich-text.css';
import { strToU8, zipSync } from 'fflate';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { questionsOptions } from '../../../src/api/teachingOperations';
import { useQueryPlan } from '../../../src/api/usePlan';
import {
  QuestionImportDialog,
  type QuestionImportDialogProps,
} from '../../../src/questions/exchange/QuestionImportDialog';
import { drawnPicture } from '../../provider/drawnPicture';
import { chooseOption } from '../../ui/chooseOption';

const meta = {
  title: 'Questions/QuestionImportDialog',
  component: QuestionImportDialog,
  args: { open: true, questions: [], onImported: fn(), onClose: fn() },
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof QuestionImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const head = 'title,description,A,B,C,D,answer,type,difficulty';
const row = (title: string) =>
  `"${title}",The name says it.,Cascading Style Sheets,Central Style System,Colour Sheet Set,Coded Style Syntax,A,FE,easy`;
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => row(`What does CSS stand for? (${index + 1})`));
const mixed = [
  head,
  ...rows(12),
  row('What does CSS stand for? (3)'),
  row('x'.repeat(4001)),
  'No answer?,Because.,1,2,3,4,,BE,hard',
  'Which are even?,Because.,1,2,3,4,"B,D",BE,hard',
  'Three options?,Because.,1,2,3,,A,Art,tricky',
].join('\n');
const aiken = `Which protocol carries the web?
A. HTTP
B. FTP
C. SMTP
D. SSH
ANSWER: A

How many bits has a byte?
A) 4
B) 6
C) 8
D) 10
ANSWER: C
`;

const answers = ['One', 'Two', 'Three', 'Four']
  .map(
    (text, place) =>
      `<answer fraction="${place === 1 ? 100 : 0}" format="html"><text>${text}</text><feedback format="html"><text>${place === 1 ? 'Yes!' : ''}</text></feedback></answer>`,
  )
  .join('');
const moodleXml = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
  <question type="category"><category><text>$course$/Backend/medium</text></category></question>
  <question type="multichoice">
    <questiontext format="html"><text><![CDATA[<p>How many <b>lines</b> does it print?</p><pre>for (const each of [1, 2]) {
    console.log(each);
}</pre>]]></text></questiontext>
    <generalfeedback format="html"><text>One for each of the list.</text></generalfeedback>${answers}
  </question>
  <question type="multichoice">
    <questiontext format="html"><text><![CDATA[<p>What does <svg></svg> show?</p>]]></text></questiontext>${answers}
  </question>
  <question type="essay"><questiontext format="html"><text>Explain recursion.</text></questiontext></question>
  <question type="truefalse">
    <questiontext format="html"><text>Is zero even?</text></questiontext>
    <answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer>
  </question>
</quiz>`;

const qtiItem = (name: string, interaction: string) => `<?xml version="1.0"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="${name}" title="${name}">
  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier">
    <qti-correct-response><qti-value>b</qti-value></qti-correct-response>
  </qti-response-declaration>
  <qti-item-body><p>What is ${name}?</p>${interaction}</qti-item-body>
</qti-assessment-item>`;
const choices = `<qti-choice-interaction response-identifier="RESPONSE" max-choices="1">${[
  'a',
  'b',
  'c',
  'd',
]
  .map((name) => `<qti-simple-choice identifier="${name}">Answer ${name}</qti-simple-choice>`)
  .join('')}</qti-choice-interaction>`;

async function opened() {
  return within(await screen.findByRole('dialog', { name: 'Import questions' }));
}

async function pasteIn({ userEvent }: Played, text: string) {
  const dialog = await opened();
  await userEvent.click(dialog.getByRole('textbox', { name: 'Or paste questions here' }));
  await userEvent.paste(text);
  await userEvent.click(dialog.getByRole('button', { name: 'Check questions' }));
  await dialog.findByRole('combobox', { name: 'Format' });
  return dialog;
}

async function addAll(played: Played, count: number) {
  const dialog = await pasteIn(played, [head, ...rows(count)].join('\n'));
  await played.userEvent.click(dialog.getByRole('button', { name: /^Add / }));
  return dialog;
}

/** The focus begins on the drop area, which is also a button. */
export const Default: Story = {
  play: async () => {
    const dialog = await opened();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /^Choose a file/ })).toHaveFocus(),
    );
    await expect(dialog.getByText(/Nothing is sent yet/)).toBeVisible();
  },
};

async function dropIn(file: File) {
  const dialog = await opened();
  const transfer = new DataTransfer();
  transfer.items.add(file);
  dialog
    .getByRole('button', { name: /^Choose a file/ })
    .dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: transfer }));
  return dialog;
}

/** A file over the dialog shows where it would go. */
export const FileOver: Story = {
  play: async () => {
    const dialog = await opened();
    const drop = dialog.getByRole('button', { name: /^Choose a file/ });
    drop.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true }));
    await waitFor(() => expect(drop).toHaveAttribute('data-over'));
  },
};

/** A spreadsheet's file that does not say its encoding. It is guessed, and another can be chosen. */
export const OldEncoding: Story = {
  play: async () => {
    const text = [head, row('Größe in €?')].join('\n');
    const bytes = Uint8Array.from(text, (char) => (char === '€' ? 0x80 : char.charCodeAt(0)));
    const dialog = await dropIn(new File([bytes], 'bank.csv'));
    await expect(await dialog.findByRole('radiogroup', { name: 'Größe in €?' })).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Encoding' })).toHaveTextContent(
      /Western European \(windows-1252\)/,
    );
    await expect(dialog.getByText(/^"Größe in €\?",/)).toBeVisible();
  },
};

/** Moodle's XML. What a question of today cannot hold is listed with the reason and the line. */
export const MoodleXml: Story = {
  play: async ({ userEvent }) => {
    const dialog = await dropIn(new File([moodleXml], 'questions.xml'));
    await expect(await dialog.findByText('2 questions to add')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Format' })).toHaveTextContent(/Moodle XML/);
    await userEvent.click(dialog.getByRole('tab', { name: /^Report/ }));
    await expect(await dialog.findByText(/^Contains a drawing in SVG/)).toBeVisible();
    await expect(dialog.getByText(/an essay question/)).toBeVisible();
  },
};

/** A package of QTI. The report names the file of the archive before the line. */
export const Package: Story = {
  play: async ({ userEvent }) => {
    const files = {
      'imsmanifest.xml': `<manifest><resources>${['loops', 'order'].map((name) => `<resource href="items/${name}.xml"><metadata><lom><general><keyword><string>type:FE</string></keyword><keyword><string>hard</string></keyword></general></lom></metadata></resource>`).join('')}</resources></manifest>`,
      'items/loops.xml': qtiItem('loops', choices),
      'items/order.xml': qtiItem(
        'order',
        '<qti-order-interaction response-identifier="RESPONSE"/>',
      ),
    };
    const bytes = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, strToU8(text)]),
    );
    const dialog = await dropIn(new File([zipSync(bytes)], 'package.zip'));
    await expect(await dialog.findByText('1 question to add')).toBeVisible();
    await userEvent.click(dialog.getByRole('tab', { name: /^Report/ }));
    await expect(await dialog.findByText('items/order.xml:2')).toBeVisible();
  },
};

const withPicture = (alt: string, ...files: string[]) => `<p>Which part receives the request?</p>
${files.map((file) => `<img src="../images/${file}" alt="${alt}"/>`).join('')}${choices}`;

async function picturePackage(): Promise<File> {
  const [request, tower] = await Promise.all([drawnPicture(640, 280), drawnPicture(160, 480)]);
  const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
  const files = {
    'items/request.xml': strToU8(
      qtiItem('a request', withPicture('A client asks two servers', 'request.png')),
    ),
    'items/tower.xml': strToU8(qtiItem('a tower', withPicture('', 'tower.png', 'request.png'))),
    'items/drawing.xml': strToU8(qtiItem('a drawing', withPicture('A plan', 'plan.svg'))),
    'items/lost.xml': strToU8(qtiItem('a loss', withPicture('A lost plan', 'lost.png'))),
    'images/request.png': await bytesOf(request),
    'images/tower.png': await bytesOf(tower),
    'images/plan.svg': strToU8('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  };
  return new File([zipSync(files)], 'pictures.zip');
}

/** The pictures of a package are shown before anything is uploaded, and what becomes of each is said. */
export const Pictures: Story = {
  play: async ({ userEvent }) => {
    const dialog = await dropIn(await picturePackage());
    const form = await screen.findByRole('dialog', { name: 'Import questions' });
    await dialog.findByRole('combobox', { name: 'Category type' });
    await chooseOption(form, 'Category type', 'Backend');
    await chooseOption(form, 'Difficulty', 'Easy');
    await expect(await dialog.findByText('3 questions to add')).toBeVisible();
    await expect(dialog.getByText('2 pictures')).toBeVisible();
    await userEvent.click(dialog.getByRole('tab', { name: 'Preview (3)' }));
    await expect(
      (await dialog.findAllByRole('img', { name: 'A client asks two servers', busy: false }))[0],
    ).toBeVisible();
    await expect((await dialog.findAllByRole('img', { name: 'Picture' }))[0]).toBeVisible();
  },
};

/** A drawing keeps its question out; a picture that nobody described, or that is missing, is named. */
export const PicturesReported: Story = {
  play: async (played) => {
    await Pictures.play?.(played);
    const dialog = await opened();
    await played.userEvent.click(dialog.getByRole('tab', { name: /^Report/ }));
    await expect(await dialog.findByText(/“plan.svg” is not in PNG/)).toBeVisible();
    await expect(dialog.getByText(/“lost.png” is not in the file. Its description/)).toBeVisible();
    await expect(dialog.getByText(/^2 pictures have no description/)).toBeVisible();
  },
};

export const PicturesUploading: Story = {
  play: async (played) => {
    await Pictures.play?.(played);
    const dialog = await opened();
    played.school.delay('infinite');
    await played.userEvent.click(dialog.getByRole('button', { name: 'Add 3 questions' }));
    await expect(
      await dialog.findByRole('progressbar', { name: 'Uploading pictures' }),
    ).toBeVisible();
  },
};

/** A picture that the server refuses keeps its questions out, and the others are added. */
export const PictureRefused: Story = {
  play: async (played) => {
    await Pictures.play?.(played);
    const dialog = await opened();
    let uploads = 0;
    played.msw.use(
      http.post('*/api/media', () => {
        uploads += 1;
        return uploads === 2
          ? HttpResponse.json({ message: 'Your pictures take up all their room.' }, { status: 409 })
          : undefined;
      }),
    );
    await played.userEvent.click(dialog.getByRole('button', { name: 'Add 3 questions' }));
    await expect(await dialog.findByText('2 questions added')).toBeVisible();
    await expect(dialog.getByText('The server refused 1 question.')).toBeVisible();
    await expect(
      dialog.getByText(/was refused. Your pictures take up all their room.$/),
    ).toBeVisible();
  },
};

/** An archive that would grow beyond all bounds is not unpacked. */
export const HostileArchive: Story = {
  play: async () => {
    const bomb = zipSync({ 'bank.xml': new Uint8Array(5_000_000) });
    const dialog = await dropIn(new File([bomb], 'bomb.zip'));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/too many files/);
  },
};

export const NoText: Story = {
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Check questions' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('There is nothing to check.');
  },
};

/** As a student sees them, five at a time. Tab reaches the tabs; arrows and Enter choose the report. */
export const Preview: Story = {
  play: async (played) => {
    const dialog = await pasteIn(played, mixed);
    await expect(dialog.getByText('13 questions to add')).toBeVisible();
    await expect(dialog.getByText('1 duplicate')).toBeVisible();
    await expect(dialog.getByText('3 skipped')).toBeVisible();
    await expect(dialog.getAllByRole('radiogroup')).toHaveLength(5);
    await played.userEvent.click(dialog.getByRole('button', { name: 'Next questions' }));
    await expect(
      dialog.getByRole('radiogroup', { name: 'What does CSS stand for? (6)' }),
    ).toBeVisible();
  },
};

const template = `Week 3: heat
Question #;Frage;Thema;Answer 1;Answer 2;Answer 3;Answer 4;Time limit (sec);Correct answer
1;What boils at 100 °C at sea level?;Boiling;water;iron;mercury;oil;20;0
2;What does a thermometer measure?;Measuring;mass;length;temperature;time;20;2
3;Which of these conducts heat best?;Conduction;wood;copper;air;glass;30;1
4;How does heat reach us from the sun?;Radiation;by wind;by sound;by water;by light;30;3
`;

/** Columns that are guessed or left over come first, with what each becomes and its first rows. */
export const Columns: Story = {
  play: async (played) => {
    const dialog = await pasteIn(played, template);
    const table = await dialog.findByRole('table', { name: 'Columns' });
    await expect(within(table).getByRole('rowheader', { name: 'Thema' })).toBeVisible();
    await expect(
      dialog.getByRole('combobox', { name: 'Numbers as right answers' }),
    ).toHaveTextContent(/^Count from 0/);
  },
};

/** A column becomes something else; another that was it before is left out. */
export const ColumnsChosen: Story = {
  play: async (played) => {
    await Columns.play?.(played);
    const form = await screen.findByRole('dialog', { name: 'Import questions' });
    await chooseOption(form, '“Thema” becomes', 'Leave out');
    await expect(
      await within(form).findByRole('button', { name: 'Detect the columns again' }),
    ).toBeVisible();
  },
};

/** Without the question or its answer, the columns say which line was taken for the headings. */
export const ColumnsMissing: Story = {
  play: async (played) => {
    const dialog = await pasteIn(
      played,
      'Vraag;A;B;C;D;Oplossing\nWat smelt?;ijs;lood;goud;hout;A',
    );
    await expect(await dialog.findByText(/^Line 1 was taken for the headings/)).toBeVisible();
  },
};

export const Report: Story = {
  globals: { direction: 'ltr' },
  play: async (played) => {
    const dialog = await pasteIn(played, mixed);
    dialog.getByRole('tab', { name: 'Preview (13)' }).focus();
    await played.userEvent.keyboard('{ArrowRight}{Enter}');
    const table = await dialog.findByRole('table', { name: 'Report' });
    await expect(within(table).getByText('Same as line 4.')).toBeVisible();
    await expect(within(table).getByText('Has 4001 characters. Shorten it to 4000.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Download the report' })).toBeVisible();
  },
};

/** Students could not tell the options apart, so the report says which they are. */
export const EqualOptions: Story = {
  play: async (played) => {
    const dialog = await pasteIn(played, [head, '60 minutes?,d,60,60,90,100,A,FE,easy'].join('\n'));
    await played.userEvent.click(dialog.getByRole('tab', { name: 'Report (1)' }));
    await expect(await dialog.findByText(/^These options are the same: A, B\./)).toBeVisible();
  },
};

/** Questions that lack only what a default gives them are not skipped yet. */
export const DefaultsMissing: Story = {
  play: async (played) => {
    const dialog = await pasteIn(played, `${aiken}\n${aiken.replace(/\?/g, 'x'.repeat(4001))}`);
    await expect(dialog.getByText('2 need details below')).toBeVisible();
    await expect(dialog.getByText('2 skipped')).toBeVisible();
  },
};

/** What a format does not contain is chosen once, for all questions. */
export const DefaultsChosen: Story = {
  play: async (played) => {
    const dialog = await pasteIn(played, aiken);
    const form = await screen.findByRole('dialog', { name: 'Import questions' });
    await expect(dialog.getByRole('button', { name: 'Nothing to add' })).toBeDisabled();
    await chooseOption(form, 'Category type', 'Backend');
    await chooseOption(form, 'Difficulty', 'Easy');
    await expect(dialog.getByRole('button', { name: 'Add 2 questions' })).toBeEnabled();
    await played.userEvent.click(dialog.getByRole('tab', { name: 'Preview (2)' }));
    const preview = within(dialog.getByRole('tabpanel'));
    await expect(preview.getAllByText('Backend')).toHaveLength(2);
  },
};

export const NothingFound: Story = {
  play: async (played) => {
    const dialog = await pasteIn(played, '// only a comment\n$CATEGORY: x\n');
    await expect(dialog.getByText(/No questions found/)).toBeVisible();
  },
};

export const Adding: Story = {
  play: async (played) => {
    const dialog = await pasteIn(played, [head, ...rows(12)].join('\n'));
    played.school.delay('infinite');
    await played.userEvent.click(dialog.getByRole('button', { name: 'Add 12 questions' }));
    await expect(
      await dialog.findByRole('progressbar', { name: 'Adding questions' }),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

/** Escape during an import asks first. Escape again continues. */
export const LeavingAsked: Story = {
  play: async (played) => {
    await Adding.play?.(played);
    await played.userEvent.keyboard('{Escape}');
    const asked = await screen.findByRole('dialog', { name: 'Stop importing?' });
    await waitFor(() =>
      expect(within(asked).getByRole('button', { name: 'Keep going' })).toHaveFocus(),
    );
  },
};

export const Added: Story = {
  play: async (played) => {
    const dialog = await addAll(played, 12);
    await expect(await dialog.findByText('12 questions added')).toBeVisible();
    await expect(played.args.onImported).toHaveBeenCalledTimes(1);
    await expect(dialog.getByRole('button', { name: 'Undo import' })).toBeVisible();
  },
};

/** The server has no bulk operation, so the questions are sent one by one. */
export const AddedOneByOne: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.post('*/api/question/import', () => new HttpResponse(null, { status: 404 }))),
  play: async (played) => {
    const dialog = await addAll(played, 12);
    await expect(await dialog.findByText('12 questions added')).toBeVisible();
  },
};

/** Questions added before the failure stay, and are not added again. */
export const FailedInTheMiddle: Story = {
  play: async (played) => {
    const dialog = await pasteIn(played, [head, ...rows(250)].join('\n'));
    let batches = 0;
    played.msw.use(
      http.post('*/api/question/import', () => {
        batches += 1;
        return batches === 2 ? HttpResponse.error() : undefined;
      }),
    );
    await played.userEvent.click(dialog.getByRole('button', { name: 'Add 250 questions' }));
    await expect(await dialog.findByText('200 questions added')).toBeVisible();
    await expect(dialog.getByText(/50 questions left to add/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add the rest' })).toBeVisible();
  },
};

export const FailedThenAdded: Story = {
  play: async (played) => {
    await FailedInTheMiddle.play?.(played);
    const dialog = await opened();
    await played.userEvent.click(dialog.getByRole('button', { name: 'Add the rest' }));
    await expect(await dialog.findByText('250 questions added')).toBeVisible();
  },
};

export const Undone: Story = {
  play: async (played) => {
    const dialog = await addAll(played, 3);
    await played.userEvent.click(await dialog.findByRole('button', { name: 'Undo import' }));
    await expect(await dialog.findByText('3 questions removed.')).toBeVisible();
  },
};

function ImportIntoBank(props: QuestionImportDialogProps) {
  const { data } = useQueryPlan(questionsOptions);
  return <QuestionImportDialog {...props} questions={data} />;
}

/** Earlier imports can be undone until their questions are changed or used. */
export const RecentImports: Story = {
  parameters: { school: { as: 'instructor', pages: false } },
  render: (args) => <ImportIntoBank {...args} />,
  play: async (played) => {
    const dialog = await addAll(played, 3);
    await played.userEvent.click(await dialog.findByRole('button', { name: 'Import more' }));
    await expect(
      await dialog.findByRole('button', { name: /^Undo import: 3 questions imported on / }),
    ).toBeVisible();
  },
};

export const LongWords: Story = {
  play: async (played) => {
    const text = [head, `"${'unbroken'.repeat(37)}",d,${'x'.repeat(300)},b,c,d,A,DO,hard`];
    const dialog = await pasteIn(played, text.join('\n'));
    await expect(dialog.getByRole('button', { name: 'Add 1 question' })).toBeEnabled();
  },
};

export const RightToLeft: Story = { ...Preview, globals: { direction: 'rtl' } };
export const InDark: Story = { ...Report, globals: { ...Report.globals, theme: 'dark' } };
export const PicturesRightToLeft: Story = {
  ...Pictures,
  globals: { direction: 'rtl', theme: 'dark' },
};
