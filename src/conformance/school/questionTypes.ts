import { usualTypes } from '../../rules/limits';
import type { Judge } from '../judging/judge';
import { Mismatch, Unready } from '../judging/outcome';
import type { Client } from '../judging/wire';

/** The types of questions that the server lists; those of the specification if it lists none. */
export async function questionTypesOf(client: Client, judge: Judge): Promise<readonly string[]> {
  try {
    const { question_types } = judge.readable(await client.call(null, 'capabilities'));
    return question_types?.map(({ value }) => value) ?? usualTypes;
  } catch (error) {
    // The checks of the list say what is wrong with it.
    const isNoList = [Mismatch, Unready].some((kind) => error instanceof kind);
    if (isNoList) return usualTypes;
    throw error;
  }
}
