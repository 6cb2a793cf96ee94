import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Root } from '../../../src/ui/theme/Root';
import { QuizProvider } from '../../../src/provider/QuizProvider';
import { JoinQuiz } from '../../../src/quizzes/join/JoinQuiz';
import { JoinCode } from '../../../src/quizzes/joinCode/JoinCode';
import { Card } from '../../../src/ui/card/Card';

const frames = () =>
  Array.from(
    document.querySelectorAll<HTMLElement>('.qw-card, .qw-code'),
    ({ dataset }) => dataset.frame,
  );

it('is left out of one widget by its own property', () => {
  render(
    <QuizProvider>
      <JoinQuiz frame="none" data-testid="join" />
      <JoinQuiz />
    </QuizProvider>,
  );
  expect(frames()).toEqual(['none', undefined]);
  // The host's own surface shows through.
  expect(screen.getByTestId('join')).not.toHaveAttribute('data-qw-painted');
  expect(screen.getByTestId('join')).not.toHaveAttribute('frame');
});

it('is left out of all widgets by the provider, unless one asks for it', () => {
  render(
    <QuizProvider frame="none">
      <JoinQuiz />
      <JoinCode code="7KQ2MXWD" />
      <JoinCode code="7KQ2MXWD" frame="card" />
      <Card frame="card" />
    </QuizProvider>,
  );
  expect(frames()).toEqual(['none', 'none', 'card', 'card']);
});

it('leaves the paper of a root that asks for it', () => {
  render(
    <Root frame="none">
      <Root painted data-testid="page" />
    </Root>,
  );
  expect(screen.getByTestId('page')).toHaveAttribute('data-qw-painted');
});
