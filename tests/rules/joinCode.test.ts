import { describe, expect, it } from 'vitest';
import { readJoinCode } from '../../src/rules/joinCode';

describe('the code in what was typed, pasted or scanned', () => {
  it.each([
    ['as the server gave it', '7KQ2MXWD'],
    ['with dashes and in lower case', ' 7kq2-mxwd '],
    ['in a join link', 'https://school.example/quiz/dashboard/student-quiz?join=7KQ2MXWD'],
    ['in a join link of the app’s own with more behind it', '/student-quiz?join=7kq2-mxwd&x=1#top'],
    ['in a link with ?code=', 'https://portal.example/join?code=7KQ2-MXWD'],
    ['in the hash of a link', 'https://portal.example/#/join?code=7KQ2MXWD'],
    ['in the path of a link', 'https://portal.example/join/7KQ2MXWD/'],
    ['written in percents', 'https://portal.example/?join=%37KQ2MXWD'],
  ])('is found %s', (_, typed) => {
    expect(readJoinCode(typed)).toBe('7KQ2MXWD');
  });

  it.each([
    ['another server’s code', 'maths-2026', 'maths-2026'],
    ['another server’s code in a link', 'https://a.example/?code=maths-2026', 'maths-2026'],
    ['a link without a code', 'https://school.example/help', 'https://school.example/help'],
    ['a percent sign that is none', 'https://a.example/?code=100%', '100%'],
    ['nothing', '  ', ''],
  ])('leaves %s as it is', (_, typed, read) => {
    expect(readJoinCode(typed)).toBe(read);
  });
});
