import type { Quiz } from '../../api/entities';
import { commonWords } from '../../messages/en/common';
import { quizzesWords } from '../../messages/en/quizzes';
import { vocabularyWords } from '../../messages/en/vocabulary';
import { useFormats } from '../../provider/FormatsContext';
import { useWords } from '../../provider/MessagesContext';
import { FactList, type Fact } from '../../ui/card/FactList';

interface QuizFactsProps {
  quiz: Quiz;
}

/** How a quiz was set up, with the defaults of spec §2. */
export function QuizFacts({ quiz }: QuizFactsProps) {
  const common = useWords(commonWords);
  const words = useWords(quizzesWords);
  const vocabulary = useWords(vocabularyWords);
  const formats = useFormats();
  const said = (value: number | undefined, say: (count: number) => string): string =>
    value === undefined ? common.notAvailable : say(value);
  const facts: Fact[] = [
    [words.date, formats.day(quiz.schadule) ?? common.notAvailable],
    [words.time, formats.time(quiz.schadule) ?? common.notAvailable],
    [words.fields.duration, said(quiz.duration, vocabulary.minutes)],
    [words.questionsCount, said(quiz.questions_number, formats.number)],
    [words.fields.score_per_question, said(quiz.score_per_question, vocabulary.points)],
    [
      words.fields.difficulty,
      quiz.difficulty ? vocabulary.difficulty[quiz.difficulty] : words.noDifficulty,
    ],
    [words.quizType, quiz.type ? vocabulary.quizType[quiz.type] : words.noType],
    [words.enrolledCount, words.students(quiz.participants)],
  ];
  return <FactList layout="grid" facts={facts} data-part="facts" />;
}
