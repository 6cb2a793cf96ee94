import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QuestionBank } from '../../src/questions/bank/QuestionBank';
import { QuizCreateDialog } from '../../src/quizzes/setUp/QuizCreateDialog';
import { StudentsByGroup } from '../../src/students/StudentsByGroup';
import { createQuizServer, pass } from '../attempt/fakeQuizServer';
import { answer, renderAtSchool } from '../quizzes/fakeSchool';

/** The choices of a list in order; the first one stands for no choice. */
function choices(field: HTMLElement, isChosen: boolean): string[] {
  const texts = [...(field as HTMLSelectElement).options].map(({ text }) => text);
  return isChosen ? texts : texts.slice(1);
}

describe('a new quiz offers', () => {
  it.each([
    ['Duration', [15, 30, 45, 60, 90, 120, 180].map((minutes) => `${minutes} minutes`)],
    [
      'Number of questions',
      ['1 question', ...[5, 10, 15, 20, 25, 30, 40, 50].map((count) => `${count} questions`)],
    ],
    ['Score per question', ['1 point', ...[2, 3, 4, 5, 10].map((points) => `${points} points`)]],
    ['Difficulty', ['Easy', 'Medium', 'Hard']],
    ['Category type', ['Frontend', 'Backend', 'Both']],
    ['Group', ['Year 9 blue', 'Evening class']],
  ])('the choices of %s', async (field, offered) => {
    renderAtSchool(<QuizCreateDialog open onClose={() => {}} />, {
      'GET /group': answer([
        { _id: 'g1', name: 'Year 9 blue', max_students: 30 },
        { _id: 'g2', name: 'Evening class', max_students: 20 },
      ]),
    });
    const form = within(await screen.findByRole('dialog', { name: 'Set up a new quiz' }));
    await form.findByRole('option', { name: 'Evening class' });
    expect(choices(form.getByLabelText(field), false)).toEqual(offered);
  });
});

describe('a question offers', () => {
  it.each([
    ['Right Answer', ['A', 'B', 'C', 'D'], ['A', 'B', 'C', 'D']],
    ['Category type', ['Frontend', 'Backend', 'DevOps'], ['FE', 'BE', 'DO']],
    ['Difficulty', ['Easy', 'Medium', 'Hard'], ['easy', 'medium', 'hard']],
  ])('the choices of %s', async (field, offered, sent) => {
    const { user } = renderAtSchool(<QuestionBank />, { 'GET /question': answer([]) });
    await screen.findByText('No question found');
    await user.click(screen.getAllByRole('button', { name: 'Add Question' })[0]!);
    const form = within(await screen.findByRole('dialog', { name: 'Set up a new question' }));
    const select = form.getByLabelText<HTMLSelectElement>(field);
    expect(choices(select, true)).toEqual(offered);
    expect([...select.options].map(({ value }) => value)).toEqual(sent);
  });
});

describe('the tabs of groups', () => {
  afterEach(() => vi.restoreAllMocks());

  function show(count: number, width: number) {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    const groups = Array.from({ length: count }, (_, at) => ({
      _id: `g${at}`,
      name: `Class ${at + 1}`,
      max_students: 20,
    }));
    const student = { _id: 's1', first_name: 'Grace', last_name: 'Hopper', email: 'g@x.example' };
    return renderAtSchool(<StudentsByGroup />, {
      'GET /group': answer(groups),
      'GET /student': answer([{ ...student, group: { _id: 'g0', name: 'Class 1' } }]),
    });
  }

  it.each([
    [8, 800, 8, false],
    [9, 800, 8, true],
    [3, 400, 3, false],
    [4, 400, 3, true],
  ])('of %i groups at %i px are %i on a page; arrows: %s', async (count, width, onPage, arrows) => {
    show(count, width);
    expect(await screen.findAllByRole('tab')).toHaveLength(onPage);
    expect(screen.queryAllByRole('button', { name: /(Next|Previous) groups/ })).toHaveLength(
      arrows ? 2 : 0,
    );
  });
});

describe('the countdown', () => {
  afterEach(() => vi.useRealTimers());

  it('ticks each second, and stops at 0', async () => {
    localStorage.clear();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
    const taken = createQuizServer().take();
    const left = () => taken.result.current.time.secondsLeft;
    await pass(10);
    const seen = [left()];
    for (let second = 0; second < 3; second += 1) {
      await pass(1_000);
      seen.push(left());
    }
    expect(seen).toEqual([900, 899, 898, 897]);
    await pass(896_000);
    expect(left()).toBe(1);
    await pass(1_000);
    await act(() => Promise.resolve());
    expect(left()).toBe(0);
  });
});
