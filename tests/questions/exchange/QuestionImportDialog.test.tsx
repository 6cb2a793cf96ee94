import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile, Question } from '../../../src/api/entities';
import { forgetDrafts } from '../../../src/attempt/keeping/draftStore';
import { QuestionBank } from '../../../src/questions/bank/QuestionBank';
import { QuestionExchange } from '../../../src/questions/exchange/QuestionExchange';
import { png } from '../../rules/pictures/files';
import { readBlobs } from '../../fileFormats/readBlobs';
import { wholeBank } from './wholeBank';
import {
  answer,
  held,
  inTurn,
  refuse,
  renderAtSchool,
  silence,
  type Reply,
} from '../../quizzes/fakeSchool';

const known: Question = {
  _id: 'q1',
  title: 'Known?',
  description: 'd',
  options: { A: '1', B: '2', C: '3', D: '4' },
  answer: 'A',
  type: 'BE',
  difficulty: 'hard',
};
const head = 'title,description,A,B,C,D,answer,type,difficulty';
const row = (title: string) => `${title},Because.,1,2,3,4,B,FE,easy`;
const table = (...titles: string[]) => [head, ...titles.map(row)].join('\n');

beforeAll(readBlobs);
// Loaded in advance, so that tests wait only for replies.
beforeAll(() => import('../../../src/questions/exchange/QuestionImportDialog'));

const logged = vi.spyOn(console, 'error');
beforeEach(() => void logged.mockImplementation(() => {}));
afterEach(() => logged.mockReset());

const imported: Reply = async (request) => {
  const { questions } = (await request.json()) as { questions: unknown[] };
  const ids = questions.map((_, index) => `n${index}`);
  return Response.json({ data: { ids, message: '' } }, { status: 201 });
};

function exchange(replies: Record<string, Reply> = {}, onImported = vi.fn()) {
  const view = renderAtSchool(
    <QuestionExchange list={wholeBank([known])} selected={[]} onImported={onImported} />,
    { 'GET /question': answer([known]), 'POST /question/import': imported, ...replies },
  );
  return { ...view, onImported };
}

type User = ReturnType<typeof exchange>['user'];

async function openDialog(user: User) {
  await user.click(screen.getByRole('button', { name: 'Import' }));
  return within(await screen.findByRole('dialog', { name: 'Import questions' }));
}

async function pasteIn(user: User, text: string) {
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('textbox', { name: 'Or paste questions here' }));
  await user.paste(text);
  await user.click(dialog.getByRole('button', { name: 'Check questions' }));
  await dialog.findByRole('combobox', { name: 'Format' });
  return dialog;
}

