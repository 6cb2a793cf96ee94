import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question } from '../../../src/api/entities';
import { QuestionBank } from '../../../src/questions/bank/QuestionBank';
import { answer, held, inTurn, refuse, renderAtSchool, type Reply } from '../../quizzes/fakeSchool';
import { button, openBank, question, search, titles, toast, write } from './bankAtSchool';
import { openPagedBank, pageOf } from './pagedBank';

const logged = vi.spyOn(console, 'error');
beforeEach(() => {
  logged.mockImplementation(() => {});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  logged.mockReset();
});

const takesTags = answer({
  operations: ['questionFacets', 'changeQuestions', 'renameTags'],
  fields: ['QuestionInput.tags'],
});
const takesTagsAlone = answer({ operations: [], fields: ['QuestionInput.tags'] });

const bank = [
  question('1', { tags: ['CSS', 'layout'], type: 'BE' }),
  question('2', { tags: ['css'], difficulty: 'hard' }),
  question('3'),
];
const tagFilter = () => screen.findByRole('combobox', { name: 'Tag' });
const chips = () =>
  within(screen.getByRole('group', { name: 'Active filters' }))
    .getAllByRole('button', { name: /Remove filter/ })
    .map(({ textContent }) => textContent);

describe('a bank with tags', () => {
  it('shows the tags of a question in its row and in its details', async () => {
    const { user } = await openBank(bank);
    const row = screen.getByRole('row', { name: /Question 1/ });
    expect(within(row).getByText('layout')).toBeVisible();
    await user.click(button('View Question 1'));
    const dialog = await screen.findByRole('dialog', { name: 'View question' });
    expect(within(dialog).getByText('Tags')).toBeVisible();
    expect(within(dialog).getByText('CSS')).toBeVisible();
  });

  it('filters by tags in any case, together with everything else', async () => {
    const { user } = await openBank(bank);
    await user.selectOptions(await tagFilter(), 'CSS (2)');
    expect(titles()).toEqual(['Question 1', 'Question 2']);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('2 of 3 questions');
    await user.selectOptions(await tagFilter(), 'layout (1)');
    expect(titles()).toEqual(['Question 1']);
    await write(user, search(), 'question');
    expect(chips()).toEqual(['Search: question', 'Tag: CSS', 'Tag: layout']);
    await user.click(button('Remove filter Tag: layout'));
    expect(titles()).toEqual(['Question 1', 'Question 2']);
    await user.click(button('Clear filters'));
    expect(titles()).toHaveLength(3);
    expect(screen.queryByRole('group', { name: 'Active filters' })).not.toBeInTheDocument();
    expect(search()).toHaveFocus();
  });

  it('says which filter to remove where nothing matches', async () => {
    const { user } = await openBank(bank);
    await user.selectOptions(await tagFilter(), 'layout (1)');
    await user.selectOptions(screen.getByLabelText('Difficulty'), 'Hard');
    expect(await screen.findByText('No question found')).toBeVisible();
    expect(button('Remove “Tag: layout” to see 1 question')).toBeVisible();
    await user.click(button('Remove “Difficulty: Hard” to see 1 question'));
    expect(titles()).toEqual(['Question 1']);
    expect(screen.getByLabelText('Difficulty')).toHaveValue('');
  });

  it('says so where no single filter helps', async () => {
    const { user } = await openBank(bank);
    await user.selectOptions(await tagFilter(), 'layout (1)');
    await user.selectOptions(screen.getByLabelText('Difficulty'), 'Medium');
    await user.selectOptions(screen.getByLabelText('Type'), 'DevOps');
    expect(
      await screen.findByText(
        'No question matches all of these filters. Remove more than one of them.',
      ),
    ).toBeVisible();
  });

  it('offers no tags where there are none', async () => {
    const { calls } = await openBank([question('1'), question('2')]);
    await screen.findByRole('button', { name: 'Find duplicates' });
    expect(screen.queryByRole('combobox', { name: 'Tag' })).not.toBeInTheDocument();
    // A server without pages is asked for nothing else, but for what it has.
    expect(calls.map(({ name }) => name).sort()).toEqual(['GET /capabilities', 'GET /question']);
  });
});

