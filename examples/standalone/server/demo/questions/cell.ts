/** A multiple-choice question of the demo school, with the fields of the question API (spec §3). */
export interface DemoQuestion {
  /** The question as the student reads it: at most 160 characters, unique in the bank. */
  title: string;
  /** A note for teachers: why the right answer is right. */
  description: string;
  options: { A: string; B: string; C: string; D: string };
  answer: 'A' | 'B' | 'C' | 'D';
  /** Front-end, back-end or DevOps. */
  type: 'FE' | 'BE' | 'DO';
  difficulty: 'easy' | 'medium' | 'hard';
}

/** Gives every question of a list the list's type and difficulty. */
export function cell(
  type: DemoQuestion['type'],
  difficulty: DemoQuestion['difficulty'],
  questions: readonly Omit<DemoQuestion, 'type' | 'difficulty'>[],
): DemoQuestion[] {
  return questions.map((question) => ({ ...question, type, difficulty }));
}
