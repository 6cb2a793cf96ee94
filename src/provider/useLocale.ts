import { useEffect, useMemo, useState } from 'react';
import type { Language } from '../messages/language/language';
import { languageOf, loadedLanguage, loadLanguage, plainEnglish } from '../messages/loadLanguage';
import { mergeMessages, type MessageOverrides } from '../messages/language/mergeMessages';
import { formatOptions, type FormatOptions } from '../rules/formats';

/** A language; English comes with each widget's own sections, and so without messages here. */
type Spoken = Omit<Language, 'messages'> & Partial<Pick<Language, 'messages'>>;

const english: Spoken = { tag: 'en', dir: 'ltr' };

function atHand(locale: Language | string | undefined): Spoken | null | undefined {
  if (typeof locale !== 'string') return locale;
  if (languageOf(locale) === 'en' && locale !== plainEnglish) return { ...english, tag: locale };
  return loadedLanguage(locale) ?? null;
}

/**
 * The language a host asks for, loaded where it only names it. While another one loads the last
 * one stays; one that cannot be loaded is logged and is English.
 *
 * @returns null until the first one is here, undefined where none is asked for
 */
function useLanguage(locale: Language | string | undefined): Spoken | null | undefined {
  const [settled, setSettled] = useState<{ locale: string; language: Spoken }>();
  const current = useMemo(
    () => (settled && settled.locale === locale ? settled.language : atHand(locale)),
    [locale, settled],
  );
  const [kept, setKept] = useState(current);
  if (current !== null && current !== kept) setKept(current);

  useEffect(() => {
    if (current !== null || typeof locale !== 'string') return;
    let isOver = false;
    const settle = (language: Spoken) => {
      if (!isOver) setSettled({ locale, language });
    };
    loadLanguage(locale).then(settle, (error: unknown) => {
      console.error(error);
      settle(english);
    });
    return () => {
      isOver = true;
    };
  }, [current, locale]);

  return current === null ? kept : current;
}

export interface Locale {
  /** False until the first language is here: what showed before would show in English. */
  isReady: boolean;
  messages: MessageOverrides | undefined;
  formats: FormatOptions;
  /** Writing direction of the language; undefined where none is asked for. */
  dir: 'ltr' | 'rtl' | undefined;
  /** BCP 47. */
  lang: string | undefined;
}

/** Words, formats and direction of a provider, with the host's own sentences over them. */
export function useLocale(
  locale: Language | string | undefined,
  timeZone: string | undefined,
  own: MessageOverrides | undefined,
): Locale {
  const language = useLanguage(locale);
  const { tag, dir, messages } = language ?? {};
  return {
    isReady: language !== null,
    messages: useMemo(
      () => (messages && own ? mergeMessages(messages, own) : (messages ?? own)),
      [messages, own],
    ),
    formats: useMemo(() => formatOptions({ locale: tag, timeZone }), [tag, timeZone]),
    dir,
    lang: tag,
  };
}
