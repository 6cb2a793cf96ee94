// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findProblems, type Proofs } from './findProblems';

const test = 'tests/door.test.tsx';
const journey = 'tests/e2e/house.spec.ts';
const stories = 'stories/Door.stories.tsx';

const files: Record<string, string> = {
  [test]: `
    import { describe, expect, it } from 'vitest';
    // Says "Nobody is in".
    describe('the door', () => {
      it('opens', () => expect(screen.getByText('Come in, Ada!')).toBeVisible());
      it('rings', () => {});
      it('creaks', () => expectCreak());
      describe('at night', () => {
        it('opens', () => expect(dark).toBe(true));
        it.skip('locks', () => expect(locked).toBe(true));
      });
      it.each([['one', 1], ['two', 2]])('takes %s key', (_, count) => expect(count).toBe(1));
      it.each([['green', 'light oak']])('is %s %j', (colour) => expect(colour).toBe('green'));
      it(\`has \${count} hinges\`, () => expect(hinges).toHaveLength(2));
      it('is painted', { skip: true }, () => expect(colour).toBe('red'));
      it('is sold', ({ skip }) => { skip(); expect(price).toBe(1); });
      it.todo('is oiled');
    });
    describe.skip('the window', () => {
      it('shuts', () => expect(shut).toBe(true));
    });
  `,
  'tests/alone.test.ts': `
    it('is passed over', () => expect(1).toBe(1));
    it.only('runs alone', () => expect(1).toBe(1));
  `,
  [journey]: `
    test('a visit', async ({ page }) => {
      await test.step('rings', async () => { await expect(page).toHaveURL('/door'); });
    });
    test('a visit by train', async ({ page }) => {
      test.skip(!trains, 'No trains.');
      await expect(page).toHaveURL('/door');
    });
  `,
  'tests/gate.test.ts': `
    it('swings', () => expect(gate).toSwing());
  `,
  [stories]: `
    const meta = { title: 'Door' } satisfies Meta;
    export default meta;
    export const Open: Story = { play: async () => { await expect(door).toBeVisible(); } };
    export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
    export const Shut: Story = { args: { open: false } };
    export const Stuck: Story = { play: async () => { await push(); } };
    export const Unplayed: Story = { ...Open, tags: ['!test'] };
  `,
};

const line = (words = 'The door opens.', ids = '1.1') => `- ${ids} ${words}`;
const opens: Proofs = { [test]: { 'the door › opens': '1.1' } };
const problems = (lines: string | string[], proofs: Proofs) =>
  findProblems(['# The house', '', 'It has a door.', '', ...[lines].flat()].join('\n'), {
    proofs,
    files: Object.keys(files),
    read: (path) => files[path] ?? '',
    sentences: ['Welcome to …!'],
  });

describe('a valid page', () => {
  it.each([
    ['a test by its title', test, 'creaks'],
    ['a test by its groups and title', test, 'the door › at night › opens'],
    ['a row of a test by its values', test, 'takes two key'],
    ['a row with a value in quotes', test, 'is green "light oak"'],
    ['a test of rows by its title as it is written', test, 'takes %s key'],
    ['a title with an expression', test, 'has ${count} hinges'],
    ['a step of a journey', journey, 'rings'],
    ['a story that is played', stories, 'Open'],
    ['a story with its component', stories, 'Door › Open'],
    ['a story that plays another', stories, 'Dark'],
  ])('is proved by %s', (_, file, name) =>
    expect(problems(line(), { [file]: { [name]: '1.1' } })).toEqual([]),
  );

  it('has several facts in a line, each with proofs', () => {
    const proofs = { ...opens, [journey]: { rings: '1.1 1.2' }, [stories]: { Open: '1.3' } };
    expect(problems([line(undefined, '1.1–1.3'), '  - It also rings.'], proofs)).toEqual([]);
  });

  it.each([
    'The door says "Come in, Ada!".',
    'The door says "Come in, {name}!".',
    'The house says "Welcome to {place}!".',
  ])('quotes what is said: %s', (words) => expect(problems(line(words), opens)).toEqual([]));
});

