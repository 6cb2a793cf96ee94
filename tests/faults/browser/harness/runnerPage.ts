import { expect, type Locator, type Page } from '@playwright/test';
import { letters, type Letter } from '../../../../src/rules/limits';
import type { Answers } from './answers';

/** The words of the widgets, in one place, so that the specs repeat none of them. */
export const words = {
  saved: 'Saved',
  onDevice: 'Saved on this device',
} as const;

/**
 * Claims that a page may make only if they are true. Each is part of a sentence, found anywhere.
 */
export const claims = {
  submitted: 'Quiz submitted',
  notAccepted: 'not accepted',
  sessionEnded: 'Your session has ended',
} as const;

/** The titles in the exams of these tests. */
export const titlePattern = /What is right about matter \w\?/;

/** The page of a student who takes a quiz, and where things are on it. */
export class RunnerPage {
  constructor(readonly page: Page) {}

  question(title: string): Locator {
    return this.page.getByRole('radiogroup').filter({ hasText: title });
  }

  radio(title: string, letter: Letter): Locator {
    const position = letters.indexOf(letter);
    return this.question(title).getByRole('radio').nth(position);
  }

  /**
   * Words on the screen. Live regions are left out, because announcements stay in them for a while.
   */
  says(text: string): Locator {
    const shown = this.page.locator(':not([role="status"] *)');
    return this.page.getByText(text, { exact: true }).and(shown);
  }

  get timer(): Locator {
    return this.page.getByRole('timer').first();
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: 'Submit Quiz' });
  }

  /** The submit button beside the list of unanswered questions. */
  get submitWithBlanks(): Locator {
    return this.page.getByRole('button', { name: /^Submit with \d+ unanswered$/ });
  }

  /**
   * The buttons that lead to answers changed on another device, shown when nothing was submitted.
   */
  get changedElsewhere(): Locator {
    return this.page.locator('[data-part="changed-elsewhere"]');
  }

  get receipt(): Locator {
    return this.page.getByRole('dialog', { name: 'Quiz submitted' });
  }

  get lateReceipt(): Locator {
    return this.page.getByRole('dialog', { name: 'Received after the end' });
  }

  /** Anything that says that the attempt is over. */
  get over(): Locator {
    const part = this.page.locator('[data-part="closed"], [data-part="receipt"]');
    return part.or(this.receipt).or(this.lateReceipt).first();
  }

  /** How many answers the server says it holds. */
  countsOf(answered: number, questions: number): Locator {
    return this.page.getByText(`${answered} of ${questions} questions`, { exact: true }).first();
  }

  get continueHere(): Locator {
    return this.page.getByRole('button', { name: 'Continue here' });
  }

  get retryNow(): Locator {
    return this.page.getByRole('button', { name: 'Retry now' });
  }

  get backToQuiz(): Locator {
    const name = 'Back to the quiz';
    return this.page.getByRole('link', { name }).or(this.page.getByRole('button', { name }));
  }

  get downloadCopy(): Locator {
    return this.page.getByRole('button', { name: 'Download a copy' });
  }

  /** The notice that another device's answer replaced the one chosen here. */
  overruled(letter: Letter): Locator {
    return this.page.getByText(`Your choice here was ${letter}.`);
  }

  get password(): Locator {
    return this.page.getByLabel('Password', { exact: true });
  }

  /** The offer to sign in beside the paper. */
  get signInOffer(): Locator {
    return this.password.or(this.page.getByRole('button', { name: /^Sign in/ })).first();
  }

  /** The button shown when the paper cannot be loaded. */
  get retry(): Locator {
    return this.page.getByRole('button', { name: 'Try again' });
  }

  get logout(): Locator {
    return this.page.getByRole('button', { name: 'Logout' });
  }

  get closed(): Locator {
    return this.page.getByText('This quiz is closed', { exact: true });
  }

  /** Opens the page of a quiz, and signs in first if that is required. */
  async open(origin: string, quizId: string, who: { email: string; password: string }) {
    await this.page.goto(`${origin}/quiz/dashboard/test/${quizId}`);
    const email = this.page.getByLabel('Email');
    const arrived = this.page
      .getByRole('radiogroup')
      .or(this.continueHere)
      .or(this.retryNow)
      .or(this.over)
      .first();
    await expect(arrived.or(email).first()).toBeVisible();
    if (await email.isVisible()) {
      await email.fill(who.email);
      await this.password.fill(who.password);
      await this.password.press('Enter');
    }
    await expect(arrived).toBeVisible();
  }

  /** Signs in again on the page after the session ended during the quiz. */
  async signInInPlace(password: string): Promise<void> {
    await this.password.fill(password);
    await this.password.press('Enter');
    await expect(this.password).toBeHidden();
  }

  async answers(): Promise<Answers> {
    return this.page.evaluate((pattern) => {
      const answers: Record<string, Letter> = {};
      for (const radio of document.querySelectorAll<HTMLInputElement>(
        'input[type="radio"]:checked',
      )) {
        const group = radio.closest('fieldset, [role="radiogroup"]');
        const title = new RegExp(pattern).exec(group?.textContent ?? '')?.[0];
        if (title !== undefined) answers[title] = radio.value as Letter;
      }
      return answers;
    }, titlePattern.source);
  }

  /** The seconds in the countdown. */
  async secondsShown(): Promise<number> {
    const text = (await this.timer.textContent()) ?? '';
    const parts = /(?:(\d+):)?(\d+):(\d\d)/.exec(text);
    if (parts === null) throw new Error(`The countdown shows “${text}”.`);
    const [, hours = '0', minutes = '0', seconds = '0'] = parts;
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  }
}