describe('choosing', () => {
  it('reads text that is pasted anywhere in the dialog', async () => {
    const { user } = exchange();
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('heading'));
    fireEvent.paste(dialog.getByRole('button', { name: /^Choose a file/ }), {
      clipboardData: { files: [], getData: () => table('New?') },
    });
    expect(await dialog.findByText('1 question to add')).toBeVisible();
  });

  it('leaves the page its turns while it checks many questions, and says what it does', async () => {
    const { user } = exchange();
    const dialog = await openDialog(user);
    const titles = Array.from({ length: 4_000 }, (_, nth) => `${nth}?`);
    fireEvent.paste(dialog.getByRole('button', { name: /^Choose a file/ }), {
      clipboardData: { files: [], getData: () => table(...titles) },
    });
    expect(await dialog.findByRole('status')).toHaveTextContent('Reading…');
    await waitFor(() => {
      expect(dialog.getByRole('status')).toHaveTextContent('Checking…');
      expect(dialog.getByRole('button', { name: 'Checking…' })).toBeVisible();
    });
    expect(await dialog.findByText('4,000 questions to add')).toBeVisible();
  });

  it('reads a file that is dropped', async () => {
    const { user } = exchange();
    const dialog = await openDialog(user);
    const file = new File(['Q?\nA. 1\nB. 2\nC. 3\nD. 4\nANSWER: A'], 'quiz.txt');
    fireEvent.drop(dialog.getByRole('button', { name: /^Choose a file/ }), {
      dataTransfer: { files: [file] },
    });
    expect(await dialog.findByRole('combobox', { name: 'Format' })).toHaveValue('aiken');
  });

  it('says which encoding it guessed, shows a sample, and reads the file in another', async () => {
    const { user } = exchange();
    const dialog = await openDialog(user);
    const bytes = Uint8Array.from(table('Größe?'), (char) => char.charCodeAt(0));
    await user.upload(dialog.getByLabelText('Choose a file'), new File([bytes], 'bank.csv'));
    const encodings = await dialog.findByRole('combobox', { name: 'Encoding' });
    expect(encodings).toHaveValue('windows-1252');
    expect(encodings).toHaveAccessibleDescription(/^Guessed/);
    expect(dialog.getByText('Größe?,Because.,1,2,3,4,B,FE,easy')).toBeVisible();
    await user.click(dialog.getByRole('tab', { name: 'Report (1)' }));
    expect(
      dialog.getByRole('row', { name: /read as Western European \(windows-1252\)/ }),
    ).toBeVisible();
    await user.selectOptions(encodings, 'Cyrillic (windows-1251)');
    expect(await dialog.findByRole('radiogroup', { name: 'GrцЯe?' })).toBeVisible();
    expect(dialog.getByText('GrцЯe?,Because.,1,2,3,4,B,FE,easy')).toBeVisible();
    expect(encodings).toHaveValue('windows-1251');
    expect(encodings).toHaveFocus();
  });

  it('does not ask for an encoding that XML declares', async () => {
    const { user } = exchange();
    const dialog = await openDialog(user);
    const answers = ['\xc4\xee\xed', '\xc2\xee\xeb\xe3\xe0', '2', '3'].map(
      (text, place) => `<answer fraction="${place === 1 ? 100 : 0}"><text>${text}</text></answer>`,
    );
    const xml = `<?xml version="1.0" encoding="windows-1251"?>
<quiz><question type="multichoice"><questiontext><text>\xf0\xe5\xea\xe0?</text></questiontext><generalfeedback><text>x</text></generalfeedback>${answers.join('')}<tags><tag><text>FE</text></tag><tag><text>easy</text></tag></tags></question></quiz>`;
    const bytes = Uint8Array.from(xml, (char) => char.charCodeAt(0));
    await user.upload(dialog.getByLabelText('Choose a file'), new File([bytes], 'quiz.xml'));
    const question = await dialog.findByRole('radiogroup', { name: 'река?' });
    expect(within(question).getByRole('radio', { name: /Волга\s*Right Answer$/ })).toBeVisible();
    expect(dialog.queryByRole('combobox', { name: 'Encoding' })).not.toBeInTheDocument();
  });

  it('refuses files that are not text, too large or empty', async () => {
    const { user } = exchange();
    const dialog = await openDialog(user);
    const chooser = dialog.getByLabelText('Choose a file');
    const zipped = (files: Zippable) => zipSync(files);
    const sheet = zipped({ '[Content_Types].xml': new Uint8Array() });
    await user.upload(chooser, new File([sheet], 'bank.csv'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This is not a text file.');
    await user.upload(chooser, new File([zipped({ 'a.png': new Uint8Array() })], 'bank.zip'));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('This archive has no questions'),
    );
    await user.upload(chooser, new File([sheet.slice(0, 40)], 'bank.zip'));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('This archive is damaged.'),
    );
    await user.upload(chooser, new File(['x'.repeat(20_000_001)], 'bank.csv'));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('This file is larger than 20 MB.'),
    );
    await user.click(dialog.getByRole('button', { name: 'Check questions' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('There is nothing to check.');
  });

  it('reads a text whose first word begins like an archive', async () => {
    const { user } = exchange();
    const dialog = await openDialog(user);
    const text = 'PKI stands for what?\nA. 1\nB. 2\nC. 3\nD. 4\nANSWER: A';
    await user.upload(dialog.getByLabelText('Choose a file'), new File([text], 'quiz.txt'));
    expect(await dialog.findByRole('combobox', { name: 'Format' })).toHaveValue('aiken');
  });

  it('reads a package, and says in which of its files a question is that is skipped', async () => {
    const { user } = exchange();
    const dialog = await openDialog(user);
    const files = {
      'a/good.gift': strToU8('// [tag:FE] [tag:easy]\nNew? {=1 ~2 ~3 ~4 ####Because.}'),
      'a/bad.gift': strToU8('Write. {}'),
    };
    const zipped = zipSync(files);
    await user.upload(dialog.getByLabelText('Choose a file'), new File([zipped], 'bank.zip'));
    expect(await dialog.findByText('1 question to add')).toBeVisible();
    expect(dialog.queryByRole('combobox', { name: 'Format' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('tab', { name: /^Report/ }));
    expect(dialog.getByRole('row', { name: /^a\/bad\.gift:1 .*an essay question/ })).toBeVisible();
  });

  it('keeps pasted text when the dialog closes', async () => {
    const { user } = exchange();
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('textbox'));
    await user.paste('half a question');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await openDialog(user)).getByRole('textbox')).toHaveValue('half a question');
  });
});

