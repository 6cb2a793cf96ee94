import { InvalidArgumentError, Option, type Command } from 'commander';
import { oneLineProblem, readFirstName, readLastName, repliesIn, roles } from 'quizwright/rules';
import { normalizeEmail } from '../../accounts/email';
import { readContract } from '../../kernel/contract';
import type { CarryOut } from '../administration';
import { changeRole } from './changeRole';
import { createUser } from './createUser';
import { inviteUser, resetUser } from './inviteUser';
import { listUsers } from './listUsers';
import { transferUser } from './transferUser';
import { disableUser, enableUser } from './userStatus';

/** `user …`: the accounts. */
export function personCommands(program: Command, carryOut: CarryOut): void {
  const user = program.command('user').description('Accounts of instructors and students.');
  user
    .command('list')
    .description('List accounts by role and name, with tabs between the columns.')
    .action(carryOut(listUsers));
  user
    .command('create')
    .description('Create an account and print an invitation to set its password, valid for 7 days.')
    .addOption(email('--email <email>', 'their email'))
    .addOption(name('--first-name <name>', 'first name', readFirstName))
    .addOption(
      name('--last-name <name>', 'last name; a dash for somebody with one name', readLastName),
    )
    .addOption(role())
    .option('--group <id or name>', "a student's group")
    .option('--mail', 'mail the invitation instead of printing it')
    .action(carryOut(createUser));
  user
    .command('invite')
    .description('Print another invitation for an account without a password, valid for 7 days.')
    .addOption(email('--email <email>', 'whom to invite'))
    .option('--mail', 'mail the invitation instead of printing it')
    .action(carryOut(inviteUser));
  user
    .command('reset')
    .description('Print a link to set another password, valid for 24 hours.')
    .addOption(email('--email <email>', 'whose password'))
    .action(carryOut(resetUser));
  user
    .command('role')
    .description('Make someone an instructor or a student. They have to sign in again.')
    .addOption(email('--email <email>', 'whose role'))
    .addOption(role())
    .action(carryOut(changeRole));
  user
    .command('disable')
    .description('Block sign-in to an account and end its sessions. Its data stays.')
    .addOption(email('--email <email>', 'whose account'))
    .option('--now', 'even while the student is taking a quiz')
    .action(carryOut(disableUser));
  user
    .command('enable')
    .description('Allow sign-in to a disabled account again.')
    .addOption(email('--email <email>', 'whose account'))
    .action(carryOut(enableUser));
  user
    .command('transfer')
    .description('Give groups, questions and quizzes with their results to another instructor.')
    .addOption(email('--from <email>', 'who has them'))
    .addOption(email('--to <email>', 'the instructor who gets them'))
    .action(carryOut(transferUser));
}

function email(flags: string, description: string): Option {
  return new Option(flags, description).makeOptionMandatory().argParser(readEmail);
}

function name(flags: string, description: string, read: (typed: string) => string): Option {
  return new Option(flags, description)
    .makeOptionMandatory()
    .argParser((typed) => readName(read(typed)));
}

function role(): Option {
  return new Option('--role <role>', 'what they are').choices(roles).makeOptionMandatory();
}

/** @throws InvalidArgumentError for text that the contract does not accept as an email */
function readEmail(typed: string): string {
  const address = normalizeEmail(typed);
  if (!isOfContract('Email', address))
    throw new InvalidArgumentError('It is not an email address.');
  return oneLine(address);
}

/** @throws InvalidArgumentError for text that the contract does not accept as a name */
function readName(text: string): string {
  if (!isOfContract('PersonName', text)) {
    throw new InvalidArgumentError('It must have 1 to 100 characters.');
  }
  return oneLine(text);
}

/** @throws InvalidArgumentError for signs that an email or a name cannot have */
function oneLine(text: string): string {
  const problem = oneLineProblem(text, 'It', repliesIn.en.problems);
  if (problem !== undefined) throw new InvalidArgumentError(problem);
  return text;
}

/** Whether the contract accepts a text in requests. */
function isOfContract(schema: 'Email' | 'PersonName', text: string): boolean {
  // Read only by commands that need it: not by `--help`, for example.
  const { pattern, maxLength } = readContract().components.schemas[schema] as {
    pattern: string;
    maxLength: number;
  };
  // PostgreSQL cannot store half of a surrogate pair.
  const isStorable = !/\p{Surrogate}/u.test(text);
  return isStorable && [...text].length <= maxLength && new RegExp(pattern, 'u').test(text);
}
