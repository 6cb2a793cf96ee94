/** The part of a question that a student sees below its title, or the columns that hold it. */
export const offeredOf = <Options>({ options }: { options: Options }) => ({ options });

/** The same with the key. */
export const keyedOf = <Options, Key>({ options, answer }: { options: Options; answer: Key }) => ({
  options,
  answer,
});

/** What grading needs. */
export const gradedOf = <Key>({ answer }: { answer: Key }) => ({ answer });
