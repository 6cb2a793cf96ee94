import { useContext, useEffect } from 'react';
import { ApiContext } from '../api/ApiContext';
import { tryUntil } from '../base/tryUntil';
import type { Formatted, Offered } from '../items/kind/kind';
import { HostRoutesContext } from './hostPaths';
import { richTexts } from './questionText';

interface RichQuestion extends Offered {
  title: string;
}

const none: readonly RichQuestion[] = [];

/**
 * Loads what the texts of a paper need as soon as it is there, so that they can be read without a
 * network: the code, the languages of their code, their pictures and the sheet.
 *
 * @param questions those of the paper, as far as they are known
 * @param formats those that the paper names before it shows its questions
 */
export function useRichTexts(
  questions: readonly RichQuestion[] = none,
  formats?: readonly Formatted['format'][],
): void {
  const { richTextStyles: loadStyles } = useContext(HostRoutesContext);
  // A paper alone is drawn without a provider, and so without pictures of a server.
  const { client, queryClient } = useContext(ApiContext) ?? {};
  // A server may mean something else by its formats.
  const isNamed = Array.isArray(formats) && formats.includes('markdown');
  const isRich = isNamed || questions.some(({ format }) => format === 'markdown');
  useEffect(
    () =>
      isRich
        ? tryUntil(async () => {
            const api = client && queryClient && { client, queryClient };
            const loaders = { api, loadStyles };
            await richTexts.load();
            return (await richTexts.read()?.prepareTexts(questions, loaders)) === true;
          })
        : undefined,
    [isRich, questions, loadStyles, client, queryClient],
  );
}
