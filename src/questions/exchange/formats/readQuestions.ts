import type { Question } from '../../../api/entities';
import { contentOf, optionTexts } from '../../../items/content';
import { indexQuestions } from '../../duplicates/similar';
import type { SourceText } from './archive/openArchive';
import { formats } from './formats';
import { plainText, type FoundQuestion, type FoundText } from './found';
import { questionKey } from './sameQuestion';
import { markdownTag, namedIn, tagsBeside } from './vocabulary';
import { writtenTexts, type WrittenTexts } from './writtenTexts';

/** How long the page may stand still, in milliseconds: less than a frame. */
const sliceMs = 12;

/** Lets the page draw and answer between slices of long work. */
function createPauses(signal: AbortSignal | undefined): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    signal?.throwIfAborted();
    if (performance.now() - since < sliceMs) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        since = performance.now();
        resolve();
      });
    });
  };
}

/** A question that was read. */
export interface ParsedQuestion {
  found: FoundQuestion;
  written: WrittenTexts;
  /** The keys that find its like: as it would be written, and by its words alone. */
  keys: readonly string[];
  /** One of the bank that is nearly the same. */
  similar?: Question | undefined;
}

/** The bank, to look up what is in it already. */
export interface BankIndex {
  byId: ReadonlyMap<string, Question>;
  keys: ReadonlySet<string>;
}

export interface ReadText {
  questions: ParsedQuestion[];
  bank: BankIndex;
}

const asSource = ({ plain }: FoundText): FoundText => plainText(plain, 'markdown');

/** The texts of a question, whose words are Markdown. */
const inMarkdown = ({ text, options, explanation }: FoundQuestion): Partial<FoundQuestion> => ({
  text: asSource(text),
  options: options.map((option) => ({ ...option, text: asSource(option.text) })),
  explanation: asSource(explanation),
});

/** What an archive says of the questions of one of its files counts where they do not say it. */
function withTags(found: FoundQuestion, tags: readonly string[]): FoundQuestion {
  const { type, difficulty } = namedIn(tags);
  const isMarkdown = tags.includes(markdownTag);
  return {
    ...found,
    ...(isMarkdown && inMarkdown(found)),
    tags: [...found.tags, ...tagsBeside(tags)],
    type: found.type || type,
    difficulty: found.difficulty || difficulty,
  };
}

function* questionsIn(texts: readonly SourceText[]): Generator<FoundQuestion, void, undefined> {
  for (const { text, format, path, tags = [] } of texts) {
    for (const found of formats[format].read(text.replace(/^\ufeff/, ''), path)) {
      yield tags.length === 0 ? found : withTags(found, tags);
    }
  }
}

function parsed(found: FoundQuestion, takesMarkdown: boolean): ParsedQuestion {
  const written = writtenTexts(found, takesMarkdown);
  const options = found.options.map(({ text }) => text.plain);
  const keys = new Set([
    questionKey(
      written.title.text,
      written.options.map(({ text }) => text),
    ),
    questionKey(found.text.plain, options),
  ]);
  return { found, written, keys: [...keys] };
}

/** Marks the questions that are nearly the same as one of the bank. */
async function markSimilar(
  questions: ParsedQuestion[],
  bank: readonly Question[],
  pauses: () => Promise<void> | undefined,
): Promise<void> {
  if (questions.length === 0) return;
  const indexing = indexQuestions(bank);
  let step = indexing.next();
  for (; !step.done; step = indexing.next()) await pauses();
  for (const question of questions) {
    const { title, options } = question.written;
    const texts = options.map(({ text }) => text);
    const { options: offered } = contentOf({}).from(texts, []);
    [question.similar] = step.value.find({ title: title.text, options: offered });
    await pauses();
  }
}

interface Reading {
  /** Whether the bank takes Markdown. @default false */
  takesMarkdown?: boolean;
  signal?: AbortSignal;
  /** Called now and then with how many were found so far. */
  onCount?: (count: number) => void;
}

/**
 * Reads the questions of texts, however wrong they are, without holding up the page.
 *
 * @throws the reason of the signal when it aborts
 */
export async function readQuestions(
  texts: readonly SourceText[],
  bank: readonly Question[] = [],
  { takesMarkdown = false, signal, onCount }: Reading = {},
): Promise<ReadText> {
  const pauses = createPauses(signal);
  const questions: ParsedQuestion[] = [];
  for (const found of questionsIn(texts)) {
    questions.push(parsed(found, takesMarkdown));
    const pause = pauses();
    if (!pause) continue;
    onCount?.(questions.length);
    await pause;
  }
  const byId = new Map<string, Question>();
  const keys = new Set<string>();
  for (const question of bank) {
    byId.set(question._id, question);
    keys.add(questionKey(question.title, optionTexts(question)));
    await pauses();
  }
  await markSimilar(questions, bank, pauses);
  return { questions, bank: { byId, keys } };
}
