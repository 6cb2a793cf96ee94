import type { QuizChange } from '../../api/entities';

/** What of a quiz may change until it opens; each is a checkbox of the forms. */
export type QuizSetting = Exclude<keyof QuizChange, 'title' | 'description'>;
