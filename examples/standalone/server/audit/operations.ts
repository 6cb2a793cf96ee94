import { read, type Operations } from '../routes/operation';
import { readQuizChanges } from './readQuizChanges';

export const auditOperations: Operations = {
  quizChanges: read((call, { id }) => readQuizChanges(call, id)),
};
