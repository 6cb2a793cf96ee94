import { check, plainCheck, type Check } from './check';
import { capabilitiesOf } from '../school/capabilities';
import { hold } from '../judging/judge';
import { NotChecked } from '../judging/outcome';

export const rankingChecks: readonly Check[] = [
  plainCheck('topStudents', 'ranks at most five', async ({ judge, instructor, student }) => {
    for (const { call } of [await student(), await instructor()]) {
      const ranking = judge.success(await call('topStudents'));
      hold(ranking.length <= 5, 'five students at most', `${ranking.length}`);
    }
  }),
  check('topStudents', 'names others to students only as it says', async (school) => {
    const { ranking = 'everybody' } = await capabilitiesOf(school.client, school.judge);
    const { call } = await school.student();
    const reply = await call('topStudents');
    const isEmpty = school.judge.success(reply).length === 0;
    hold(ranking === 'everybody' || isEmpty, `nobody, since "ranking" is "${ranking}"`, reply);
  }),
  check(
    'topStudents',
    'ranks the best first, in percent',
    async ({ judge, instructor, student }) => {
      for (const { call } of [await student(), await instructor()]) {
        const reply = await call('topStudents');
        const scores = judge.success(reply).map(({ avg_score }) => avg_score);
        const isRanked = scores.every((score, index) => score <= (scores[index - 1] ?? 100));
        hold(isRanked && scores.every((score) => score >= 0), 'scores from 100 down to 0', reply);
      }
    },
  ),

  check('ownPlace', 'counts the place among all ranked students', async (school) => {
    const { call } = await school.student();
    const reply = await call('ownPlace');
    const { place, of, avg_score } = school.judge.success(reply);
    const isWhole = place === null ? avg_score === null : avg_score !== null && place <= of;
    hold(isWhole, 'a "place" not after "of", with "avg_score", or null for both', reply);
  }),
  check('ownPlace', 'agrees with the ranking', async (school) => {
    const { call, profile } = await school.student();
    const ranking = school.judge.readable(await call('topStudents'));
    const index = ranking.findIndex(({ _id }) => _id === profile._id);
    const reply = await call('ownPlace');
    const { place } = school.judge.success(reply);
    const isSame = index < 0 ? place === null || place > ranking.length : place === index + 1;
    if (ranking.some(({ _id }) => _id === undefined)) {
      throw new NotChecked('needs ids in the ranking');
    }
    hold(isSame, 'the place at which the ranking names the student', reply);
  }),
];
