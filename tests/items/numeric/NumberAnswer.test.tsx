import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { AcceptedNumber, QuestionInput } from '../../../src/api/entities';
import { answeringOf } from '../../../src/items/answering';
import { authoringOf } from '../../../src/items/authoring';
import { questionForm } from '../../../src/items/questionForm';
import { rulesOf } from '../../../src/items/itemRules';
import { en } from '../../../src/messages/en';
import { formResolver } from '../../../src/provider/formResolver';
import { useCheckedForm } from '../../../src/provider/useCheckedForm';
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

const kind = 'numeric';
const asking = { title: 'How fast?', description: 'So.', type: 'FE', difficulty: 'easy' } as const;

/** The fields of a question that asks for a number, with what the form says of it below. */
function setUpFields(accepted: AcceptedNumber[], answer = accepted[0]?.number ?? '') {
  const { OptionFields } = authoringOf({ kind });
  function Fields() {
    const form = useCheckedForm<QuestionInput>({
      resolver: formResolver<QuestionInput, QuestionInput>(questionForm(en, { kind })),
      mode: 'onChange',
      defaultValues: {
        ...asking,
        ...rulesOf({ kind }).draft({ options: {}, answer, accepted }, 0),
      },
    });
    return (
      <form onSubmit={(event) => void form.handleSubmit(() => {})(event)}>
        <OptionFields form={form} words={en.questions} />
        <button>Save</button>
      </form>
    );
  }
  render(
    <Root lang="en">
      <Fields />
    </Root>,
  );
}

const words = en.questions.accepted;
const fieldOf = (name: string) => screen.getByRole('textbox', { name });

it('keeps in the field what is no share of the points', async () => {
  setUpFields([{ number: '5' }, { number: '6', share: 50 }]);
  await userEvent.type(fieldOf(words.try), '6');
  await userEvent.clear(fieldOf(words.share));
  expect(fieldOf(words.share)).toHaveValue('');
  await userEvent.type(fieldOf(words.share), '7x');
  expect(fieldOf(words.share)).toHaveValue('7x');
  expect(fieldOf(words.share)).toBeInvalid();
  expect(screen.getByRole('status')).not.toHaveTextContent('NaN');
  await userEvent.type(fieldOf(words.share), '{Backspace}5');
  expect(screen.getByRole('status')).toHaveTextContent(words.earns(75));
});

it('lets a range be changed that came with a tolerance, which means nothing beside it', () => {
  setUpFields([{ number: '5', to: '6', tolerance: '1' }]);
  expect(fieldOf(words.to)).toBeEnabled();
  expect(fieldOf(words.tolerance)).toHaveValue('');
});

it('takes a sign for percent behind an amount only', async () => {
  setUpFields([{ number: '5' }]);
  await userEvent.type(fieldOf(words.tolerance), '%2');
  expect(fieldOf(words.tolerance)).toBeInvalid();
});

it('names the fields of each number by their place', async () => {
  setUpFields([{ number: '5' }, { number: '6' }]);
  const second = screen.getByRole('group', { name: words.number(2) });
  await userEvent.type(within(second).getByRole('textbox', { name: words.to }), '7');
  await userEvent.type(fieldOf(words.try), '6.5');
  expect(screen.getByRole('status')).toHaveTextContent(words.earns(100));
});

it('moves the focus to the number that is added, of which nothing is wrong yet, and on from one that is removed', async () => {
  setUpFields([{ number: '5' }]);
  const first = fieldOf(en.questions.fields.answer);
  await userEvent.click(screen.getByRole('button', { name: words.add }));
  const added = screen.getAllByRole('textbox', { name: words.number(2) })[0];
  expect(added).toHaveFocus();
  expect(added).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: words.remove(2) }));
  expect(first).toHaveFocus();
});

it('does not call the right number invalid before anything is typed', () => {
  setUpFields([]);
  const right = fieldOf(en.questions.fields.answer);
  expect(right).toBeRequired();
  expect(right).toBeValid();
});

it('has the focus on the first number that is wrong when the form is refused', async () => {
  setUpFields([{ number: '5' }, { number: '6', share: 50 }]);
  await userEvent.clear(fieldOf(words.number(2)));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fieldOf(words.number(2))).toHaveFocus());
  await userEvent.type(fieldOf(words.number(2)), '7');
  expect(fieldOf(words.number(2))).toHaveValue('7');
});
