import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Question } from '../../../src/api/entities';
import { answer, inTurn, refuse } from '../../quizzes/fakeSchool';
import { button, openBank, question, search, titles, write } from './bankAtSchool';
import { openPagedBank } from './pagedBank';

const many = (count: number): Question[] =>
  Array.from({ length: count }, (_, index) =>
    question(`q${index}`, {
      title: `${index % 2 === 0 ? 'Even' : 'Odd'} ${String(index).padStart(3, '0')}`,
      type: index % 2 === 0 ? 'FE' : 'BE',
    }),
  );

describe('a bank in pages', () => {
  it('asks once for its first screen, and says how many there are', async () => {
    const { server } = await openPagedBank(many(120));
    await waitFor(() => expect(titles()).toHaveLength(50));
    expect(screen.getByText('120 questions')).toBeVisible();
    expect(screen.getByText('50 of 120 shown')).toBeVisible();
    // An effect sets it after the rows are there.
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '121'));
    expect(server.asked).toEqual([{ limit: '50' }]);
  });

  it('shows more on request, to the end', async () => {
    const { user, server } = await openPagedBank(many(120));
    await user.click(button('Show more'));
    expect(await screen.findByText('100 of 120 shown')).toBeVisible();
    await user.click(button('Show more'));
    await waitFor(() => expect(titles()).toHaveLength(120));
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(server.asked.map(({ cursor }) => cursor)).toEqual([undefined, '50', '100']);
  });

  it('reads on where scrolling comes near the end', async () => {
    const { server } = await openPagedBank(many(120));
    const table = screen.getByRole('table').parentElement as HTMLElement;
    Object.defineProperty(table, 'clientHeight', { value: 600 });
    Object.defineProperty(table, 'scrollHeight', { value: 2_800 });
    table.scrollTop = 1_000;
    fireEvent.scroll(table);
    expect(server.asked).toHaveLength(1);
    table.scrollTop = 2_000;
    fireEvent.scroll(table);
    // Further rows make this table no taller, so it is still at its end.
    await waitFor(() => expect(server.asked).toHaveLength(3));
  });

  it('lets the server search, filter and sort', async () => {
    const { user, server } = await openPagedBank(many(120));
    await write(user, search(), 'odd');
    expect(await screen.findByText('60 of 120 questions')).toBeVisible();
    expect(titles()[0]).toBe('Odd 001');
    await user.click(button('Title'));
    await user.click(button('Title'));
    await waitFor(() => expect(titles()[0]).toBe('Odd 119'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Frontend');
    expect(await screen.findByText('No question found')).toBeVisible();
    const pages = server.asked.filter(({ limit }) => limit === '50');
    expect(pages.at(-1)).toEqual({ limit: '50', q: 'odd', sort: '-title', type: 'FE' });
    await user.click(button('Clear filters'));
    expect(await screen.findByText('120 questions')).toBeVisible();
  });

  it('says how many a search has found only once that is known', async () => {
    const { user } = await openPagedBank(many(120));
    const status = await screen.findByText('120 questions');
    const said: (string | null)[] = [];
    const listener = new MutationObserver(() => said.push(status.textContent));
    listener.observe(status, { childList: true, characterData: true, subtree: true });
    await write(user, search(), 'odd');
    await screen.findByText('60 of 120 questions');
    await user.clear(search());
    await screen.findByText('120 questions');
    expect(said).toEqual(['60 of 120 questions', '120 questions']);
  });

  it('keeps what was selected before a search', async () => {
    const { user } = await openPagedBank(many(120));
    await user.click(screen.getByRole('checkbox', { name: 'Select Even 002' }));
    await write(user, search(), 'odd');
    await screen.findByText('60 of 120 questions');
    expect(screen.getByText('1 selected, 1 hidden by filters')).toBeVisible();
    await user.click(button('Delete selected'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Even 002')).toBeVisible();
  });

  it('keeps a new question in sight that the search does not find, until it is deleted', async () => {
    const { user, server } = await openPagedBank(many(120), (bank) => ({
      'POST /question': async (request) => {
        const body = (await request.json()) as Question;
        bank.questions.unshift({ ...body, _id: 'new' });
        return Response.json({ data: { _id: 'new', message: 'Added' } }, { status: 201 });
      },
      'DELETE /question/new': () => {
        bank.questions.shift();
        return Response.json({ data: { message: '' } });
      },
    }));
    await write(user, search(), 'odd');
    await screen.findByText('60 of 120 questions');
    await user.click(button('Duplicate Odd 001'));
    const dialog = within(await screen.findByRole('dialog'));
    await write(user, dialog.getByLabelText(/^Title/), 'Something else');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(titles()[0]).toContain('Something else'));
    expect(screen.getByText('Just saved, hidden by your filters')).toBeVisible();
    expect(server.questions).toHaveLength(121);

    await user.click(button('Delete Something else'));
    const asking = within(await screen.findByRole('dialog'));
    await user.click(asking.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(titles()).not.toContain('Something else'));
  });

  it('keeps what is there where the next page fails, and asks again', async () => {
    const { user } = await openPagedBank(many(120), (_, page) => ({
      'GET /question': inTurn(page, refuse(409, 'Not now.'), page),
    }));
    await user.click(button('Show more'));
    expect(await screen.findByText('Not now.')).toBeVisible();
    await waitFor(() => expect(titles()).toHaveLength(50));
    await user.click(button('Try again'));
    expect(await screen.findByText('100 of 120 shown')).toBeVisible();
  });

  it('removes deleted questions from the pages at once', async () => {
    const { user, server } = await openPagedBank(many(120), (bank) => ({
      'DELETE /question/q1': () => {
        bank.questions = bank.questions.filter(({ _id }) => _id !== 'q1');
        return Response.json({ data: { message: '' } });
      },
    }));
    await user.click(button('Delete Odd 001'));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', {
        name: 'Delete',
      }),
    );
    await waitFor(() => expect(titles()).not.toContain('Odd 001'));
    expect(server.questions).toHaveLength(119);
  });

  it('exports the whole bank, not the page', async () => {
    const { user, server } = await openPagedBank(many(120));
    await user.click(button('Export'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/120/)).toBeVisible();
    expect(server.asked.at(-1)).toEqual({});
  });

  it('exports it, although no question matches a search', async () => {
    const { user } = await openPagedBank(many(120));
    await write(user, search(), 'nothing');
    expect(await screen.findByText('0 of 120 questions')).toBeVisible();
    expect(button('Export')).toBeEnabled();
  });
});

describe('a server without pages', () => {
  it('is asked once, and searched here', async () => {
    const { user, called } = await openBank(many(120));
    await write(user, search(), 'odd');
    expect(await screen.findByText('60 of 120 questions')).toBeVisible();
    expect(called('GET /question')).toHaveLength(1);
  });

  it('may refuse what it does not know', async () => {
    const list = answer(many(3));
    const { called } = await openBank([], () => ({
      'GET /question': (request) =>
        new URL(request.url).search === ''
          ? list(request)
          : refuse(400, 'Unknown query parameter: limit.')(request),
    }));
    expect(titles()).toHaveLength(3);
    expect(called('GET /question')).toHaveLength(2);
  });
});
