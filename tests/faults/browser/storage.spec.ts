import { expect, type BrowserContext } from '@playwright/test';
import { faultTest } from './harness/faults';

const refused = async (context: BrowserContext) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
};

const full = async (context: BrowserContext) => {
  await context.addInitScript(() => {
    let text = 'x'.repeat(4 * 1024 * 1024);
    for (let part = 0; text !== ''; part += 1) {
      try {
        localStorage.setItem(`filler ${part}`, text);
      } catch {
        text = text.slice(text.length / 2 + 1);
      }
    }
  });
};

const keepsAnything = (): boolean => {
  try {
    localStorage.setItem('quizwright', 'anything');
    return true;
  } catch {
    return false;
  }
};

for (const [what, prepare] of [
  ['refused', refused],
  ['full', full],
] as const) {
  faultTest(`with ${what} storage it continues on the server`, async ({ chance, sit }) => {
    const seat = await sit(prepare);
    expect(await seat.runner.page.evaluate(keepsAnything)).toBe(false);
    for (let click = 0; click < 5; click += 1) await seat.chooseAny(chance);
    await seat.waitUntilSaved();
    await seat.runner.page.close();
    await seat.openInNewTab();
    await seat.expectEveryClick();
    await seat.chooseTheRest(chance);
    await seat.waitUntilSaved();
    await seat.submitAndSeeReceipt();
    await expect(seat.runner.retryNow).toBeHidden();
    await seat.expectGradedOnce();
  });
}