describe('reviewing', () => {
  it('shows each question as a student sees it, with its right answer', async () => {
    const { user } = exchange();
    const dialog = await pasteIn(user, table('New?'));
    const question = within(dialog.getByRole('radiogroup', { name: 'New?' }));
    expect(question.getAllByRole('radio')).toHaveLength(4);
    expect(question.getByRole('radio', { name: /^B\s*2\s*Right Answer$/ })).not.toBeChecked();
  });

  it('shows the report if nothing can be added, and offers another format', async () => {
    const { user } = exchange();
    const dialog = await pasteIn(user, 'Q?\nA. 1\nB. 2\nC. 3\nD. 4\nANSWER: A');
    expect(dialog.getByRole('tab', { name: 'Report (3)' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(dialog.getByRole('button', { name: 'Nothing to add' })).toBeDisabled();
    const formats = dialog.getByRole('combobox', { name: 'Format' });
    await user.selectOptions(formats, 'CSV');
    expect(await dialog.findByText(/^Line 1 was taken for the headings/)).toBeVisible();
    expect(formats).toHaveFocus();
  });

  it('applies default type, difficulty and description to questions without them', async () => {
    const { user, called } = exchange();
    const dialog = await pasteIn(user, 'Q?\nA. 1\nB. 2\nC. 3\nD. 4\nANSWER: A');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Category type' }), 'DevOps');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Difficulty' }), 'Medium');
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'From a book');
    await user.click(dialog.getByRole('button', { name: 'Add 1 question' }));
    expect(await dialog.findByText('1 question added')).toBeVisible();
    expect(called('POST /question/import')[0]?.body).toEqual({
      questions: [
        {
          title: 'Q?',
          description: 'From a book',
          options: { A: '1', B: '2', C: '3', D: '4' },
          answer: 'A',
          type: 'DO',
          difficulty: 'medium',
        },
      ],
    });
  });

  it('reports a problem once if one choice solves it for all questions', async () => {
    const { user } = exchange();
    const aiken = (title: string) => `${title}\nA. 1\nB. 2\nC. 3\nD. 4\nANSWER: A`;
    const dialog = await pasteIn(user, [1, 2, 3].map((place) => aiken(`Q${place}?`)).join('\n\n'));
    const sentence = 'Missing in 3 questions. Choose a default above.';
    expect(dialog.getByRole('row', { name: `1 Category type ${sentence}` })).toBeVisible();
    expect(dialog.getAllByText(sentence)).toHaveLength(3);
    expect(dialog.getByRole('tab', { name: 'Report (3)' })).toBeVisible();
  });

  it('counts questions that wait for a default apart from those that no default mends', async () => {
    const { user } = exchange();
    const aiken = (title: string) => `${title}\nA. 1\nB. 2\nC. 3\nD. 4\nANSWER: A`;
    const dialog = await pasteIn(user, [aiken('One?'), aiken('x'.repeat(4001))].join('\n\n'));
    expect(dialog.getByText('1 needs details below')).toBeVisible();
    expect(dialog.getByText('1 skipped')).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Category type' }), 'FE');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Difficulty' }), 'easy');
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'Because.');
    expect(await dialog.findByText('1 question to add')).toBeVisible();
    expect(dialog.queryByText(/needs? details below/)).toBeNull();
    expect(dialog.getByText('1 skipped')).toBeVisible();
  });

  it('counts the same questions where defaults are chosen and where they are missing', async () => {
    const { user } = exchange();
    const aiken = (title: string, key = 'A') => `${title}\nA. 1\nB. 2\nC. 3\nD. 4\nANSWER: ${key}`;
    const dialog = await pasteIn(
      user,
      [aiken('Known?'), aiken('One?'), aiken('Two?'), aiken('x'.repeat(4001))].join('\n\n'),
    );
    expect(dialog.getByText('2 need details below')).toBeVisible();
    expect(dialog.getByText('1 duplicate')).toBeVisible();
    expect(dialog.getAllByText('Used for 2 questions without one.')).toHaveLength(3);
    expect(dialog.getAllByText('Missing in 2 questions. Choose a default above.')).toHaveLength(3);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Duplicates' }), 'Add 1 anyway');
    expect(dialog.getByText('3 need details below')).toBeVisible();
    expect(dialog.getAllByText('Used for 3 questions without one.')).toHaveLength(3);
  });

  it('warns of equal options, and adds them all the same', async () => {
    const { user } = exchange();
    const text = `${head}\nHow many?,Because.,60,\u0065\u0301,60 ,\u00e9,A,FE,easy`;
    const dialog = await pasteIn(user, text);
    await user.click(dialog.getByRole('tab', { name: 'Report (2)' }));
    for (const letters of ['A, C', 'B, D']) {
      const sentence = `These options are the same: ${letters}. Students cannot tell them apart.`;
      expect(dialog.getByRole('row', { name: `2 Options ${sentence}` })).toBeVisible();
    }
    expect(dialog.getByRole('button', { name: 'Add 1 question' })).toBeEnabled();
  });

  it('asks for no description where the server takes an empty one', async () => {
    const { user, called } = exchange({
      'GET /capabilities': answer({
        operations: ['importQuestions'],
        fields: ['QuestionInput.description'],
      }),
    });
    const dialog = await pasteIn(user, 'Q?\nA. 1\nB. 2\nC. 3\nD. 4\nANSWER: A');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Category type' }), 'DevOps');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Difficulty' }), 'Medium');
    expect(dialog.queryByRole('textbox', { name: 'Description' })).not.toBeInTheDocument();
    await user.click(await dialog.findByRole('button', { name: 'Add 1 question' }));
    expect(await dialog.findByText('1 question added')).toBeVisible();
    expect(called('POST /question/import')).toMatchObject([
      { body: { questions: [{ title: 'Q?', description: '' }] } },
    ]);
  });

  it('adds the categories of a file as tags, unless the user does not want them', async () => {
    const { user } = exchange({
      'GET /capabilities': answer({ operations: [], fields: ['QuestionInput.tags'] }),
    });
    const text =
      '$CATEGORY: $course$/top/Biology/Frontend/easy/Cells//Tissue\n\nNew? {=1 ~2 ~3 ~4 ####Because.}';
    const dialog = await pasteIn(user, text);
    const categories = await dialog.findByRole('combobox', { name: 'Categories in the file' });
    expect(categories).toHaveAccessibleDescription('Biology, Cells/Tissue');
    expect(await dialog.findByText('Cells/Tissue', { selector: '.qw-tag' })).toBeVisible();
    await user.selectOptions(categories, 'Leave out');
    expect(dialog.queryByText('Biology', { selector: '.qw-tag' })).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Add 1 question' })).toBeEnabled();
  });

  it('skips questions that are in the bank already, unless the user wants them', async () => {
    const { user } = exchange();
    const dialog = await pasteIn(user, table('Known?', 'New?', 'New?'));
    const said = dialog.getByRole('status');
    expect(said).toHaveTextContent(/^1 question to add\s*2 duplicates$/);
    expect(dialog.getByRole('button', { name: 'Add 1 question' })).toBeEnabled();
    const twins = dialog.getByRole('combobox', { name: 'Duplicates' });
    await user.selectOptions(twins, 'Add 2 anyway');
    expect(dialog.getByRole('button', { name: 'Add 3 questions' })).toBeEnabled();
    expect(said).toHaveTextContent(/^3 questions to add/);
  });
});

