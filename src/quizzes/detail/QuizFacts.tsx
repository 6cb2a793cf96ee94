import type { Quiz } from '../../api/entities';
import { commonWords } from '../../messages/en/common';
import { quizzesWords } from '../../messages/en/quizzes';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useFormats } from '../../provider/FormatsContext';
import { useWords } from '../../provider/MessagesContext';
import { useQuestionTypes } from '../../provider/useQuestionTypes';
import { FactList, type Fact } from '../../ui/card/FactList';

/** Fields that the page shows elsewhere, or not at all. */
type Elsewhere = '_id' | 'title' | 'description' | 'group' | 'code' | 'closed_at';

interface QuizFactsProps {
  quiz: Quiz;
}

/** How a quiz was set up, with the defaults of spec §2. */
export function QuizFacts({ quiz }: QuizFactsProps) {
  const common = useWords(commonWords);
  const words = useWords(quizzesWords);
  const vocabulary = useWords(vocabularyWords);
  const { quizTypeName } = useQuestionTypes();
  const formats = useFormats();
  const said = (value: number | undefined, say: (count: number) => string): string =>
    value === undefined ? common.notAvailable : say(value);
  const facts = {
    schadule: [
      [words.date, formats.day(quiz.schadule) ?? common.notAvailable],
      [words.time, formats.time(quiz.schadule) ?? common.notAvailable],
    ],
    duration: [[words.fields.duration, said(quiz.duration, vocabulary.minutes)]],
    questions_number: [[words.questionsCount, said(quiz.questions_number, formats.number)]],
    score_per_question: [
      [words.fields.score_per_question, said(quiz.score_per_question, vocabulary.points)],
    ],
    difficulty: [
      [
        words.fields.difficulty,
        quiz.difficulty ? vocabulary.difficulty[quiz.difficulty] : words.noDifficulty,
      ],
    ],
    type: [[words.quizType, quiz.type ? quizTypeName(quiz.type) : words.noType]],
    shuffle_questions: quiz.shuffle_questions
      ? [[words.fields.shuffle_questions, words.ownOrder]]
      : [],
    shuffle_options: quiz.shuffle_options ? [[words.fields.shuffle_options, words.ownOrder]] : [],
    grading: quiz.grading === 'partial' ? [[words.fields.grading, words.partialFact]] : [],
    participants: [[words.enrolledCount, words.students(quiz.participants)]],
  } satisfies Record<Exclude<keyof Quiz, Elsewhere>, readonly Fact[]>;
  return <FactList layout="grid" facts={Object.values(facts).flat()} data-part="facts" />;
}
