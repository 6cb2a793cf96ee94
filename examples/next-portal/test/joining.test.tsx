import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { JoinQuiz, QuizRunner } from 'quizwright';
import { mockQuizzes } from 'quizwright/testing';
import { QuizSchool } from '../src/school/QuizSchool';
import { openSchool } from './openSchool';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const school = openSchool();

test('joining leads to the page of the quiz', async () => {
  const user = userEvent.setup();
  render(
    <QuizSchool person={school.as('student')}>
      <JoinQuiz />
    </QuizSchool>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Code' }), mockQuizzes.open.code);
  await user.click(screen.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(push).toHaveBeenCalledWith(`/quizzes/${mockQuizzes.open.id}`));
});

test('a student answers a quiz and gets a receipt', async () => {
  const user = userEvent.setup();
  render(
    <QuizSchool person={school.as('katherine@school.example')}>
      <QuizRunner quizId={mockQuizzes.open.id} />
    </QuizSchool>,
  );
  // Two of the five questions were answered earlier.
  for (const question of (await screen.findAllByRole('radiogroup')).slice(2)) {
    await user.click(question.querySelector('input') as HTMLInputElement);
  }
  await user.click(screen.getByRole('button', { name: 'Submit Quiz' }));
  expect(await screen.findByRole('heading', { name: 'Quiz submitted' })).toBeVisible();
});
