import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GroupManager } from '../../src/groups/GroupManager';
import { QuestionBank } from '../../src/questions/bank/QuestionBank';
import { QuizDetail } from '../../src/quizzes/detail/QuizDetail';
import { answer, renderAtSchool } from '../quizzes/fakeSchool';
import { question } from '../questions/bank/bankAtSchool';

describe('updating a group', () => {
  async function openForm() {
    const view = renderAtSchool(<GroupManager />, {
      'GET /group': answer([{ _id: 'g1', name: 'Web 1', max_students: 3 }]),
      'GET /student': answer([]),
      'PUT /group/g1': answer({ data: { _id: 'g1', message: '' } }),
    });
    await view.user.click(await screen.findByRole('button', { name: 'Edit group Web 1' }));
    const form = within(await screen.findByRole('dialog', { name: 'Update Group' }));
    return {
      ...view,
      form,
      save: () => view.user.click(form.getByRole('button', { name: 'Update' })),
    };
  }

  it.each([
    ['Group name', '', 'Group name is required'],
    ['Group name', 'We', 'Group name must be at least 3 characters'],
    ['Max students', '0', 'Max students must be greater than 0'],
    ['Max students', '101', 'Max students cannot exceed 100'],
  ])('refuses %s %j and sends nothing: %s', async (field, text, sentence) => {
    const { user, form, save, called } = await openForm();
    await user.clear(form.getByLabelText(field));
    if (text !== '') await user.type(form.getByLabelText(field), text);
    await save();
    expect(await form.findByText(sentence)).toBeVisible();
    expect(called('PUT /group/g1')).toEqual([]);
  });

  it('reloads the list', async () => {
    const { save, called } = await openForm();
    await save();
    await waitFor(() => expect(called('GET /group')).toHaveLength(2));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the Bank of Questions', () => {
  it('gives each difficulty its own colour, and each type a badge', async () => {
    renderAtSchool(<QuestionBank />, {
      'GET /question': answer([
        question('1', { difficulty: 'easy', type: 'FE' }),
        question('2', { difficulty: 'medium', type: 'BE' }),
        question('3', { difficulty: 'hard', type: 'DO' }),
      ]),
    });
    const table = within(await screen.findByRole('table', { name: 'Bank of Questions' }));
    // The colour of each is in its sheet; tests/ui/theme/tokens.test.ts compares them.
    const difficulties = ['Easy', 'Medium', 'Hard'].map((word) =>
      table.getByText(word).closest('[data-difficulty]')?.getAttribute('data-difficulty'),
    );
    expect(difficulties).toEqual(['easy', 'medium', 'hard']);
    for (const word of ['Frontend', 'Backend', 'DevOps']) {
      expect(table.getByText(word).closest('.qw-badge')).toBeVisible();
    }
  });

  it('lets each question be viewed, edited and deleted', async () => {
    renderAtSchool(<QuestionBank />, { 'GET /question': answer([question('1')]) });
    const row = within(await screen.findByRole('row', { name: /Question 1/ }));
    for (const act of ['View', 'Edit', 'Delete']) {
      expect(row.getByRole('button', { name: `${act} Question 1` })).toBeVisible();
    }
  });
});

describe('the quiz detail', () => {
  it('shows every fact of a quiz, its code and its actions', async () => {
    renderAtSchool(<QuizDetail quizId="z1" />, {
      'GET /quiz/z1': answer({
        _id: 'z1',
        title: 'Midterm',
        description: 'Chapters 1 to 4',
        group: 'g1',
        questions_number: 10,
        difficulty: 'medium',
        type: 'BE',
        schadule: new Date(2031, 4, 4, 9, 5).toISOString(),
        duration: 45,
        score_per_question: 2,
        code: '7KQ2MXWD',
        closed_at: null,
      }),
    });
    expect(await screen.findByRole('heading', { name: 'Midterm' })).toBeVisible();
    expect(screen.getByText('Chapters 1 to 4')).toBeVisible();
    for (const [name, value] of [
      ['Date', '04/05/2031'],
      ['Time', '09:05'],
      ['Duration', '45 minutes'],
      ['Questions count', '10'],
      ['Difficulty', 'Medium'],
      ['Type', 'Backend'],
    ] as const) {
      expect(screen.getByText(name).nextElementSibling).toHaveTextContent(value);
    }
    expect(screen.getByText('7KQ2-MXWD')).toBeVisible();
    for (const act of ['Copy code', 'Delete Quiz', 'Update']) {
      expect(screen.getByRole('button', { name: act })).toBeVisible();
    }
  });
});
