import type { OperationsOf } from '../kernel/operation';
import { acceptLate } from './acceptLate';
import { listResults } from './listResults';
import { placeStudent, rankStudents } from './rankStudents';
import { readEvidence } from './readEvidence';

export const resultOperations = {
  results: listResults,
  evidence: (call) => readEvidence(call, call.id),
  acceptLate: (call) => acceptLate(call, call.id, call.body),
  topStudents: rankStudents,
  ownPlace: placeStudent,
} satisfies OperationsOf<'results' | 'evidence' | 'acceptLate' | 'topStudents' | 'ownPlace'>;
