import { check, type Check } from './check';
import { hold } from '../judging/judge';
import { NotThere } from '../judging/outcome';
import type { Account } from '../school/people';
import { samplePicture } from '../school/samplePicture';
import type { School } from '../school/school';

const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
const dayMs = 24 * 60 * 60_000;
const truncated = samplePicture.slice(0, 60);

async function upload({ judge }: School, { call }: Account): Promise<string> {
  return judge.success(await call('uploadPicture', { bytes: samplePicture }))._id;
}

const holds = (bytes: Uint8Array, mark: string): boolean =>
  new TextDecoder('latin1').decode(bytes).includes(mark);

/**
 * A quiz of another instructor whose one question shows a picture, and who joins it.
 *
 * @param schadule when it opens
 */
async function shownToTaker(school: School, schadule = school.client.now().toISOString()) {
  const { client, judge, belongings } = school;
  const listed = await client.call(null, 'capabilities');
  const { fields = [] } = listed.status === 200 ? judge.success(listed) : {};
  if (!fields.includes('QuestionInput.format')) throw new NotThere('questions in Markdown');
  const instructor = await school.otherInstructor();
  const id = await upload(school, instructor);
  const kind = { type: belongings.otherType, difficulty: 'easy' } as const;
  const draft = belongings.questionDraft();
  const title = `${draft.title} ![A red point](media:${id})`;
  const body = { ...draft, title, ...kind, format: 'markdown' as const };
  judge.success(await instructor.call('createQuestion', { body }));
  const group = await school.foreignGroup();
  const values = { group, questions_number: 1 as const, ...kind, schadule };
  const quiz = await belongings.addQuiz(values, instructor);
  return { id, quiz, taker: await school.holder() };
}

/** They run late, because they fill the other instructor's bank. */
export const pictureChecks: readonly Check[] = [
  check('uploadPicture', 'keeps a picture, whose id is the same each time', async (school) => {
    const { call } = await school.instructor();
    const reply = await call('uploadPicture', { bytes: samplePicture });
    const { _id, type, width, height } = school.judge.success(reply);
    const isRead = type === 'image/png' && width === 1 && height === 1;
    hold(isRead, 'a PNG of 1 × 1 pixels', reply);
    const again = await upload(school, { call } as Account);
    hold(again === _id, `the id ${_id} again`, again);
  }),
  check('uploadPicture', 'refuses what is no picture', async ({ instructor, judge }) => {
    const { call } = await instructor();
    for (const bytes of [drawing, truncated]) {
      judge.refusal(await call('uploadPicture', { bytes }), 400);
    }
  }),
  check(
    'picture',
    'shows a picture to its instructor, without what was written beside it',
    async (school) => {
      const instructor = await school.instructor();
      const id = await upload(school, instructor);
      const reply = await instructor.call('picture', { ids: { id } });
      const { status, type = '', bytes = new Uint8Array() } = reply;
      hold(status === 200 && type.startsWith('image/png'), '200 with image/png', reply);
      hold(holds(bytes, 'IDAT') && !holds(bytes, 'tEXt'), 'the pixels without the comment', reply);
    },
  ),
  check('picture', 'shows students no picture of a quiz before it opens', async (school) => {
    const tomorrow = new Date(school.client.now().getTime() + dayMs).toISOString();
    const { id, quiz, taker } = await shownToTaker(school, tomorrow);
    school.judge.success(await taker.call('joinQuiz', { body: { code: quiz.code } }));
    school.judge.refusal(await taker.call('picture', { ids: { id } }), 404);
  }),
  check(
    'picture',
    'shows students the pictures of the quizzes they have joined',
    async (school) => {
      const { id, quiz, taker } = await shownToTaker(school);
      const ids = { id };
      school.judge.refusal(await taker.call('picture', { ids }), 404);
      school.judge.success(await taker.call('joinQuiz', { body: { code: quiz.code } }));
      const reply = await taker.call('picture', { ids });
      hold(reply.status === 200 && holds(reply.bytes ?? new Uint8Array(), 'IDAT'), 'it', reply);
      const stranger = await school.stranger();
      school.judge.refusal(await stranger.call('picture', { ids }), 404);
    },
  ),
];
