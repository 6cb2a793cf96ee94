import { Refusal } from '../refusal';
import type { Answers } from './call';

export const groupAnswers: Answers<'groups' | 'group'> = {
  groups: ({ data, caller }) =>
    data.groups
      .filter(({ owner }) => owner === caller._id)
      .map(({ group }) => group)
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),

  group({ data, caller, id }) {
    const instructs = caller.role === 'Instructor';
    const found = data.groups.find(
      ({ owner, group }) =>
        group._id === id && (instructs ? owner === caller._id : caller.group?._id === id),
    );
    if (found === undefined) throw new Refusal(404, 'There is no such group among yours.');
    const students = data.people
      .filter((person) => person.role === 'Student' && person.group?._id === id)
      .sort((one, other) => one.last_name.localeCompare(other.last_name, 'en'))
      .map(({ _id, first_name, last_name, email }) =>
        instructs ? { _id, first_name, last_name, email } : { _id },
      );
    return { ...found.group, students };
  },
};
