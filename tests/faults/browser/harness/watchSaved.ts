import type { BrowserContext } from '@playwright/test';
import type { Answers } from './answers';

/**
 * Calls back with each visible frame that says everything is saved, and with the answers chosen in
 * it. Does not repeat itself while nothing changes.
 *
 * @param words the claim, alone in its element
 * @param title the pattern of a question's title
 */
export async function watchSaved(
  context: BrowserContext,
  { words, title }: { words: string; title: RegExp },
  onSaved: (answers: Answers) => void,
): Promise<void> {
  await context.exposeBinding('frameShowsSaved', (_, answers: Answers) => onSaved(answers));
  await context.addInitScript(
    ({ words, pattern }) => {
      const titles = new RegExp(pattern);
      const report = (window as unknown as { frameShowsSaved: (answers: object) => void })
        .frameShowsSaved;
      let isChanged = true;
      let reported = '';
      const mark = (): void => {
        isChanged = true;
      };
      new MutationObserver(mark).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      document.addEventListener('change', mark, true);

      const saysSaved = (): boolean => {
        const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode;
          if (text.textContent?.trim() !== words) continue;
          // Earlier announcements stay in their live region for a while.
          if (text.parentElement?.closest('[role="status"]')) continue;
          if (text.parentElement?.checkVisibility({ visibilityProperty: true })) return true;
        }
        return false;
      };
      const look = (): void => {
        requestAnimationFrame(look);
        if (!isChanged) return;
        isChanged = false;
        if (!saysSaved()) {
          reported = '';
          return;
        }
        const answers: Record<string, string> = {};
        for (const radio of document.querySelectorAll<HTMLInputElement>(
          'input[type="radio"]:checked',
        )) {
          const group = radio.closest('fieldset, [role="radiogroup"]');
          const question = titles.exec(group?.textContent ?? '')?.[0];
          if (question !== undefined) answers[question] = radio.value;
        }
        const shown = JSON.stringify(answers);
        if (shown === reported) return;
        reported = shown;
        report(answers);
      };
      requestAnimationFrame(look);
    },
    { words, pattern: title.source },
  );
}
