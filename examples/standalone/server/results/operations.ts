import type { Call } from '../kernel/call';
import type { Operations, Sent } from '../kernel/operation';
import { acceptLate, type LateAcceptance } from './acceptLate';
import { listResults } from './listResults';
import { placeStudent, rankStudents } from './rankStudents';
import { readEvidence } from './readEvidence';

export const resultOperations = {
  results: listResults,
  evidence: (call: Call & Sent) => readEvidence(call, call.id),
  acceptLate: (call: Call & Sent<LateAcceptance>) => acceptLate(call, call.id, call.body),
  topStudents: rankStudents,
  ownPlace: placeStudent,
} satisfies Operations;
