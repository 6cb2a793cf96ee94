import type { Answer } from '../../rules/answers';
import { letters } from '../../rules/limits';
import type { AttemptLetters } from '../../rules/ruling/attempt';
import { shuffled } from '../../rules/seededNumbers';
import { optionTexts } from '../itemRules';
import type { Offered } from '../kind/kind';
import { answerAt, placesIn } from '../lettered/places';
import { areLetters } from '../lettered/saying';
import { haveNaturalOrder } from './naturalOrder';
import { speaksOfOthers } from './speaksOfOthers';

/** What of a quiz is shuffled for each attempt, as the contract spells it. */
export interface Shuffling {
  shuffle_questions?: boolean;
  shuffle_options?: boolean;
}

type Named = Offered & { _id: string };

/** Places of options, from 0: those that move, and those that follow in their own order. */
interface Places {
  free: readonly number[];
  last: readonly number[];
}

const known = new WeakMap<object, Places>();

/**
 * Which options of a question move. Those such as "None of the above" stay last. None moves where
 * their order means something (true and false, numbers in sequence), or where an option would no
 * longer say which others it means: it names them by letters ("A and C"), or speaks of two among
 * more ("Both of the above").
 */
function placesOf(question: Offered): Places {
  const found = known.get(question.options);
  if (found !== undefined) return found;
  const texts = optionTexts(question);
  const spokenOf = texts.map(speaksOfOthers);
  const all = spokenOf.map((_, place) => place);
  const free = all.filter((place) => spokenOf[place] === null);
  const last = all.filter((place) => spokenOf[place] !== null);
  const isBound = spokenOf.includes('letters') || (spokenOf.includes('two') && free.length > 2);
  const isOrdered = haveNaturalOrder(free.map((place) => texts[place] ?? ''));
  const places = isBound
    ? { free: [], last: all }
    : isOrdered
      ? { free: [], last: [...free, ...last] }
      : { free, last };
  known.set(question.options, places);
  return places;
}

/** The places of a question's options in the order of one attempt, from 0. */
function optionPlaces(question: Named, seed: string): number[] {
  const { free, last } = placesOf(question);
  return [...shuffled(free, `${seed} options ${question._id}`), ...last];
}

/** A question with its options in these places: the first one becomes A. */
const lettered = <Question extends Offered>(question: Question, places: number[]): Question => ({
  ...question,
  options: Object.fromEntries<string | undefined>(
    places.map((place, shown) => [letters[shown] ?? '', question.options[letters[place] ?? 'A']]),
  ),
});

/**
 * The questions of a paper in the order of one attempt, which depends on its seed and their ids
 * alone: the same after a reload, on another device and years later. Where options are shuffled,
 * their letters are those of this attempt, so that a paper does not tell in which order its author
 * wrote them; `attemptLetters` translates the answers.
 *
 * @param seed the same for an attempt for ever. Students must not be able to guess it.
 */
export function inAttemptOrder<Question extends Named>(
  questions: readonly Question[],
  { shuffle_questions = false, shuffle_options = false }: Shuffling,
  seed: string,
): Question[] {
  const ordered = shuffle_questions ? shuffled(questions, `${seed} questions`) : [...questions];
  if (!shuffle_options) return ordered;
  return ordered.map((question) => lettered(question, optionPlaces(question, seed)));
}

/**
 * How one attempt names the options where its quiz shuffles them, and how they are stored.
 *
 * @param seed as for `inAttemptOrder`
 */
export function attemptLetters(questions: readonly Named[], seed: string): AttemptLetters {
  const placesFor = (id: string): number[] => {
    const question = questions.find(({ _id }) => _id === id);
    return question ? optionPlaces(question, seed) : [];
  };
  return {
    shown(id, answer) {
      const places = placesFor(id);
      return moved(answer, (stored) => places.indexOf(stored));
    },
    stored(id, answer) {
      const places = placesFor(id);
      return moved(answer, (shown) => places[shown] ?? -1);
    },
  };
}

/** An answer whose letters are at other places; a letter that is not offered stays, and so does another answer. */
function moved(answer: Answer, placeOf: (place: number) => number): Answer {
  if (!areLetters.test(answer)) return answer;
  const places = placesIn(answer).map((place) => {
    const other = placeOf(place);
    return other === -1 ? place : other;
  });
  return answerAt(places);
}