describe('a bank whose server says what quizzes say of its questions', () => {
  const known = [
    question('1', { used: true, quality: 'weak' }),
    question('2', { used: true, quality: 'good' }),
    question('3', { used: true }),
    question('4'),
  ];

  it('marks them in their rows and their details', async () => {
    const { user } = await openBank(known);
    const row = screen.getByRole('row', { name: /Question 1/ });
    expect(within(row).getByText('Weak question')).toBeVisible();
    expect(
      within(screen.getByRole('row', { name: /Question 2/ })).getByText('Good question'),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /Question 4/ })).not.toHaveTextContent(
      /Good|Weak|Check/,
    );
    await user.click(button('View Question 1'));
    const dialog = within(await screen.findByRole('dialog', { name: 'View question' }));
    expect(dialog.getByText('Quality')).toBeVisible();
    expect(dialog.getByText('Weak question')).toBeVisible();
  });

  it('filters by use and by quality on the device where it comes whole', async () => {
    const { user, calls } = await openBank(known);
    await user.selectOptions(await screen.findByLabelText('Use'), 'Not used yet (1)');
    expect(titles()).toEqual(['Question 4']);
    await user.click(button('Remove filter Not used yet'));
    await user.selectOptions(screen.getByLabelText('Quality'), 'Weak question (1)');
    expect(titles()).toEqual(['Question 1']);
    expect(chips()).toEqual(['Quality: Weak question']);
    await user.selectOptions(screen.getByLabelText('Use'), 'Not used yet (1)');
    expect(button('Remove “Quality: Weak question” to see 1 question')).toBeVisible();
    expect(calls.map(({ name }) => name).sort()).toEqual(['GET /capabilities', 'GET /question']);
  });

  it('offers neither where no question says it', async () => {
    await openBank([question('1'), question('2')]);
    await screen.findByRole('button', { name: 'Find duplicates' });
    expect(screen.queryByRole('combobox', { name: 'Use' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Quality' })).not.toBeInTheDocument();
  });
});

describe('a bank in pages', () => {
  const facets = answer({ tags: [{ tag: 'css', questions: 2 }], used: 1 });

  it('lets the server filter by quality', async () => {
    const { user, server } = await openPagedBank(bank, () => ({
      'GET /capabilities': takesTags,
      'GET /question/facets': answer({ tags: [], quality: { good: 1, weak: 2, bad: 0 } }),
    }));
    await user.selectOptions(await screen.findByLabelText('Quality'), 'Weak question (2)');
    await waitFor(() => expect(server.asked.at(-1)).toEqual({ limit: '50', quality: 'weak' }));
    expect(screen.queryByRole('combobox', { name: 'Use' })).not.toBeInTheDocument();
  });

  it('lets the server filter by tags and use', async () => {
    const { user, server } = await openPagedBank(bank, () => ({
      'GET /capabilities': takesTags,
      'GET /question/facets': facets,
    }));
    await user.selectOptions(await tagFilter(), 'css (2)');
    await user.selectOptions(screen.getByLabelText('Use'), 'Not used yet (2)');
    await waitFor(() =>
      expect(server.asked.at(-1)).toEqual({ limit: '50', tags: 'css', used: 'no' }),
    );
    expect(chips()).toEqual(['Tag: css', 'Not used yet']);
  });

  it('keeps room for the filters until it is known what there is', async () => {
    const { reply, release } = held();
    await openPagedBank(bank, () => ({
      'GET /capabilities': takesTags,
      'GET /question/facets': reply,
    }));
    const places = () => document.querySelectorAll('.qw-question-bank-filter');
    await waitFor(() => expect(places()).toHaveLength(5));
    await screen.findByRole('button', { name: 'Find duplicates' });
    expect(places()).toHaveLength(5);
    release(answer({ tags: [], used: 1, quality: { good: 1, weak: 2, bad: 0 } }));
    expect(await screen.findByLabelText('Use')).toBeVisible();
    expect(screen.getByLabelText('Tag')).toBeDisabled();
    expect(places()).toHaveLength(5);
  });

  it('offers the same where it opens filtered', async () => {
    renderAtSchool(<QuestionBank view={{ tags: 'css' }} />, {
      'GET /question': pageOf({ questions: bank, asked: [] }),
      'GET /capabilities': takesTags,
      'GET /question/facets': facets,
    });
    const use = await screen.findByLabelText('Use');
    expect(within(use).getByText('Not used yet')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Find duplicates' })).toBeVisible();
  });

  it('counts the tags anew once questions are deleted or imported', async () => {
    const counts = inTurn(
      facets,
      answer({ tags: [{ tag: 'css', questions: 1 }] }),
      answer({ tags: [{ tag: 'http', questions: 1 }] }),
    );
    const { user } = await openPagedBank(bank, () => ({
      'GET /capabilities': takesTags,
      'GET /question/facets': counts,
      'DELETE /question/1': answer({ data: { message: '' } }),
      'POST /question': answer({ data: { _id: 'n0', message: '' } }),
    }));
    await within(await tagFilter()).findByRole('option', { name: 'css (2)' });
    await user.click(button('Delete Question 1'));
    await user.click(within(await screen.findByRole('dialog')).getByText('Delete'));
    await within(await tagFilter()).findByRole('option', { name: 'css (1)' });
    await user.click(button('Import'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import questions' }));
    const file =
      'title,description,A,B,C,D,answer,type,difficulty,tags\nWho?,d,1,2,3,4,A,FE,easy,http';
    await user.click(await dialog.findByRole('textbox', { name: 'Or paste questions here' }));
    await user.paste(file);
    await user.click(dialog.getByRole('button', { name: 'Check questions' }));
    await user.click(await dialog.findByRole('button', { name: 'Add 1 question' }));
    await user.click(await dialog.findByRole('button', { name: 'Done' }));
    await within(await tagFilter()).findByRole('option', { name: 'http (1)' });
  });

  it('offers neither where the server does not say what there is', async () => {
    const { calls } = await openPagedBank(bank, () => ({
      'GET /capabilities': answer({ operations: [] }),
    }));
    await screen.findByRole('button', { name: 'Find duplicates' });
    expect(screen.queryByRole('combobox', { name: 'Tag' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Use' })).not.toBeInTheDocument();
    expect(calls.some(({ name }) => name === 'GET /question/facets')).toBe(false);
  });
});

describe('the form', () => {
  const edit = async (capabilities: Reply, own: Partial<Question> = {}) => {
    const view = await openBank([question('1', own), ...bank.slice(1)], () => ({
      'GET /capabilities': capabilities,
      'PUT /question/1': answer({ data: { message: '' } }),
    }));
    await view.user.click(button('Edit Question 1'));
    const form = within(await screen.findByRole('dialog', { name: 'Update question' }));
    const save = async () => {
      await view.user.click(form.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      return view.called('PUT /question/1')[0]?.body as { tags?: string[] };
    };
    return { ...view, form, save };
  };

  it('adds tags, in the spelling that the bank has, and removes them by keyboard', async () => {
    const { user, form, save } = await edit(takesTags, { tags: ['old'] });
    const field = await form.findByRole('combobox', { name: 'Tags' });
    await user.click(field);
    await user.keyboard('CSS,new tag,{Backspace}third,');
    await user.click(form.getByRole('button', { name: 'Remove tag old' }));
    expect(field).toHaveFocus();
    expect((await save()).tags).toEqual(['css', 'third']);
  });

  it('divides tags at commas, however they come into the field', async () => {
    const { user, form, save } = await edit(takesTags);
    const field = await form.findByRole('combobox', { name: 'Tags' });
    await user.click(field);
    // As keyboards of phones and dictation do.
    fireEvent.change(field, { target: { value: 'algebra, graphs' } });
    expect(await screen.findByRole('option', { name: 'Add “graphs”' })).toBeVisible();
    expect(form.getByRole('button', { name: 'Remove tag algebra' })).toBeVisible();
    fireEvent.change(field, { target: { value: 'graphs، جبر' } });
    expect((await save()).tags).toEqual(['algebra', 'graphs', 'جبر']);
  });

  it('keeps what was typed and pasted, but for signs that nobody sees', async () => {
    const { user, form, save } = await edit(takesTags);
    await user.click(await form.findByRole('combobox', { name: 'Tags' }));
    await user.paste('o\u202ene, \u200b, two; three');
    await user.keyboard('four');
    expect((await save()).tags).toEqual(['one', 'two', 'three', 'four']);
  });

  it('proposes the tags of the bank, those first that begin as what is typed', async () => {
    const { user, form, save } = await edit(takesTags);
    await user.click(await form.findByRole('combobox', { name: 'Tags' }));
    await user.keyboard('cs');
    const list = await screen.findByRole('listbox', { name: 'Tags' });
    const options = within(list).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Add “cs”', 'css (1)']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(form.getByRole('button', { name: 'Remove tag css' })).toBeVisible();
    expect((await save()).tags).toEqual(['css']);
  });

  it('takes tags without a list where nothing can be measured', async () => {
    vi.unstubAllGlobals();
    const { user, form, save } = await edit(takesTags);
    await user.click(await form.findByRole('textbox', { name: 'Tags' }));
    await user.keyboard('one{Enter}two,');
    expect((await save()).tags).toEqual(['one', 'two']);
  });

  it('takes ten', async () => {
    const { user, form, save } = await edit(takesTags);
    const field = await form.findByRole('combobox', { name: 'Tags' });
    await user.click(field);
    await user.paste(Array.from({ length: 12 }, (_, nth) => `tag ${nth}`).join());
    expect(field).toHaveAccessibleDescription('Up to 10 tags. Remove one to add another.');
    expect((await save()).tags).toHaveLength(10);
  });

  it('has no tags where the server takes none', async () => {
    const { form, save } = await edit(answer({ operations: [], fields: [] }));
    expect(form.queryByRole('combobox', { name: 'Tags' })).not.toBeInTheDocument();
    expect(await save()).not.toHaveProperty('tags');
  });
});

describe('editing the selected questions', () => {
  const select = async (
    replies: Record<string, Reply>,
    questions: Question[] = bank,
    ids = ['1', '2'],
  ) => {
    const view = await openBank(questions, () => replies);
    for (const id of ids) {
      await view.user.click(screen.getByRole('checkbox', { name: `Select Question ${id}` }));
    }
    await view.user.click(button('Edit selected'));
    const title = ids.length === 1 ? 'Edit 1 question' : `Edit ${ids.length} questions`;
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    return { ...view, dialog };
  };

  it('is one call, and keeps the selection', async () => {
    const { user, dialog, called } = await select({
      'GET /capabilities': takesTags,
      'POST /question/change': answer({ data: { ids: ['1', '2'], refused: [] } }),
    });
    await user.selectOptions(dialog.getByLabelText('Difficulty'), 'Medium');
    await user.click(await dialog.findByRole('combobox', { name: 'Add tags' }));
    await user.keyboard('new,');
    await user.click(dialog.getByRole('combobox', { name: 'Remove tags' }));
    await user.keyboard('css,unknown,');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await toast('2 questions changed')).toBeVisible();
    expect(called('POST /question/change').map(({ body }) => body)).toEqual([
      { ids: ['1', '2'], difficulty: 'medium', add_tags: ['new'], remove_tags: ['CSS'] },
    ]);
    expect(screen.getByText('2 selected')).toBeVisible();
  });

  it('says what failed and why, and tries only that again', async () => {
    const { user, dialog, called } = await select({
      'GET /capabilities': takesTags,
      'POST /question/change': answer({
        data: { ids: ['1'], refused: [{ _id: '2', reason: 'tooManyTags' }] },
      }),
    });
    await user.selectOptions(dialog.getByLabelText('Category type'), 'DevOps');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('1 question could not be changed. It stays selected.');
    expect(alert).toHaveTextContent('Question 2 · It would have more than 10 tags.');
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(called('POST /question/change')).toHaveLength(2));
    expect(called('POST /question/change')[1]?.body).toEqual({ ids: ['2'], type: 'DO' });
  });

  it('changes one after the other where the server lacks the operation', async () => {
    const { user, dialog, called } = await select({
      'GET /capabilities': takesTagsAlone,
      'PUT /question/1': answer({ data: { message: '' } }),
      'PUT /question/2': refuse(404, 'Gone.'),
    });
    await user.selectOptions(dialog.getByLabelText('Difficulty'), 'Medium');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Question 2 · It was deleted in the meantime.',
    );
    const { _id, ...first } = { ...bank[0]!, difficulty: 'medium' };
    expect(called(`PUT /question/${_id}`)[0]?.body).toEqual(first);
    expect(called('POST /question/change')).toEqual([]);
  });

  it('keeps the kind and the format of a question that is changed by itself', async () => {
    const own = { kind: 'multiple', format: 'markdown', answer: 'AC' } as const;
    const { user, dialog, called } = await select(
      {
        'GET /capabilities': takesTagsAlone,
        'PUT /question/1': answer({ data: { message: '' } }),
      },
      [question('1', own), question('2')],
      ['1'],
    );
    await user.selectOptions(dialog.getByLabelText('Difficulty'), 'Medium');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(called('PUT /question/1')).toHaveLength(1));
    expect(called('PUT /question/1')[0]?.body).toMatchObject(own);
  });

  it('changes one after the other where a server shows to lack it', async () => {
    const { user, dialog, called } = await select({
      'PUT /question/1': answer({ data: { message: '' } }),
      'PUT /question/2': answer({ data: { message: '' } }),
    });
    expect(dialog.queryByRole('combobox', { name: 'Add tags' })).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Difficulty'), 'Medium');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await toast('2 questions changed')).toBeVisible();
    expect(called('POST /question/change')).toHaveLength(1);
  });

  it('sends more than 200 in several calls', async () => {
    const many = Array.from({ length: 201 }, (_, at) => question(`${at}`));
    const sizes: number[] = [];
    const view = await openBank(many, () => ({
      'GET /capabilities': takesTags,
      'POST /question/change': async (request) => {
        const { ids } = (await request.json()) as { ids: string[] };
        sizes.push(ids.length);
        return Response.json({ data: { ids, refused: [] } });
      },
    }));
    await view.user.click(screen.getByRole('checkbox', { name: 'Select all questions shown' }));
    await view.user.click(button('Edit selected'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit 201 questions' }));
    await view.user.selectOptions(dialog.getByLabelText('Difficulty'), 'Medium');
    await view.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await toast('201 questions changed')).toBeVisible();
    expect(sizes).toEqual([200, 1]);
  });

  it('asks what to change if nothing is chosen', async () => {
    const { user, dialog } = await select({ 'GET /capabilities': takesTags });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Choose what to change.');
  });
});

describe('managing tags', () => {
  const manage = async (reply: Reply = answer({ data: { questions: 2 } })) => {
    const view = await openBank(bank, () => ({
      'GET /capabilities': takesTags,
      'PUT /tag': reply,
    }));
    await view.user.click(await screen.findByRole('button', { name: 'Manage tags' }));
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Manage tags' })) };
  };

  it('renames a tag', async () => {
    const { user, dialog, called } = await manage();
    await user.click(dialog.getByRole('checkbox', { name: 'CSS (2)' }));
    await write(user, dialog.getByRole('textbox', { name: 'New name' }), 'Styles');
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(await toast('2 questions changed')).toBeVisible();
    expect(called('PUT /tag')[0]?.body).toEqual({ tags: ['CSS'], to: 'Styles' });
  });

  it('merges tags, also with one that has the name', async () => {
    const { user, dialog, called } = await manage();
    await user.click(dialog.getByRole('checkbox', { name: 'layout (1)' }));
    await write(user, dialog.getByRole('textbox', { name: 'New name' }), 'css');
    await user.click(dialog.getByRole('button', { name: 'Merge 2 tags' }));
    await waitFor(() => expect(called('PUT /tag')).toHaveLength(1));
    expect(called('PUT /tag')[0]?.body).toEqual({ tags: ['layout'], to: 'css' });
  });

  it('removes tags after a confirmation', async () => {
    const { user, dialog, called } = await manage();
    await user.click(dialog.getByRole('checkbox', { name: 'layout (1)' }));
    await user.click(dialog.getByRole('button', { name: 'Remove tag' }));
    expect(called('PUT /tag')).toEqual([]);
    const asking = within(await screen.findByRole('dialog', { name: 'Remove this tag?' }));
    await user.click(asking.getByRole('button', { name: 'Remove tag' }));
    await waitFor(() => expect(called('PUT /tag')).toHaveLength(1));
    expect(called('PUT /tag')[0]?.body).toEqual({ tags: ['layout'] });
  });

  it('says what is missing, and why the server refused', async () => {
    const { user, dialog } = await manage(refuse(409, 'Not now.'));
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(await dialog.findByText('Choose at least one tag.')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'layout (1)' }));
    const name = dialog.getByRole('textbox', { name: 'New name' });
    await write(user, name, 'gr\u202eid');
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(name).toHaveAccessibleDescription(/contains the invisible character U\+202E after “gr”/);
    await write(user, name, 'grid');
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(await dialog.findByText('Not now.')).toBeVisible();
  });
});

describe('finding duplicates', () => {
  const alike = [
    question('1', { title: 'What does a cookie store?' }),
    question('2', { title: 'Which port does a proxy listen on?' }),
    question('3', { title: 'What does the Cookie store' }),
  ];

  it('lists similar questions, and deletes those that are chosen', async () => {
    const { user, called } = await openBank(alike, () => ({
      'DELETE /question/3': answer({ data: { message: 'gone' } }),
    }));
    await user.click(await screen.findByRole('button', { name: 'Find duplicates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Similar questions' }));
    const group = within(await dialog.findByRole('group', { name: 'Group 1: 2 questions' }));
    expect(group.queryByText(/proxy/)).not.toBeInTheDocument();
    await user.click(group.getByRole('checkbox', { name: 'What does the Cookie store' }));
    await user.click(dialog.getByRole('button', { name: 'Delete 1 question' }));
    const asking = within(await screen.findByRole('dialog'));
    await user.click(asking.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(called('DELETE /question/3')).toHaveLength(1));
    expect(await dialog.findByText('No similar questions found')).toBeVisible();
  });

  it('reads the whole bank of a server with pages', async () => {
    const { user, server } = await openPagedBank(alike, () => ({
      'GET /capabilities': answer({ operations: [] }),
    }));
    await user.click(await screen.findByRole('button', { name: 'Find duplicates' }));
    expect(await screen.findByText('1 group of 2 questions')).toBeVisible();
    expect(server.asked.at(-1)).toEqual({});
  });
});
