import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createQuizClient } from '../../src/api/createQuizClient';
import { RegisterForm } from '../../src/auth/RegisterForm';
import { de } from '../../src/messages/de';
import { en } from '../../src/messages/en';
import type { Messages } from '../../src/messages/en';
import { QuizProvider, type QuizProviderProps } from '../../src/provider/QuizProvider';
import { JoinQuiz } from '../../src/quizzes/join/JoinQuiz';
import { replies } from '../../src/rules/replies';
import { createMockSchool } from '../../src/testing';

const school = createMockSchool();
const server = setupServer(...school.handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  school.reset();
});
afterAll(() => server.close());

const { unknownCode } = replies.joining;

function show(widget: ReactElement, props: Partial<QuizProviderProps> = {}) {
  const { token } = school.as('student');
  const client = createQuizClient({ getToken: () => token });
  render(
    <QuizProvider client={client} {...props}>
      {widget}
    </QuizProvider>,
  );
  return userEvent.setup({ delay: null });
}

async function joinWith(code: string, props?: Partial<QuizProviderProps>, { join }: Messages = en) {
  const user = show(<JoinQuiz />, props);
  await user.type(screen.getByRole('textbox', { name: join.code }), code);
  await user.click(screen.getByRole('button', { name: join.join }));
}

/** Lets a server of somebody else refuse every code. */
function refuseJoining(refusal: { message: string; code?: string }) {
  server.use(http.post('*/quiz/join', () => HttpResponse.json(refusal, { status: 404 })));
}

/** Waits for a sentence that appears once. */
async function expectSaid(sentence: string): Promise<void> {
  expect(await screen.findAllByText(sentence)).toHaveLength(1);
}

describe('a refusal with a code is said', () => {
  it('in the language of the page', async () => {
    await joinWith('ZZZZ9999', { locale: de }, de.messages);
    await expectSaid('Es gibt kein Quiz mit diesem Code. Prüfen Sie den Code.');
    expect(screen.queryByText(unknownCode.message)).toBeNull();
  });

  it('in the language of the page, whatever words the server has for it', async () => {
    const message = 'There is no quiz with this code';
    refuseJoining({ message, code: 'join.unknown' });
    await joinWith('ZZZZ9999', { locale: de }, de.messages);
    await expectSaid('Es gibt kein Quiz mit diesem Code. Prüfen Sie den Code.');
    expect(screen.queryByText(message)).toBeNull();
  });

  it('on an English page in the words of the server', async () => {
    await joinWith('ZZZZ9999');
    await expectSaid(unknownCode.message);
  });

  it('in the words of the host, if it has any', async () => {
    const messages = { failures: { 'join.unknown': 'No exam has this code.' } };
    await joinWith('ZZZZ9999', { messages });
    await expectSaid('No exam has this code.');
  });

  it('at the field that it is about', async () => {
    const { auth, account } = de.messages;
    const user = show(<RegisterForm />, { locale: de });
    const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
    await type(account.fields.first_name, 'Grace');
    await type(account.fields.last_name, 'Hopper');
    await type(auth.email, 'grace@school.example');
    await type(auth.password, 'apollo11');
    await user.click(screen.getByRole('button', { name: account.register.submit }));
    const email = screen.getByLabelText(auth.email);
    await expectSaid(de.messages.failures['email.taken']!);
    expect(email).toHaveAccessibleDescription(de.messages.failures['email.taken']);
  });
});

describe('the words of the server stay', () => {
  it('if it sends no code', async () => {
    school.failNext('joinQuiz', 404, 'No such quiz here.');
    await joinWith('ZZZZ9999', { locale: de }, de.messages);
    await expectSaid('No such quiz here.');
  });

  it.each(['exam.locked', 'toString'])('if the page does not know the code %s', async (code) => {
    refuseJoining({ message: 'The exam is locked.', code });
    await joinWith('ZZZZ9999', { locale: de }, de.messages);
    await expectSaid('The exam is locked.');
  });
});
