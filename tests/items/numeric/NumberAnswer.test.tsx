import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { answeringOf } from '../../../src/items/answering';
import { useWords } from '../../../src/provider/MessagesContext';
import { Root } from '../../../src/ui/theme/Root';

function setUp({
  answer: first = null,
  lang = 'en',
}: { answer?: string | null; lang?: string } = {}) {
  const onAnswer = vi.fn();
  function Paper() {
    const [answer, setAnswer] = useState(first);
    return (
      <Root lang={lang}>
        {answeringOf({ kind: 'numeric' }).draw({
          question: { options: {}, kind: 'numeric' },
          useWords,
          drawText: (text) => text,
          sayText: (text) => text,
          label: 'How fast?',
          answer,
          onAnswer: (next) => {
            onAnswer(next);
            setAnswer(next);
          },
        })}
        <button onClick={() => setAnswer('7.5')}>Other device</button>
        <button onClick={() => setAnswer(null)}>Clear</button>
      </Root>
    );
  }
  render(<Paper />);
  return onAnswer;
}

const field = () => screen.findByRole('textbox', { name: 'Your answer' });

it('answers with the number that is typed, in the signs of the language', async () => {
  const onAnswer = setUp({ lang: 'de' });
  await userEvent.type(await field(), '-3,5');
  expect(onAnswer).toHaveBeenLastCalledWith('-3.5');
  expect(await field()).toHaveValue('-3,5');
});

it('says how it reads a number where this is not obvious', async () => {
  setUp({ lang: 'de' });
  await userEvent.type(await field(), '1.500');
  expect(await field()).toHaveAccessibleDescription('Read as 1500');
});

it('keeps what is no number in the field, answers with nothing, and says so once it is left', async () => {
  const onAnswer = setUp({ answer: '12' });
  await userEvent.type(await field(), ' m');
  expect(onAnswer).toHaveBeenLastCalledWith(null);
  expect(await field()).toBeValid();
  await userEvent.tab();
  expect(await field()).toHaveValue('12 m');
  expect(await field()).toBeInvalid();
});

it('shows what another device answered, and nothing where the answer was cleared', async () => {
  setUp({ answer: '12', lang: 'de' });
  expect(await field()).toHaveValue('12');
  await userEvent.click(screen.getByRole('button', { name: 'Other device' }));
  expect(await field()).toHaveValue('7,5');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await field()).toHaveValue('');
});

it('changes the sign by a button, for keyboards without a minus', async () => {
  const onAnswer = setUp();
  await userEvent.type(await field(), '4');
  const sign = screen.getByRole('button', { name: 'Change the sign', hidden: true });
  await userEvent.click(sign);
  expect(onAnswer).toHaveBeenLastCalledWith('-4');
  await userEvent.click(sign);
  expect(onAnswer).toHaveBeenLastCalledWith('4');
});
