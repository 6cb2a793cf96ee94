import { useEffect, useMemo, useState } from 'react';
import type { Language } from '../messages/language/language';
import { languageOf, loadedLanguage, loadLanguage, plainEnglish } from '../messages/loadLanguage';
import { mergeMessages, type MessageOverrides } from '../messages/language/mergeMessages';
import { formatOptions, type FormatOptions } from '../rules/formats';
import { warnOfUnknownZone } from './warnOfUnknownZone';

/** A language. English has no messages here, because each widget brings its own sections. */
type Spoken = Omit<Language, 'messages'> & Partial<Pick<Language, 'messages'>>;

const english: Spoken = { tag: 'en', dir: 'ltr' };

function atHand(locale: Language | string | undefined): Spoken | null | undefined {
  if (typeof locale !== 'string') return locale;
  if (languageOf(locale) === 'en' && locale !== plainEnglish) return { ...english, tag: locale };
  return loadedLanguage(locale) ?? null;
}

/**
 * The language that a host asks for; loads it if the host only names it. While it loads, the
 * previous language stays. If loading fails, the error is logged and the language is English.
 *
 * @returns null until the first language has loaded, undefined if the host asks for none
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
  /** False until the first language has loaded; rendering earlier would show English. */
  isReady: boolean;
  messages: MessageOverrides | undefined;
  formats: FormatOptions;
  /** Writing direction of the language; undefined if the host asks for none. */
  dir: 'ltr' | 'rtl' | undefined;
  /** BCP 47 tag. */
  lang: string | undefined;
}

/** Words, formats and direction for a provider, with the host's own sentences on top. */
export function useLocale(
  locale: Language | string | undefined,
  timeZone: string | undefined,
  own: MessageOverrides | undefined,
): Locale {
  const language = useLanguage(locale);
  const { tag, dir, messages } = language ?? {};
  const formats = useMemo(() => formatOptions({ locale: tag, timeZone }), [tag, timeZone]);
  useEffect(() => {
    if (formats.isZoneUnknown) warnOfUnknownZone(timeZone);
  }, [formats, timeZone]);
  return {
    isReady: language !== null,
    messages: useMemo(
      () => (messages && own ? mergeMessages(messages, own) : (messages ?? own)),
      [messages, own],
    ),
    formats,
    dir,
    lang: tag,
  };
}
