const questions = () => document.querySelectorAll('fieldset');

export const hasQuestion = () => questions().length > 0;

export const hasAllQuestions = (count: number) => questions().length >= count;

export function hasFirstScreen(count: number): boolean {
  if (hasAllQuestions(count)) return true;
  const last = [...questions()].at(-1);
  return last !== undefined && last.getBoundingClientRect().bottom >= innerHeight;
}
