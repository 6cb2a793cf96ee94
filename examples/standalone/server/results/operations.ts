import { act, read, type Operations } from '../routes/operation';
import { acceptLate, type LateAcceptance } from './acceptLate';
import { listResults } from './listResults';
import { placeStudent, rankStudents } from './rankStudents';
import { readEvidence } from './readEvidence';

export const resultOperations: Operations = {
  results: read(listResults),
  evidence: read((call, { id }) => readEvidence(call, id)),
  acceptLate: act<LateAcceptance>((call, { id, body }) => acceptLate(call, id, body)),
  topStudents: read(rankStudents),
  ownPlace: read(placeStudent),
};