describe('a proof is refused', () => {
  const refused = (file: string, name: string, why: string) =>
    expect(problems(line(), { [file]: { [name]: '1.1' } })).toEqual([
      `${file} › “${name}” ${why}; it proves 1.1. Nothing else proves 1.1.`,
    ]);

  it.each([
    ['whose file is gone', 'tests/moat.test.ts', 'is deep'],
    ['that is gone', test, 'shines'],
    ['that is only a group', test, 'at night'],
    ['that is in another group', test, 'the gate › opens'],
    ['that is a row which is not there', test, 'takes three key'],
  ])('%s', (_, file, name) => refused(file, name, 'is not there'));

  it.each([
    ['that is skipped', test, 'locks'],
    ['that is to be written', test, 'is oiled'],
    ['whose group is skipped', test, 'shuts'],
    ['that is skipped by an option', test, 'is painted'],
    ['that skips itself', test, 'is sold'],
    ['that skips itself at times', journey, 'a visit by train'],
    ['that is a story nobody plays', stories, 'Shut'],
    ['that is a story left out of the tests', stories, 'Unplayed'],
  ])('%s', (_, file, name) => refused(file, name, 'does not run'));

  it.each([
    ['that is a test without an expectation', test, 'rings'],
    ['that is a story without an expectation', stories, 'Stuck'],
  ])('%s', (_, file, name) => refused(file, name, 'expects nothing'));

  it('whose name stands twice', () =>
    refused(test, 'opens', 'is there 2 times; name its group as well'));

  it('beside a test that runs alone', () =>
    refused('tests/alone.test.ts', 'is passed over', 'stands beside a test that runs alone'));

  it('with the file that it may have moved to', () => {
    expect(problems(line(), { [test]: { swings: '1.1' } })).toEqual([
      `${test} › “swings” is not there; it proves 1.1. tests/gate.test.ts has a test of this name. Nothing else proves 1.1.`,
    ]);
  });

  it('with what nothing else proves', () => {
    const proofs = { ...opens, [stories]: { Shut: '1.1 1.2', Stuck: '1.1' } };
    expect(problems(line(undefined, '1.1–1.2'), proofs)).toEqual([
      `${stories} › “Shut” does not run; it proves 1.1, 1.2. Nothing else proves 1.2.`,
      `${stories} › “Stuck” expects nothing; it proves 1.1. All of it has other proofs.`,
    ]);
  });

  it('of something that the page does not say', () => {
    expect(problems(line(), { [test]: { 'the door › opens': '1.1 1.2' } })).toEqual([
      `${test} › “the door › opens” proves 1.2, which the page does not have.`,
    ]);
  });
});

it('each fact of a line needs a proof', () => {
  expect(problems(line(undefined, '1.1–1.3'), opens)).toEqual([
    'Nothing proves 1.2.',
    'Nothing proves 1.3.',
  ]);
});

describe('words are refused', () => {
  it.each(['Come in, Bob!', 'Nobody is in', 'Come in, {name}?', 'ome in'])(
    'that nobody says in this form: %s',
    (quoted) => {
      expect(problems(line(`It says "${quoted}".`), opens)).toEqual([
        `Neither the proofs of 1.1 nor the product say “${quoted}”.`,
      ]);
    },
  );
});

describe('the lines are refused', () => {
  const known = (...ids: string[]) => ({ [test]: { 'the door › opens': ids.join(' ') } });

  it('if an id occurs twice, even apart', () => {
    const lines = [line(), line(undefined, '1.2'), line()];
    expect(problems(lines, known('1.1', '1.2'))).toEqual(['1.1 stands twice.']);
  });

  it.each([
    ['1.10', '1.9'],
    ['2.1', '1.2'],
  ])('if %s stands before %s', (first, second) => {
    const lines = [line(undefined, first), line(undefined, second)];
    expect(problems(lines, known(first, second))).toEqual([
      `${second} does not belong behind ${first}.`,
    ]);
  });

  it.each([
    ['without an id', '- The door opens.'],
    ['without words', '- 1.1 '],
    ['over two sections', '- 1.1–2.2 The door opens.'],
    ['with ids backwards', '- 1.2–1.1 The door opens.'],
  ])('%s', (_, written) => {
    expect(problems(written, {})).toEqual([
      'Line 5 is no requirement: it needs an id such as 2.14, or 2.14–2.16, and words.',
    ]);
  });
});
