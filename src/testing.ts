export {
  createMockSchool,
  type MockSchool,
  type MockSchoolOptions,
  type MockSession,
} from './testing/createMockSchool';
export type { ForeignReply } from './testing/faults';
export type { OtherDevice } from './testing/otherDevice';
export type { ManyRecords } from './testing/seed/addMany';
export { mockPassword } from './testing/seed/people';
export { mockQuizzes } from './testing/seed/quizzes';
export type { MockMail } from './testing/school/records';
export type { SchoolClock } from './testing/school/schoolClock';
