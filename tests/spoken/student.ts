import { activate, instructorCalls, signIn, type Walk } from './walk.ts';

/** The questions of the quiz, by what the student does with them. */
const questions = {
  first: 'Which status code says that a page was not found?',
  addedTime: 'What does the attribute `alt` contain?',
  offline: 'What is $x^2$ for $x = 3$?',
  other: 'Which word declares a constant in JavaScript?',
  blank: 'What does CSS stand for?',
};

const options = {
  first: { A: '404', B: '200', C: '500', D: '301' },
  addedTime: { A: 'A text for a picture', B: 'A link', C: 'A key', D: 'A size' },
  offline: { A: '$9$', B: '$\\frac{1}{9}$', C: '$6$', D: '$3$' },
  other: { A: '`const`', B: '`let`', C: '`var`', D: '`static`' },
  blank: { A: 'Cascading Style Sheets', B: 'Coded Sheets', C: 'Colour Sets', D: 'Class Styles' },
};

type Question = keyof typeof questions;

/** Makes a bank from which the server can draw only these questions, and opens a quiz of them. */
async function openQuiz(call: Awaited<ReturnType<typeof instructorCalls>>) {
  const cell = { type: 'FE', difficulty: 'hard' };
  const bank = await call<{ _id: string; type: string; difficulty: string }[]>('GET', '/question');
  const ids = bank
    .filter(({ type, difficulty }) => type === cell.type && difficulty === cell.difficulty)
    .map(({ _id }) => _id);
  await call('POST', '/question/change', { ids, difficulty: 'medium' });
  for (const [name, title] of Object.entries(questions)) {
    const texts = { title, description: 'For the walk.', options: options[name as Question] };
    await call('POST', '/question', { ...cell, ...texts, answer: 'A', format: 'markdown' });
  }
  const groups = await call<{ _id: string; name: string }[]>('GET', '/group');
  const group = groups.find(({ name }) => name === 'Web Development A')?._id;
  const { data } = await call<{ data: { _id: string; code: string } }>('POST', '/quiz', {
    title: 'The web, spoken',
    description: 'Five questions.',
    group,
    questions_number: 5,
    ...cell,
    schadule: new Date().toISOString(),
    duration: 180,
    score_per_question: 1,
  });
  return data;
}

/** Joins a quiz, takes it, and looks at the results. */
export async function student(walk: Walk): Promise<void> {
  const { reader, school, words, step } = walk;
  const { page } = reader;
  const { runner, join, app } = words;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const focused = page.locator(':focus');
  const call = await instructorCalls(school);
  const quiz = await openQuiz(call);

  await signIn(walk, 'amara@school.example');
  await activate(
    walk,
    button(join.studentTitle).first(),
    ['The button for the code', 'Open the form for the code'],
    dialog.getByRole('textbox').and(focused),
  );
  await step('A wrong code', async () => {
    await reader.type('ABCD2345');
    await reader.press('Return');
    await dialog.locator('[aria-invalid]').waitFor();
  });
  await step('The right code', async () => {
    await dialog.getByRole('textbox').fill('');
    await reader.type(quiz.code);
    await reader.press('Return');
    await page.getByRole('radiogroup').first().waitFor();
  });
  const option = (question: Question, place = 0) =>
    page
      .getByRole('radiogroup')
      .filter({ hasText: questions[question].replace(/[`$].*/, '') })
      .getByRole('radio')
      .nth(place);
  await step('The first question', () => option('first').focus());
  await step('Answer it', () => reader.press('space'));
  await step('Another one, with code', () => option('addedTime').focus());
  await step('Get more time', async () => {
    await call('PUT', `/quiz/time/${quiz._id}`, { minutes: 5 });
    await reader.press('space');
  });
  await step('A formula', () => option('offline').focus());
  await step('Answer it offline', async () => {
    await page.context().setOffline(true);
    await reader.press('space');
    await page.getByText(runner.savedOnDevice, { exact: true }).first().waitFor();
  });
  await step('Back online', async () => {
    await page.context().setOffline(false);
    await page.getByText(runner.saved, { exact: true }).first().waitFor();
  });
  await step('An option that is a fraction', () => option('offline', 1).focus());
  await step('The last but one', () => option('other').focus());
  await step('Answer it too', () => reader.press('space'));
  await activate(
    walk,
    button(runner.submit),
    ['The button to submit', 'Submit with a blank'],
    option('blank').and(focused),
  );
  await step('Answer the blank', () => reader.press('space'));
  await activate(
    walk,
    button(runner.submit),
    ['The button to submit again', 'Submit'],
    dialog.locator(':focus'),
  );
  await step('Close the receipt', async () => {
    await reader.press('Return');
    await dialog.waitFor({ state: 'detached' });
  });
  await activate(
    walk,
    page.getByRole('navigation').getByRole('link', { name: app.results }),
    ['The link to the results', 'The results'],
    page.getByRole('heading', { level: 1 }).and(focused),
  );
}
