import { expect, type BrowserContext, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { letters, type Letter } from '../../../../src/rules/limits';
import type { Answers } from './answers';
import { answersInCopy, lettersKept } from './deviceCopy';
import type { Exam } from './exam';
import { pause } from './pause';
import { deviceHeader, type FaultProxy, type FaultRule, type LyingAnswer } from './proxy';
import type { Chance } from './random';
import { claims, RunnerPage, titlePattern, words } from './runnerPage';
import { openBrowser, type TestBrowser } from './testBrowser';
import { watchSaved } from './watchSaved';
import { watchWords } from './watchWords';

let devices = 0;

interface SeatOptions {
  exam: Exam;
  proxy: FaultProxy;
  /** Called with each start of the browser, before any page of it loads. */
  prepare?: ((context: BrowserContext) => Promise<void>) | undefined;
}

/** A student before a browser, and what that student remembers to have clicked. */
export class Seat {
  readonly #exam: Exam;
  readonly #proxy: FaultProxy;
  #runner: RunnerPage;
  /** Every letter that was clicked, by title, in order. The last one may have been cut short. */
  readonly #clicked = new Map<string, Letter[]>();
  /** The title of the click that nothing is known of, for its page died with it. */
  #cutShort: string | null = null;
  #lastShownAsSaved: Answers = {};
  /** Frames in which the page said to have saved what no server had acknowledged. */
  readonly lies: { shown: Answers; held: Answers }[] = [];
  /** The claims that a page of it has made (`claims`). */
  readonly said: ReadonlySet<string>;

  private constructor(
    readonly browser: TestBrowser,
    /** Its name to the proxy. */
    readonly device: string,
    { exam, proxy }: SeatOptions,
    said: ReadonlySet<string>,
    page: Page,
  ) {
    this.said = said;
    this.#exam = exam;
    this.#proxy = proxy;
    this.#runner = new RunnerPage(page);
  }

  static async take(options: SeatOptions): Promise<Seat> {
    let onSaved: (answers: Answers) => void = () => undefined;
    const said = new Set<string>();
    devices += 1;
    const device = `device ${devices}`;
    const browser = await openBrowser(async (context) => {
      await context.setExtraHTTPHeaders({ [deviceHeader]: device });
      await watchWords(context, Object.values(claims), (claim) => said.add(claim));
      await watchSaved(context, { words: words.saved, title: titlePattern }, (answers) =>
        onSaved(answers),
      );
      await options.prepare?.(context);
    });
    const page = await browser.context.newPage();
    const seat = new Seat(browser, device, options, said, page);
    onSaved = (answers) => seat.#onSaved(answers);
    return seat;
  }

  get runner(): RunnerPage {
    return this.#runner;
  }

  #onSaved(shown: Answers): void {
    this.#lastShownAsSaved = shown;
    const held = this.#exam.byTitle(this.#proxy.acknowledged(this.#exam.quizId));
    const isTrue = Object.entries(shown).every(([title, letter]) => held[title] === letter);
    if (!isTrue) this.lies.push({ shown, held });
  }

  /** What was clicked last, by title, as far as its click has returned. */
  get chosen(): Answers {
    return Object.fromEntries(
      [...this.#clicked].flatMap(([title, clicks]) => {
        const last = clicks.at(-1);
        return last === undefined ? [] : [[title, last]];
      }),
    );
  }

  async open(): Promise<void> {
    await this.#runner.open(this.#proxy.url, this.#exam.quizId, this.#exam.student);
  }

  /** Opens the quiz in another tab of the same browser; everything goes on there. */
  async openInNewTab(): Promise<void> {
    this.#runner = new RunnerPage(await this.browser.context.newPage());
    await this.open();
  }

  /**
   * Opens the quiz in a browser that was killed while it submitted. What the server and the disk had
   * heard of it is left to chance: it was graded, or is taken back and submitted again. Where the
   * disk is some seconds behind what was graded that is no reason for alarm.
   */
  async comeBack(): Promise<void> {
    await this.openInNewTab();
    const { submit, over } = this.#runner;
    const outcome = submit.or(over).first();
    await expect(outcome).toBeVisible({ timeout: 30_000 });
    if (!(await submit.isVisible())) return;
    await this.expectWhatWasShownAsSaved();
    await this.submitAndSeeReceipt();
  }

  /** Kills the process of the page, as a lack of memory does. */
  async crash(): Promise<void> {
    const { page } = this.#runner;
    const crashed = page.waitForEvent('crash');
    const session = await page.context().newCDPSession(page);
    // The process takes its answer with it.
    session.send('Page.crash').catch(() => undefined);
    await crashed;
  }

  /** Counts answers from elsewhere as chosen. */
  adopt(answers: Answers): void {
    for (const [title, letter] of Object.entries(answers)) this.#clicked.set(title, [letter]);
  }

  /** Goes on in a tab that is open already. */
  moveTo(runner: RunnerPage): void {
    this.#runner = runner;
  }

  async choose(title: string, letter: Letter): Promise<void> {
    const clicks = this.#clicked.get(title) ?? [];
    this.#clicked.set(title, [...clicks, letter]);
    this.#cutShort = title;
    await this.#runner.radio(title, letter).check({ timeout: 8_000 });
    this.#cutShort = null;
  }

  async chooseAny(chance: Chance): Promise<void> {
    await this.choose(chance.pick(this.#exam.titles), chance.pick(letters));
  }

  /** Chooses something for each question that has nothing yet. */
  async chooseTheRest(chance: Chance): Promise<void> {
    for (const title of this.#exam.titles) {
      if (this.chosen[title] === undefined) await this.choose(title, chance.pick(letters));
    }
  }

  /** Clicks about until `over`; the click that was under way then may or may not have counted. */
  async chooseUntil(chance: Chance, over: Promise<unknown>): Promise<void> {
    let isOver = false;
    const end = over.finally(() => {
      isOver = true;
    });
    // Its failure is told below, once, by the wait for it.
    end.catch(() => undefined);
    while (!isOver) {
      try {
        await this.chooseAny(chance);
        await pause(chance.between(0, 250));
      } catch (error) {
        // What breaks the page has not returned yet when its click fails.
        await end;
        if (!isOver) throw error;
      }
    }
    await end;
  }

  /** Waits for the words, and holds them against the server at once. */
  async waitUntilSaved(): Promise<void> {
    await expect(this.#runner.says(words.saved)).toBeVisible({ timeout: 30_000 });
    expect(await this.#exam.draft()).toEqual(this.chosen);
  }

  /** After a crash of the tab: every answer whose click had returned is there. */
  async expectEveryClick(): Promise<void> {
    await this.#expectShown((clicks, _, isCutShort) =>
      isCutShort ? [clicks.at(-2), clicks.at(-1)] : [clicks.at(-1)],
    );
  }

  /**
   * After the whole browser was killed: what was shown as saved last is there, or what was chosen
   * after it. The browser itself writes to its disk some seconds later.
   */
  async expectWhatWasShownAsSaved(): Promise<void> {
    await this.#expectShown((clicks, saved) =>
      saved === undefined ? [undefined, ...clicks] : clicks.slice(clicks.lastIndexOf(saved)),
    );
  }

  async #expectShown(
    allowed: (
      clicks: readonly Letter[],
      saved: Letter | undefined,
      isCutShort: boolean,
    ) => (Letter | undefined)[],
  ): Promise<void> {
    const saved = { ...this.#lastShownAsSaved };
    await expect(this.#runner.page.getByRole('radiogroup').first()).toBeVisible();
    const shown = await this.#runner.answers();
    for (const title of this.#exam.titles) {
      const clicks = this.#clicked.get(title) ?? [];
      expect(allowed(clicks, saved[title], this.#cutShort === title), title).toContain(
        shown[title],
      );
      this.#clicked.set(title, shown[title] === undefined ? [] : [shown[title]]);
    }
    this.#cutShort = null;
  }

  /** The titles of questions whose choice this device keeps no longer. */
  async notOnDevice(): Promise<string[]> {
    const values = await this.#runner.page.evaluate(() => Object.values(localStorage) as string[]);
    const kept = [...lettersKept(values)].flatMap(([question, held]) =>
      [...held].map((letter) => JSON.stringify(this.#exam.byTitle({ [question]: letter }))),
    );
    return Object.entries(this.chosen).flatMap(([title, letter]) =>
      kept.includes(JSON.stringify({ [title]: letter })) ? [] : [title],
    );
  }

  /** What a copy says that is downloaded here. */
  async downloadedAnswers(): Promise<Answers> {
    const button = this.#runner.downloadCopy.first();
    await expect(button).toBeVisible();
    const download = this.#runner.page.waitForEvent('download');
    await button.click();
    return answersInCopy(await readFile(await (await download).path(), 'utf8'), titlePattern);
  }

  /**
   * Answers requests such as `PUT /api/quiz/answers/1` before they leave the browser: for what it
   * takes from no server, such as a 407.
   */
  async answerInside(requests: RegExp, answer: LyingAnswer): Promise<FaultRule> {
    let strikes = 0;
    let isLifted = false;
    await this.browser.context.route(
      (url) => url.pathname.startsWith('/api/'),
      async (route) => {
        const { pathname } = new URL(route.request().url());
        if (isLifted || !requests.test(`${route.request().method()} ${pathname}`)) {
          await route.continue();
          return;
        }
        strikes += 1;
        const { status, body = '', contentType = 'application/json' } = answer;
        await route.fulfill({ status, body, contentType });
      },
    );
    return {
      get strikes() {
        return strikes;
      },
      lift: () => {
        isLifted = true;
      },
    };
  }

  /** What a person does who comes back to the window. */
  async lookAgain(): Promise<void> {
    await this.#runner.page.bringToFront();
    await this.#runner.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  }

  async submit(): Promise<void> {
    await this.#runner.submit.click();
  }

  async seeReceipt(): Promise<void> {
    await expect(this.#runner.receipt).toBeVisible({ timeout: 40_000 });
  }

  async submitAndSeeReceipt(): Promise<void> {
    await this.submit();
    await this.seeReceipt();
  }

  /**
   * Holds the end against a reference: one receipt, one row, its score and its very letters those
   * that were clicked last, and no lie on the way.
   */
  async expectGradedOnce(answers: Answers = this.chosen): Promise<void> {
    expect(await this.#exam.close()).toEqual(answers);
    const finished = async () => (await this.#exam.rows()).map((row) => row.finished_at !== null);
    await expect.poll(finished, { timeout: 15_000 }).toEqual([true]);
    const [row] = await this.#exam.rows();
    expect(row?.score).toBe(this.#exam.score(answers));
    expect(this.lies).toEqual([]);
  }

  /** The receipts that the server gave, whether they arrived or not: all the same one. */
  expectOneReceipt(): void {
    const receipts = this.#proxy.seen
      .filter(({ path, status }) => path.startsWith(this.submitPath) && status === 200)
      .filter(({ answer }) => answer !== undefined)
      .map(({ answer }) => {
        const { data } = JSON.parse(answer ?? '{}') as { data?: { receipt?: { _id: string } } };
        return data?.receipt?._id;
      });
    expect(new Set(receipts).size).toBe(1);
  }

  get submitPath(): string {
    return `/api/quiz/submit/${this.#exam.quizId}`;
  }
}
