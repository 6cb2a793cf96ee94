// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findProblems } from './findProblems';

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

const words = 'The door opens.';
const opens = `[the door › opens](../${test})`;
const line = (proofs: string, requirement = words, id = '1.1') =>
  `| ${id} | ${requirement} | ${proofs} |  |`;
const head = '| id | requirement | proof | remark |\n| --- | --- | --- | --- |';
const problems = (...lines: string[]) =>
  findProblems([head, ...lines].join('\n'), {
    read: (path) => files[path] ?? null,
    sentences: ['Welcome to …!'],
  });

describe('a valid table', () => {
  it.each([
    ['a test by its title', `[creaks](../${test})`],
    ['a test by its groups and title', `[the door › at night › opens](../${test})`],
    ['a row of a test by its values', `[takes two key](../${test})`],
    ['a row with a value in quotes', `[is green "light oak"](../${test})`],
    ['a test of rows by its title as it is written', `[takes %s key](../${test})`],
    ['a title with an expression', `[has \${count} hinges](../${test})`],
    ['a step of a journey', `[rings](../${journey})`],
    ['a story that is played', `[Open](../${stories})`],
    ['a story with its component', `[Door › Open](../${stories})`],
    ['a story that plays another', `[Dark](../${stories})`],
    ['several proofs', `${opens}<br>[Open](../${stories})`],
  ])('names %s', (_, proofs) => expect(problems(line(proofs))).toEqual([]));

  it.each([
    'The door says "Come in, Ada!".',
    'The door says "Come in, {name}!".',
    'The house says "Welcome to {place}!".',
  ])('quotes what is said: %s', (requirement) =>
    expect(problems(line(opens, requirement))).toEqual([]),
  );
});

describe('a proof is refused', () => {
  it.each([
    ['that is missing', '', '1.1 has no proof.'],
    [
      'that is no link',
      `${opens}<br>by hand`,
      '1.1: the proof “by hand” is no link such as [name of the test](../tests/path.test.tsx).',
    ],
    [
      'whose file is missing',
      '[opens](../tests/gate.test.tsx)',
      '1.1: there is no tests/gate.test.tsx.',
    ],
    [
      'whose file runs nowhere',
      '[opens](../src/door.tsx)',
      '1.1: src/door.tsx is no file that npm test runs.',
    ],
    ['whose name is unknown', `[shines](../${test})`, `1.1: ${test} has no “shines”.`],
    ['that is only a group', `[at night](../${test})`, `1.1: ${test} has no “at night”.`],
    [
      'that is in another group',
      `[the gate › opens](../${test})`,
      `1.1: ${test} has no “the gate › opens”.`,
    ],
    [
      'that is a row which is not there',
      `[takes three key](../${test})`,
      `1.1: ${test} has no “takes three key”.`,
    ],
    [
      'whose name stands twice',
      `[opens](../${test})`,
      `1.1: ${test} has “opens” 2 times; name its group as well.`,
    ],
    ['that is skipped', `[locks](../${test})`, `1.1: “locks” of ${test} is skipped.`],
    ['that is to be written', `[is oiled](../${test})`, `1.1: “is oiled” of ${test} is skipped.`],
    ['whose group is skipped', `[shuts](../${test})`, `1.1: “shuts” of ${test} is skipped.`],
    [
      'that is skipped by an option',
      `[is painted](../${test})`,
      `1.1: “is painted” of ${test} is skipped.`,
    ],
    ['that skips itself', `[is sold](../${test})`, `1.1: “is sold” of ${test} is skipped.`],
    [
      'that skips itself at times',
      `[a visit by train](../${journey})`,
      `1.1: “a visit by train” of ${journey} is skipped.`,
    ],
    [
      'beside a test that runs alone',
      '[is passed over](../tests/alone.test.ts)',
      '1.1: tests/alone.test.ts runs some of its tests only.',
    ],
    ['that expects nothing', `[rings](../${test})`, `1.1: “rings” of ${test} expects nothing.`],
    [
      'that is a story nobody plays',
      `[Shut](../${stories})`,
      `1.1: Shut of ${stories} is not played.`,
    ],
    [
      'that is a story left out of the tests',
      `[Unplayed](../${stories})`,
      `1.1: Unplayed of ${stories} is not played.`,
    ],
    [
      'that is a story without an expectation',
      `[Stuck](../${stories})`,
      `1.1: “Stuck” of ${stories} expects nothing.`,
    ],
    [
      'that is one bad of two',
      `${opens}<br>[Shut](../${stories})`,
      `1.1: Shut of ${stories} is not played.`,
    ],
  ])('%s', (_, proofs, problem) => expect(problems(line(proofs))).toEqual([problem]));
});

describe('words are refused', () => {
  it.each(['Come in, Bob!', 'Nobody is in', 'Come in, {name}?', 'ome in'])(
    'that nobody says in this form: %s',
    (quoted) => {
      expect(problems(line(opens, `It says "${quoted}".`))).toEqual([
        `1.1: neither its proofs nor the product say “${quoted}”.`,
      ]);
    },
  );
});

describe('the lines are refused', () => {
  it('if a remark links to a missing page', () => {
    const remark = 'Doors [are open](decisions/doors.md#why).';
    expect(problems(`| 1.1 | ${words} | ${opens} | ${remark} |`)).toEqual([
      '1.1: there is no docs/decisions/doors.md.',
    ]);
  });

  it('if an id occurs twice, even apart', () => {
    const lines = [line(opens), line(opens, words, '1.2'), line(opens)];
    expect(problems(...lines)).toEqual(['1.1 stands twice.']);
  });

  it('if the ids are out of order', () => {
    expect(problems(line(opens, words, '1.10'), line(opens, words, '1.9'))).toEqual([
      '1.9 does not belong behind 1.10.',
    ]);
    expect(problems(line(opens, words, '2.1'), line(opens, words, '1.2'))).toEqual([
      '1.2 does not belong behind 2.1.',
    ]);
  });

  it.each([
    ['without an id', `| | ${words} | ${opens} | |`],
    ['without words', `| 1.1 | | ${opens} | |`],
    ['with a cell too few', `| 1.1 | ${words} | ${opens} |`],
    ['with a cell too many', `| 1.1 | ${words} | ${opens} | | |`],
  ])('%s', (_, row) => {
    expect(problems(row)).toEqual([
      'Line 3 is no requirement: it needs an id such as 2.14, words, proofs and a remark.',
    ]);
  });
});