describe('tags of HTML without a mark', () => {
  it('are text, and code where the user says so', async () => {
    const { user } = exchange();
    const gift = '// [tag:FE] [tag:easy]\nWhat is <code>x</code>? {=1 ~2 ~3 ~4 ####Because.}';
    const dialog = await pasteIn(user, gift);
    expect(dialog.getByRole('radiogroup', { name: 'What is <code>x</code>?' })).toBeVisible();
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'HTML tags' }),
      'Read as code and formatting',
    );
    expect(await dialog.findByRole('radiogroup', { name: 'What is x?' })).toBeVisible();
  });
});

describe('adding', () => {
  it('adds valid questions, and keeps the rest in the report', async () => {
    const { user, onImported } = exchange();
    const dialog = await pasteIn(user, `${table('New?')}\n${row('x'.repeat(4001))}`);
    expect(dialog.getByText('1 skipped')).toBeVisible();
    await user.dblClick(dialog.getByRole('button', { name: 'Add 1 question' }));
    expect(await dialog.findByText('1 question added')).toBeVisible();
    expect(onImported).toHaveBeenCalledExactlyOnceWith(['n0']);
    expect(dialog.getByRole('button', { name: 'Download the report' })).toBeVisible();
  });

  it('says how many were added when the server fails, and then adds only the rest', async () => {
    const titles = Array.from({ length: 350 }, (_, index) => `Q${index}?`);
    const { user, called } = exchange({
      'POST /question/import': inTurn(imported, refuse(503), imported),
    });
    const dialog = await pasteIn(user, table(...titles));
    await user.click(dialog.getByRole('button', { name: 'Add 350 questions' }));
    expect(await dialog.findByText('200 questions added')).toBeVisible();
    expect(dialog.getByText(/150 questions left to add/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add the rest' }));
    expect(await dialog.findByText('350 questions added')).toBeVisible();
    const sizes = called('POST /question/import').map(
      ({ body }) => (body as { questions: unknown[] }).questions.length,
    );
    expect(sizes).toEqual([200, 150, 150]);
  });

  it('shows what the server refused, in its words', async () => {
    const { user } = exchange({
      'POST /question/import': refuse(400, 'One is bad.'),
      'POST /question': inTurn(
        refuse(400, 'Title is rude.'),
        answer({ data: { _id: 'n1', message: '' } }, 201),
      ),
    });
    const dialog = await pasteIn(user, table('Rude?', 'Fine?'));
    await user.click(dialog.getByRole('button', { name: 'Add 2 questions' }));
    expect(await dialog.findByText('1 question added')).toBeVisible();
    expect(dialog.getByText('The server refused 1 question.')).toBeVisible();
  });

  it('asks before it is closed in the middle', async () => {
    const { user } = exchange({ 'POST /question/import': silence });
    const dialog = await pasteIn(user, table('New?'));
    await user.click(dialog.getByRole('button', { name: 'Add 1 question' }));
    await dialog.findByRole('progressbar', { name: 'Adding questions' });
    await user.keyboard('{Escape}');
    const asked = await screen.findByRole('dialog', { name: 'Stop importing?' });
    await user.click(within(asked).getByRole('button', { name: 'Keep going' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Stop importing?' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('progressbar', { name: 'Adding questions' })).toBeVisible();
  });

  it('drops the confirmation once everything is added before the user answers', async () => {
    const { reply, release } = held();
    const { user } = exchange({ 'POST /question/import': reply, 'DELETE /question/n0': silence });
    const dialog = await pasteIn(user, table('New?'));
    await user.click(dialog.getByRole('button', { name: 'Add 1 question' }));
    await dialog.findByRole('progressbar', { name: 'Adding questions' });
    await user.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Stop importing?' });
    release(imported);
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Stop importing?' })).not.toBeInTheDocument(),
    );
    await user.click(await dialog.findByRole('button', { name: 'Undo import' }));
    expect(await dialog.findByRole('button', { name: 'Stop' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Stop importing?' })).not.toBeInTheDocument();
  });

  it('undoes an import', async () => {
    const { user, called } = exchange({
      'DELETE /question/n0': answer({ data: { message: '' } }),
      'DELETE /question/n1': inTurn(
        refuse(409, 'The bank is locked.'),
        answer({ data: { message: '' } }),
      ),
    });
    const dialog = await pasteIn(user, table('One?', 'Two?'));
    await user.click(dialog.getByRole('button', { name: 'Add 2 questions' }));
    await user.click(await dialog.findByRole('button', { name: 'Undo import' }));
    expect(
      await dialog.findByText('1 question could not be removed. The bank is locked.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Undo import' }));
    expect(await dialog.findByText('1 question removed.')).toBeVisible();
    expect(called('DELETE /question/n0')).toHaveLength(1);
  });

  it('undoes questions that were added before a reply was lost', async () => {
    const bank = [known];
    const { user, called } = exchange({
      'GET /question': (request) => answer(bank)(request),
      'POST /question/import': async (request) => {
        const { questions } = (await request.json()) as { questions: Question[] };
        bank.push(...questions.map((question, index) => ({ ...question, _id: `n${index}` })));
        throw new TypeError('Failed to fetch');
      },
      'DELETE /question/n0': answer({ data: { message: '' } }),
    });
    const dialog = await pasteIn(user, table('One?'));
    await user.click(dialog.getByRole('button', { name: 'Add 1 question' }));
    expect(await dialog.findByText('The questions may not have been added')).toBeVisible();
    expect(dialog.getByText(/some may already be in the bank/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Undo import' }));
    expect(await dialog.findByText('1 question removed.')).toBeVisible();
    expect(called('DELETE /question/n0')).toHaveLength(1);
  });

  it('can be stopped during an undo', async () => {
    const titles = Array.from({ length: 6 }, (_, index) => `Q${index}?`);
    let finish = () => {};
    const { user } = exchange({
      ...Object.fromEntries(
        titles.map((_, index) => [`DELETE /question/n${index}`, answer({ data: { message: '' } })]),
      ),
      ...Object.fromEntries(
        [2, 3, 4, 5].map((index): [string, Reply] => [
          `DELETE /question/n${index}`,
          (request) =>
            new Promise((resolve) => {
              const before = finish;
              finish = () => {
                before();
                resolve(answer({ data: { message: '' } })(request));
              };
            }),
        ]),
      ),
    });
    const dialog = await pasteIn(user, table(...titles));
    await user.click(dialog.getByRole('button', { name: 'Add 6 questions' }));
    await user.click(await dialog.findByRole('button', { name: 'Undo import' }));
    await user.click(await dialog.findByRole('button', { name: 'Stop' }));
    const asked = await screen.findByRole('dialog', { name: 'Stop removing?' });
    await user.click(within(asked).getByRole('button', { name: 'Stop' }));
    finish();
    expect(
      await dialog.findByText('You stopped. 2 questions from this import are still in the bank.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Undo import' }));
    expect(await dialog.findByText('2 questions removed.')).toBeVisible();
  });

  describe('later', () => {
    const ada: Profile = {
      ...{ _id: 'ada', first_name: 'Ada', last_name: 'Lovelace' },
      ...{ email: 'ada@school.example', role: 'Instructor', status: 'active' },
    };
    /** A bank that keeps what is imported and deleted, as long as the page is open. */
    function keptBank() {
      const bank: Question[] = [known];
      const replies: Record<string, Reply> = {
        'GET /question': (request) => answer(bank)(request),
        'POST /question/import': async (request) => {
          const { questions } = (await request.json()) as { questions: Question[] };
          const ids = questions.map((_, index) => `n${bank.length + index}`);
          bank.unshift(...questions.map((each, index) => ({ ...each, _id: ids[index]! })));
          return answer({ data: { ids, message: '' } }, 201)(request);
        },
        ...Object.fromEntries(
          ['n1', 'n2'].map((id): [string, Reply] => [
            `DELETE /question/${id}`,
            (request) => {
              bank.splice(
                bank.findIndex(({ _id }) => _id === id),
                1,
              );
              return answer({ data: { message: '' } })(request);
            },
          ]),
        ),
      };
      return { bank, replies };
    }
    const openBank = (replies: Record<string, Reply>) =>
      renderAtSchool(<QuestionBank />, replies, ada);
    async function importTwo(replies: Record<string, Reply>) {
      const view = openBank(replies);
      await screen.findByRole('table');
      const dialog = await pasteIn(view.user, table('One?', 'Two?'));
      await view.user.click(dialog.getByRole('button', { name: 'Add 2 questions' }));
      expect(await dialog.findByText(/^Until you change or use these questions/)).toBeVisible();
      await view.user.click(dialog.getByRole('button', { name: 'Done' }));
      await screen.findByRole('row', { name: /Two\?/ });
      return view;
    }
    const undo = /^Undo import: 2 questions imported on /;
    afterEach(() => localStorage.clear());

    it('is undone after a reload of the page, and after logging out', async () => {
      const { bank, replies } = keptBank();
      (await importTwo(replies)).unmount();
      forgetDrafts('ada');
      const { user } = openBank(replies);
      await screen.findByRole('table');
      const dialog = await openDialog(user);
      await user.click(await dialog.findByRole('button', { name: undo }));
      expect(await dialog.findByText('2 questions removed.')).toBeVisible();
      expect(bank).toEqual([known]);
      await user.click(dialog.getByRole('button', { name: 'Import more' }));
      expect(dialog.queryByRole('button', { name: /^Undo import/ })).not.toBeInTheDocument();
    });

    it('is undone but for questions that were changed since', async () => {
      const { bank, replies } = keptBank();
      (await importTwo(replies)).unmount();
      bank[0] = { ...bank[0]!, title: 'Changed?' };
      const { user } = openBank(replies);
      await screen.findByRole('table');
      const dialog = await openDialog(user);
      expect(
        await dialog.findByText(
          '1 question was changed or used since the import and stays in the bank.',
        ),
      ).toBeVisible();
      await user.click(
        dialog.getByRole('button', { name: /^Undo import: 1 question imported on / }),
      );
      expect(await dialog.findByText('1 question removed.')).toBeVisible();
      expect(bank.map(({ title }) => title)).toEqual(['Changed?', 'Known?']);
    });

    it('is not offered once all its questions are touched', async () => {
      const { bank, replies } = keptBank();
      const view = await importTwo(replies);
      bank.splice(0, 2, { ...bank[0]!, used: true }, { ...bank[1]!, difficulty: 'hard' });
      view.unmount();
      const { user } = openBank(replies);
      await screen.findByRole('table');
      const dialog = await openDialog(user);
      expect(dialog.queryByRole('button', { name: /^Undo import/ })).not.toBeInTheDocument();
    });
  });

  it('starts again with “Import more”, where the focus goes to the first control', async () => {
    const { user } = exchange();
    const dialog = await pasteIn(user, table('New?'));
    await user.click(dialog.getByRole('button', { name: 'Add 1 question' }));
    await user.click(await dialog.findByRole('button', { name: 'Import more' }));
    expect(dialog.getByRole('textbox', { name: 'Or paste questions here' })).toHaveValue('');
    expect(dialog.getByRole('button', { name: /^Choose a file/ })).toHaveFocus();
  });

  it('starts again when it is opened after everything was added', async () => {
    const { user } = exchange();
    const dialog = await pasteIn(user, table('New?'));
    await user.click(dialog.getByRole('button', { name: 'Add 1 question' }));
    await user.click(await dialog.findByRole('button', { name: 'Done' }));
    const next = await openDialog(user);
    expect(next.getByRole('textbox', { name: 'Or paste questions here' })).toHaveValue('');
  });

  it('offers the rest again when it is opened after a failure', async () => {
    const { user } = exchange({ 'POST /question/import': refuse(500) });
    const dialog = await pasteIn(user, table('New?'));
    await user.click(dialog.getByRole('button', { name: 'Add 1 question' }));
    await user.click(await dialog.findByRole('button', { name: 'Done' }));
    const next = await openDialog(user);
    expect(next.getByRole('button', { name: 'Add the rest' })).toBeVisible();
  });
});

describe('pictures', () => {
  const tree = new Uint8Array(png({ width: 20, height: 10 }));
  const moodle = (name: string, bytes: Uint8Array) =>
    `<quiz><question type="category"><category><text>FE/easy</text></category></question>
<question type="multichoice"><questiontext format="html"><text><![CDATA[What? <img src="@@PLUGINFILE@@/${name}" alt="An oak">]]></text><file name="${name}" encoding="base64">${Buffer.from(bytes).toString('base64')}</file></questiontext><generalfeedback><text>Because.</text></generalfeedback>${[
      100, 0, 0, 0,
    ]
      .map((fraction, at) => `<answer fraction="${fraction}"><text>${at}</text></answer>`)
      .join('')}</question></quiz>`;
  const takes = (...operations: string[]) =>
    answer({ operations, fields: ['QuestionInput.format'] });
  const kept = answer(
    { data: { _id: 'kept-20x10', type: 'image/png', width: 20, height: 10, message: '' } },
    201,
  );
  // jsdom has neither.
  beforeEach(() => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }),
    );
  });

  async function choose(text: string, replies: Record<string, Reply>) {
    const view = exchange(replies);
    const dialog = await openDialog(view.user);
    await view.user.upload(
      dialog.getByLabelText('Choose a file'),
      new File([text], 'questions.xml'),
    );
    await dialog.findByRole('combobox', { name: 'Format' });
    return { ...view, dialog };
  }

  it('are shown before they are uploaded, and named by their place after it', async () => {
    const { dialog, user, called } = await choose(moodle('tree.png', tree), {
      'GET /capabilities': takes('uploadPicture', 'importQuestions'),
      'POST /media': kept,
    });
    expect(await dialog.findByText('1 picture')).toBeVisible();
    expect(await dialog.findByRole('img', { name: 'An oak', busy: false })).toBeVisible();
    expect(called('POST /media')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Add 1 question' }));
    expect(await dialog.findByText('1 question added')).toBeVisible();
    expect(called('POST /question/import')).toMatchObject([
      { body: { questions: [{ title: 'What? ![An oak](media:kept-20x10)' }] } },
    ]);
  });

  it('that the server refuses keep their question out, with the reason in the report', async () => {
    const { dialog, user, called } = await choose(moodle('tree.png', tree), {
      'GET /capabilities': takes('uploadPicture'),
      'POST /media': refuse(409, 'No room.'),
    });
    await user.click(await dialog.findByRole('button', { name: 'Add 1 question' }));
    expect(await dialog.findByText('The server refused 1 question.')).toBeVisible();
    expect(dialog.getByText('No questions added')).toBeVisible();
    expect(
      dialog.getByRole('row', { name: '2 File Its picture “tree.png” was refused. No room.' }),
    ).toBeVisible();
    expect(called('POST /question/import')).toEqual([]);
  });

  it('keep their question out where the server takes none', async () => {
    const { dialog, user } = await choose(moodle('tree.png', tree), {
      'GET /capabilities': takes(),
    });
    await user.click(dialog.getByRole('tab', { name: /^Report/ }));
    expect(dialog.getByText('Contains a picture, which cannot be imported yet.')).toBeVisible();
  });
});
