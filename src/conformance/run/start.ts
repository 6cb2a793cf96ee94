import type { Role } from '../../rules/limits';
import { Mismatch, NoReply, Unready, Unrunnable } from '../judging/outcome';
import { firstHand } from '../judging/once';
import type { Account } from '../school/people';
import { probe } from './pulse';
import type { School } from '../school/school';
import { excerptOf, type Client } from '../judging/wire';

/** @throws Unrunnable if there is no such API at the address */
export async function lookForApi(client: Client, baseUrl: string): Promise<void> {
  const hint =
    'Check that the server runs and that this is its API base, which often ends in /api.';
  try {
    const reply = await probe(client);
    if (reply.status !== 404 && reply.body !== undefined) return;
    throw new Unrunnable(
      `Quizwright: there is no quiz API at ${baseUrl}. POST auth/login answers ${excerptOf(reply)}. ${hint}`,
    );
  } catch (error) {
    // A server that limits tries exists, and signing in will report the limit.
    if (error instanceof Unready) return;
    if (!(error instanceof NoReply)) throw error;
    throw new Unrunnable(`Quizwright: nothing answers at ${baseUrl}: ${error.came}. ${hint}`);
  }
}

async function signIn(role: Role, account: () => Promise<Account>): Promise<void> {
  try {
    await firstHand(account());
  } catch (error) {
    if (!(error instanceof Mismatch || error instanceof Unready)) throw error;
    const why =
      error instanceof Mismatch
        ? `Expected ${error.expected}; came ${error.came}`
        : `There were ${error.message}`;
    const name = role.toLowerCase();
    throw new Unrunnable(
      `Quizwright: the given ${name} cannot be signed in with POST auth/login. ${why}. Check the address, the password and the role of the account, and what the server answers.`,
    );
  }
}

/**
 * Signs in the given accounts, because hardly anything can be checked without them.
 *
 * @throws Unrunnable if that fails, or one has another role
 */
export async function signBothIn({ instructor, student }: School): Promise<void> {
  await signIn('Instructor', instructor);
  await signIn('Student', student);
}
