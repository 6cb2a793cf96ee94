import type { Answers } from '../../src/attempt/answerSheet';
import { letters, type Letter } from '../../src/rules/limits';

/** What the student chose last for a question on this device. */
interface Choice {
  letter: Letter;
  /** Whether the device may have had no room for it: its storage is refused, or was full since. */
  isStorageTroubled: boolean;
  /** Whether the student knows of another answer: given elsewhere with this one in view, or shown. */
  isReplaced: boolean;
  /** Whether nothing could have kept it. */
  isExempt: boolean;
}

/** What the student did, by question: what may not be lost. */
export interface Ledger {
  /**
   * The student chooses, in place of `shown`. To go back to a letter that was replaced elsewhere in
   * view, before this device has heard of that, changes nothing.
   */
  choose(
    question: string,
    letter: Letter,
    shown: Letter | undefined,
    isStorageTroubled: boolean,
  ): void;
  /** The storage is full from now on. */
  trouble(): void;
  /** Whether the device may have had no room for the last choice. */
  isStorageTroubled(question: string): boolean;
  /** The student has seen that another device's answer took this one's place. */
  overruled(answers: Answers): void;
  /** The student answers on another device, which shows `held`. */
  answerElsewhere(question: string, letter: Letter, held: Answers): void;
  /**
   * A page is gone, and with it what it kept in memory. A choice that the device had no room for and
   * that no server has acknowledged is lost then: there was nowhere to keep it. It is promised no
   * more, until the student chooses again. All others still are.
   */
  pageGone(isKept: (question: string, letter: Letter) => boolean): void;
  /** The questions whose choice is still promised and is not kept: the answers that are lost. */
  lost(isKept: (question: string, letter: Letter) => boolean): string[];
  /** What must have been graded, where `graded` says what is true of the rest. */
  expected(graded: Answers, isElsewhere: (question: string, letter: Letter) => boolean): Answers;
}

export function createLedger(): Ledger {
  const choices = new Map<string, Choice>();
  const elsewhere = new Map<string, Set<Letter>>();
  const replacedInView = new Map<string, Set<Letter>>();
  const lettersElsewhere = (question: string): Set<Letter> => elsewhere.get(question) ?? new Set();

  return {
    choose(question, letter, shown, isStorageTroubled) {
      const isHeardOf = shown !== undefined && lettersElsewhere(question).has(shown);
      if (isHeardOf) replacedInView.delete(question);
      const isReplaced = replacedInView.get(question)?.has(letter) === true;
      choices.set(question, { letter, isStorageTroubled, isReplaced, isExempt: false });
    },
    isStorageTroubled: (question) => choices.get(question)?.isStorageTroubled === true,
    trouble() {
      for (const choice of choices.values()) choice.isStorageTroubled = true;
    },
    overruled(answers) {
      for (const [question, letter] of Object.entries(answers)) {
        const choice = choices.get(question);
        if (choice?.letter === letter) choice.isReplaced = true;
      }
    },
    answerElsewhere(question, letter, held) {
      elsewhere.set(question, lettersElsewhere(question).add(letter));
      const choice = choices.get(question);
      const replaced = held[question];
      if (replaced === undefined) return;
      const inView = replacedInView.get(question) ?? new Set();
      replacedInView.set(question, inView.add(replaced));
      if (choice?.letter === replaced) choice.isReplaced = true;
    },
    pageGone(isKept) {
      for (const [question, choice] of choices) {
        if (choice.isStorageTroubled && !isKept(question, choice.letter)) choice.isExempt = true;
      }
    },
    lost(isKept) {
      return [...choices].flatMap(([question, { letter, isReplaced, isExempt }]) => {
        // In its place may stand what a page that is gone had sent, too, shown as from elsewhere.
        const accepted = isReplaced ? letters : [letter];
        const isThere = accepted.some((one) => isKept(question, one));
        return isThere || isExempt ? [] : [`${question}: ${letter}`];
      });
    },
    expected(graded, isElsewhere) {
      const clean = [...choices].filter(
        ([question, { letter, isReplaced, isExempt }]) =>
          !isReplaced && !isExempt && !isElsewhere(question, letter),
      );
      return { ...graded, ...Object.fromEntries(clean.map(([id, { letter }]) => [id, letter])) };
    },
  };
}
