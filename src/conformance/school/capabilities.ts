import type { Capabilities } from '../../api/entities';
import { usualTypes } from '../../rules/limits';
import type { Judge } from '../judging/judge';
import { Mismatch, Unready } from '../judging/outcome';
import type { Client } from '../judging/wire';

/** What the server says that it offers; nothing if it does not say it. */
export async function capabilitiesOf(client: Client, judge: Judge): Promise<Partial<Capabilities>> {
  try {
    return judge.readable(await client.call(null, 'capabilities'));
  } catch (error) {
    // The checks of the list say what is wrong with it.
    const isNoList = [Mismatch, Unready].some((kind) => error instanceof kind);
    if (isNoList) return {};
    throw error;
  }
}

/** The types of questions that the server lists; those of the specification if it lists none. */
export async function questionTypesOf(client: Client, judge: Judge): Promise<readonly string[]> {
  const { question_types } = await capabilitiesOf(client, judge);
  return question_types?.map(({ value }) => value) ?? usualTypes;
}
