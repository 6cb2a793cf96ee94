import { act, read, type Operations } from '../routes/operation';
import { acceptLate } from './acceptLate';
import { listResults } from './listResults';
import { placeStudent, rankStudents } from './rankStudents';
import { readEvidence } from './readEvidence';

export const resultOperations: Operations = {
  results: read(listResults),
  evidence: read((call, { id }) => readEvidence(call, id)),
  acceptLate: act<{ participation: string }>((call, { id, body }) =>
    acceptLate(call, id, body.participation),
  ),
  topStudents: read(rankStudents),
  ownPlace: read(placeStudent),
};
