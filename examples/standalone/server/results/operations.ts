import type { OperationsOf } from '../kernel/operation';
import { asksForPage } from '../kernel/pages';
import { acceptLate } from './acceptLate';
import { listResults } from './listResults';
import { pageOfResults } from './pageOfResults';
import { placeStudent, rankStudents, type RankingServices } from './rankStudents';
import { readEvidence } from './readEvidence';
import { readResult } from './readResult';

export const resultOperations = {
  results: (call) =>
    asksForPage(call.query) ? pageOfResults(call, call.query) : listResults(call),
  result: readResult,
  evidence: (call) => readEvidence(call, call.id),
  acceptLate: (call) => acceptLate(call, call.id, call.body),
  topStudents: rankStudents,
  ownPlace: placeStudent,
} satisfies OperationsOf<
  'results' | 'result' | 'evidence' | 'acceptLate' | 'topStudents' | 'ownPlace',
  RankingServices
>;
