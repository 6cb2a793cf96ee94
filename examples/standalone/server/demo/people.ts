import { publicPassword } from '../accounts/publicPassword';

/** The password of every account of the demo school. */
export const demoPassword = publicPassword;

/** A person in the demo school; the email is `<first name>@school.example`. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/** A student, with the probability of a right answer to a question of medium difficulty. */
export interface DemoStudent extends Person {
  ability: number;
}

export interface DemoGroup {
  name: string;
  maxStudents: number;
  instructor: Person;
  students: readonly DemoStudent[];
}

const ada = person('ada', 'Ada', 'Lindqvist');
const samuel = person('samuel', 'Samuel', 'Okafor');

/** The main instructor, who owns two groups and the larger bank, and a second one. */
export const demoInstructors = [ada, samuel] as const;

export const demoGroups = {
  webA: {
    name: 'Web Development A',
    maxStudents: 12,
    instructor: ada,
    students: [
      student('amara', 'Amara', 'Diallo', 0.85),
      student('bruno', 'Bruno', 'Carvalho', 0.6),
      student('chen', 'Chen', 'Wei', 0.95),
      student('deniz', 'Deniz', 'Yılmaz', 0.5),
      student('eilidh', 'Eilidh', 'MacLeod', 0.75),
    ],
  },
  webB: {
    name: 'Web Development B',
    maxStudents: 10,
    instructor: ada,
    students: [
      student('farid', 'Farid', 'Haddad', 0.7),
      student('grace', 'Grace', 'Mwangi', 0.9),
      student('hana', 'Hana', 'Nováková', 0.55),
      student('ibrahim', 'Ibrahim', 'Siddiqui', 0.8),
    ],
  },
  cloud: {
    name: 'Cloud Operations',
    maxStudents: 8,
    instructor: samuel,
    students: [
      student('jana', 'Jana', 'Kowalska', 0.65),
      student('kenji', 'Kenji', 'Watanabe', 0.85),
      student('lucia', 'Lucía', 'Herrera', 0.75),
    ],
  },
} as const satisfies Record<string, DemoGroup>;

/** A student without a group: the first join code they use puts them into one. */
export const demoNewcomer = student('maya', 'Maya', 'Patel', 0.7);

function person(name: string, firstName: string, lastName: string): Person {
  return { firstName, lastName, email: `${name}@school.example` };
}

function student(name: string, firstName: string, lastName: string, ability: number): DemoStudent {
  return { ...person(name, firstName, lastName), ability };
}
