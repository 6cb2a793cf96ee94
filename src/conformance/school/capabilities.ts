import type { Capabilities } from '../../api/entities';
import type { OptionalField, OptionalOperation } from '../../api/optionalOperations';
import { usualTypes } from '../../rules/limits';
import type { Judge } from '../judging/judge';
import { Mismatch, NotThere, Unready } from '../judging/outcome';
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

/** Leaves a check out where the server does not list an optional field or operation. */
export async function holdListed(
  { client, judge }: { client: Client; judge: Judge },
  part: OptionalField | OptionalOperation,
): Promise<void> {
  const listed = await client.call(null, 'capabilities');
  const { fields = [], operations = [] } = listed.status === 200 ? judge.success(listed) : {};
  if (![...fields, ...operations].includes(part)) throw new NotThere(part);
}
