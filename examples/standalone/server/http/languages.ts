import type { FastifyReply } from 'fastify';
import type { FailureBody } from 'quizwright/contract';
import {
  answerProblemIn,
  problemsMessage,
  repliesIn,
  successIn,
  type ReplySentences,
} from 'quizwright/rules';
import { ar } from 'quizwright/languages/ar';
import { de } from 'quizwright/languages/de';

/** The package's sentences for failure codes, by language; refusals are English as they are. */
const sentences: Partial<Record<string, Readonly<Record<string, string>>>> = {
  en: {},
  [ar.tag]: ar.messages.failures,
  [de.tag]: de.messages.failures,
};

/** More than people set up, so that a long header keeps nobody else waiting. */
const mostRanges = 50;

/**
 * The languages that an `Accept-Language` header asks for, the most wanted first (RFC 9110 §12.5.4);
 * of a tag with a region, the language.
 */
function wantedLanguages(header: string): string[] {
  return header
    .toLowerCase()
    .split(',', mostRanges)
    .map((range) => {
      const [tag = '', quality = 'q=1'] = range.split(';', 2).map((part) => part.trim());
      return { language: tag.split('-', 1)[0] ?? '', quality: Number(quality.replace('q=', '')) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language);
}

/** The language that an `Accept-Language` header asks for, of those that the server has. */
function languageFor(header = ''): string | undefined {
  return wantedLanguages(header).find((language) => Object.hasOwn(sentences, language));
}

const isReplied = (language: string): language is keyof typeof repliesIn =>
  Object.hasOwn(repliesIn, language);

/** The words about fields and successes for an `Accept-Language` header, and their language. */
export function wordsFor(header: string | undefined): { language: string; words: ReplySentences } {
  const wanted = languageFor(header);
  const language = wanted !== undefined && isReplied(wanted) ? wanted : 'en';
  return { language, words: repliesIn[language] };
}

/**
 * Says a success in the language that the caller asks for.
 *
 * @param header the request's `Accept-Language`
 * @returns the body, and the language of its message; undefined if it has none
 */
export function successInLanguage(
  body: unknown,
  header: string | undefined,
): { body: object; language: string } | undefined {
  const { message: english } = Object(body) as { message?: unknown };
  if (typeof english !== 'string') return undefined;
  const { language, words } = wordsFor(header);
  const message = successIn(words, english);
  if (message === undefined) return { body: body as object, language: 'en' };
  return { body: { ...(body as object), message }, language };
}

/** Says the problems with single answers in the language that the caller asks for. */
function answersInLanguage(body: FailureBody, header: string) {
  const { language, words } = wordsFor(header);
  const errors = body.errors?.flatMap(({ field, message: english }) => {
    const message = answerProblemIn(words, english);
    return message === undefined ? [] : [{ field, message }];
  });
  if (!errors?.length || errors.length !== body.errors?.length) return undefined;
  return { language, body: { ...body, errors, message: problemsMessage(errors) } };
}

/**
 * Says a refusal in the language that the caller asks for: the package's sentence for its code, also
 * at a field that repeats the message. Without such a sentence, the refusal stays English.
 *
 * @param header the request's `Accept-Language`
 * @returns the body, and the language of its message
 */
export function inLanguage(
  body: FailureBody,
  header = '',
): { body: FailureBody; language: string } {
  const { code = '', errors, message: english } = body;
  const wanted = languageFor(header);
  // Only the English one has the number of the request.
  const message = code === 'server.failed' ? undefined : sentences[wanted ?? '']?.[code];
  if (wanted === undefined || message === undefined) {
    return answersInLanguage(body, header) ?? { body, language: 'en' };
  }
  const said = errors?.map((error) => (error.message === english ? { ...error, message } : error));
  return { language: wanted, body: { ...body, message, ...(said && { errors: said }) } };
}

/** Says to callers and caches in which language a reply is, and that it depends on the request. */
export function nameLanguage(reply: FastifyReply, language: string): FastifyReply {
  const vary = [reply.getHeader('vary') ?? [], 'Accept-Language'].flat().join(', ');
  return reply.headers({ vary, 'content-language': language });
}
