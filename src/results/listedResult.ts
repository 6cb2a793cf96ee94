import type { Result, ResultSummary } from '../api/entities';

/** A result of a whole list has its participants, one of a page only says how many they are. */
export type ListedResult = Result | ResultSummary;
