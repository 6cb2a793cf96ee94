import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question } from '../../../src/api/entities';
import { QuestionExchange } from '../../../src/questions/exchange/QuestionExchange';
import { readBlobs } from '../../fileFormats/readBlobs';
import { wholeBank } from './wholeBank';
import { samplePicture } from '../../../src/conformance/school/samplePicture';
import {
  answer,
  gateway,
  inTurn,
  refuse,
  renderAtSchool,
  type Reply,
} from '../../quizzes/fakeSchool';

const saved = vi.hoisted(() => vi.fn());
const broken = vi.hoisted(() => ({ isOffline: false }));
vi.mock('../../../src/files/saveFile', () => ({ saveFile: saved }));
vi.mock('../../../src/questions/exchange/QuestionImportDialog', async (load) => {
  if (broken.isOffline) throw new TypeError('Failed to fetch dynamically imported module');
  return load();
});

const question = (index: number): Question => ({
  _id: `q${index}`,
  title: `=Q${index}`,
  description: 'd',
  options: { A: '1', B: '2', C: '3', D: '4' },
  answer: 'A',
  type: 'BE',
  difficulty: 'hard',
});
const bank = [question(1), question(2)];

beforeAll(readBlobs);
const logged = vi.spyOn(console, 'error');
beforeEach(() => void logged.mockImplementation(() => {}));
afterEach(() => {
  logged.mockReset();
  saved.mockReset();
});

function exchange(selected: Question[] = [], replies: Record<string, Reply> = {}) {
  return renderAtSchool(
    <QuestionExchange list={wholeBank(bank)} selected={selected} onImported={() => {}} />,
    replies,
  );
}

/** The text of the file that was saved last. */
async function written(): Promise<string> {
  const parts = saved.mock.lastCall?.[1] as Blob[];
  const bytes = await Promise.all(parts.map((part) => part.arrayBuffer()));
  return Buffer.concat(bytes.map((one) => new Uint8Array(one))).toString();
}

it('says that the import could not be loaded, and opens once it can be', async () => {
  broken.isOffline = true;
  const { user } = exchange();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(
    await screen.findByText(
      'Import could not be loaded. Check your connection and press “Import” again.',
    ),
  ).toBeVisible();
  broken.isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByRole('dialog', { name: 'Import questions' })).toBeVisible();
});

it('exports the whole bank as CSV, by id and safe for spreadsheets', async () => {
  const { user } = exchange();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export questions' });
  await user.click(within(dialog).getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved).toHaveBeenCalledWith('questions.csv', expect.anything(), 'text/csv;charset=utf-8');
  expect(await written()).toBe(
    "\ufeff_id,title,description,A,B,C,D,answer,type,difficulty\r\nq1,'=Q1,d,1,2,3,4,A,BE,hard\r\nq2,'=Q2,d,1,2,3,4,A,BE,hard\r\n",
  );
});

it('exports the selected questions as GIFT', async () => {
  const { user } = exchange([bank[1]!]);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export questions' });
  expect(within(dialog).getByRole('radio', { name: '1 selected question' })).toBeChecked();
  await user.click(within(dialog).getByRole('radio', { name: 'GIFT, for Moodle' }));
  await user.click(within(dialog).getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved).toHaveBeenCalledWith(
    'questions.gift',
    expect.anything(),
    'text/plain;charset=utf-8',
  );
  expect(await written()).toBe(
    '// [id:q2] [tag:type:BE] [tag:difficulty:hard]\n\\=Q2 {\n=1\n~2\n~3\n~4\n####d\n}\n',
  );
});

it.each([
  ['Moodle XML', 'questions.xml', 'text/xml;charset=utf-8'],
  ['QTI 3.0, for other learning platforms', 'questions.zip', 'application/zip'],
])('exports as %s', async (name, file, type) => {
  const { user } = exchange();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export questions' });
  await user.click(within(dialog).getByRole('radio', { name }));
  await user.click(within(dialog).getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved).toHaveBeenCalledWith(file, expect.anything(), type);
});

it('offers no export until the bank is known', () => {
  renderAtSchool(
    <QuestionExchange list={wholeBank(undefined)} selected={[]} onImported={() => {}} />,
    {},
  );
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
});

describe('pictures', () => {
  const pictured: Question = {
    ...question(3),
    title: '![A tree](media:abc-1x1)',
    format: 'markdown',
  };
  const found: Reply = () =>
    new Response(samplePicture, { headers: { 'content-type': 'image/png' } });

  async function exportAs(format: string, replies: Record<string, Reply>) {
    const view = exchange([pictured], replies);
    await view.user.click(screen.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export questions' }));
    await view.user.click(dialog.getByRole('radio', { name: format }));
    await view.user.click(dialog.getByRole('button', { name: 'Export' }));
    return { ...view, dialog };
  }

  it('go along in Moodle XML', async () => {
    await exportAs('Moodle XML', { 'GET /media/abc-1x1': found });
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(await written()).toContain('<text>![A tree](@@PLUGINFILE@@/abc-1x1.png)</text>');
    expect(await written()).toContain(
      `<file name="abc-1x1.png" path="/" encoding="base64">${Buffer.from(samplePicture).toString('base64')}</file>`,
    );
  });

  it('are not exported after all where the user cancels while they load', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const { user, dialog } = await exportAs('Moodle XML', {
      'GET /media/abc-1x1': async (request) => {
        await arrived;
        return found(request);
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const again = within(await screen.findByRole('dialog', { name: 'Export questions' }));
    arrive();
    await user.click(again.getByRole('radio', { name: 'QTI 3.0, for other learning platforms' }));
    await user.click(again.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(saved.mock.calls.map(([name]) => String(name))).toEqual(['questions.zip']);
  });

  it('stay where they are in a table', async () => {
    const { called } = await exportAs('CSV, for spreadsheets', {});
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(await written()).toContain('![A tree](media:abc-1x1)');
    expect(called('GET /media/abc-1x1')).toEqual([]);
  });

  it('that the instructor may not see are missing in the file, which is said', async () => {
    await exportAs('Moodle XML', { 'GET /media/abc-1x1': refuse(404) });
    expect(await screen.findByText('The file lacks 1 picture that you may not see.')).toBeVisible();
    expect(await written()).toContain('![A tree](media:abc-1x1)');
  });

  it('are loaded again after a failure, before which nothing is saved', async () => {
    const replies = { 'GET /media/abc-1x1': inTurn(gateway(), found) };
    const { dialog, user } = await exportAs('Moodle XML', replies);
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Nothing was exported/);
    expect(saved).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  });
});

it('gives an example that the bank takes as it is', async () => {
  const { user } = exchange([], {
    'GET /capabilities': answer({
      operations: [],
      question_types: [{ value: 'BIO', label: 'Biology' }],
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import questions' }));
  // Until the server has named its types, the example has the usual one.
  await waitFor(async () => {
    await user.click(dialog.getByRole('button', { name: 'Download an example' }));
    expect(saved.mock.lastCall?.[0]).toBe('questions-example.csv');
    expect(await written()).toContain(',BIO,easy');
  });
});
