/** What of a quiz may change until it opens; each is a checkbox of the forms. Its other fields are texts. */
export type QuizSetting = 'shuffle_questions' | 'shuffle_options' | 'grading';
