import type { BrowserContext } from '@playwright/test';

/**
 * Calls back once on each page for each phrase that appears anywhere on it, even for a single
 * frame.
 */
export async function watchWords(
  context: BrowserContext,
  phrases: readonly string[],
  onSeen: (phrase: string) => void,
): Promise<void> {
  await context.exposeBinding('frameShowsWords', (_, phrase: string) => onSeen(phrase));
  await context.addInitScript((phrases) => {
    const report = (window as unknown as { frameShowsWords: (phrase: string) => void })
      .frameShowsWords;
    const left = new Set(phrases);
    const look = (): void => {
      const text = document.body?.textContent ?? '';
      for (const phrase of left) {
        if (!text.includes(phrase)) continue;
        left.delete(phrase);
        report(phrase);
      }
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, phrases);
}
