import { openQuiz } from '../../examples/standalone/server/demo/timetable';
import { activate, signIn, type Walk } from './walk.ts';

/** Works on the bank, and opens the dialogs of groups and quizzes. */
export async function instructor(walk: Walk): Promise<void> {
  const { reader, words, step } = walk;
  const { page } = reader;
  const { questions, groups, quizzes, app } = words;
  const focused = page.locator(':focus');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  const heading = page.getByRole('heading', { level: 1 }).and(focused);
  const dialog = page.getByRole('dialog');
  const close = (title: string) =>
    step(title, async () => {
      await reader.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    });

  await signIn(walk, 'ada@school.example');
  await activate(walk, link(app.questions), ['The link to the bank', 'The bank'], heading);
  await activate(
    walk,
    button(questions.add),
    ['The button to add a question', 'A new question'],
    dialog.locator(':focus'),
  );
  await activate(
    walk,
    dialog.locator('[type="submit"]'),
    ['The button to save', 'Save it empty'],
    dialog.locator('[aria-invalid]:focus'),
  );
  await close('Close the form');
  await step('The search', () => page.getByRole('searchbox').focus());
  await step('Search', () => reader.type('HTTP'));
  await activate(
    walk,
    page.getByRole('row').nth(1).locator('[data-part="delete"]'),
    ['The button to delete', 'Delete a question'],
    dialog.locator(':focus'),
  );
  await activate(
    walk,
    dialog.locator('[data-part="confirm"]'),
    ['The button to confirm', 'Confirm'],
    dialog,
    'detached',
  );
  await activate(walk, link(app.groups), ['The link to the groups', 'The groups'], heading);
  await activate(
    walk,
    button(groups.add),
    ['The button to add a group', 'Add a group'],
    dialog.locator(':focus'),
  );
  await close('Close the group');
  await activate(
    walk,
    button(app.newQuiz),
    ['The button for a new quiz', 'Set up a quiz'],
    dialog.locator(':focus'),
  );
  await activate(
    walk,
    dialog.locator('[type="submit"]'),
    ['The button to create it', 'Create it empty'],
    dialog.locator('[aria-invalid]:focus'),
  );
  await close('Close its form');
  await activate(walk, link(app.quizzes), ['The link to the quizzes', 'The quizzes'], heading);
  await activate(
    walk,
    page.getByRole('main').getByRole('link', { name: openQuiz.title }),
    ['The link to a quiz', 'A quiz'],
    heading,
  );
  await activate(
    walk,
    button(quizzes.addedTime.open),
    ['The button to add time', 'Add time'],
    dialog.locator(':focus'),
  );
  await close('Close the time');
  await activate(walk, link(app.results), ['The link to the results', 'The results'], heading);
}
