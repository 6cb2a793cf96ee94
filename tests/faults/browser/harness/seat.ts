import { expect, type BrowserContext, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { letters, type Letter } from '../../../../src/rules/limits';
import type { Answers } from './answers';
import { answersInCopy, lettersKept } from './deviceCopy';
import type { Exam } from './exam';
import { pause } from './pause';
import { deviceHeader, type FaultProxy, type FaultRule, type LyingReply } from './proxy';
import type { Chance } from './random';
import { claims, RunnerPage, titlePattern, words } from './runnerPage';
import { openBrowser, type Launch, type TestBrowser } from './testBrowser';
import { watchSaved } from './watchSaved';
import { watchWords } from './watchWords';

let devices = 0;

interface SeatOptions {
  launch: Launch;
  exam: Exam;
  proxy: FaultProxy;
  /** Called with each start of the browser, before any page of it loads. */
  prepare?: ((context: BrowserContext) => Promise<void>) | undefined;
}

/** A student at a browser, who remembers what they have clicked. */
export class Seat {
  readonly #exam: Exam;
  readonly #proxy: FaultProxy;
  #runner: RunnerPage;
  /** Every clicked letter, by title, in order. The last click may have been cut short. */
  readonly #clicked = new Map<string, Letter[]>();
  /** The title of a click whose outcome is unknown, because its page died with it. */
  #cutShort: string | null = null;
  #lastShownAsSaved: Answers = {};
  /** Frames in which the page claimed to have saved what no server had acknowledged. */
  readonly lies: { shown: Answers; held: Answers }[] = [];
  /** The claims that its pages have made (`claims`). */
  readonly said: ReadonlySet<string>;

  private constructor(
    readonly browser: TestBrowser,
    /** Its name in the proxy. */
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
    const browser = await openBrowser(options.launch, async (context) => {
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

  /** The last clicks by title, as far as they have returned. */
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

  /** Opens the quiz in another tab of the same browser, and continues there. */
  async openInNewTab(): Promise<void> {
    this.#runner = new RunnerPage(await this.browser.context.newPage());
    await this.open();
  }

  /**
   * Opens the quiz in a browser that was killed while it submitted. It is left to chance what had
   * reached the server and the disk: the quiz was graded, or is withdrawn and submitted again. It
   * is no failure if the disk is some seconds behind what was graded.
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
    // The killed process cannot resolve this call.
    session.send('Page.crash').catch(() => undefined);
    await crashed;
  }

  /** Counts answers from another device as chosen. */
  adopt(answers: Answers): void {
    for (const [title, letter] of Object.entries(answers)) this.#clicked.set(title, [letter]);
  }

  /** Continues in a tab that is already open. */
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

  /** Chooses something for each question without an answer. */
  async chooseTheRest(chance: Chance): Promise<void> {
    for (const title of this.#exam.titles) {
      if (this.chosen[title] === undefined) await this.choose(title, chance.pick(letters));
    }
  }

  /** Clicks at random until `over`. The last click may or may not have counted. */
  async chooseUntil(chance: Chance, over: Promise<unknown>): Promise<void> {
    let isOver = false;
    const end = over.finally(() => {
      isOver = true;
    });
    // The wait for `over` reports its failure, once.
    end.catch(() => undefined);
    while (!isOver) {
      try {
        await this.chooseAny(chance);
        await pause(chance.between(0, 250));
      } catch (error) {
        // The click may fail before the cause of its failure has returned.
        await end;
        if (!isOver) throw error;
      }
    }
    await end;
  }

  /** Waits until the page says "saved", and compares that with the server at once. */
  async waitUntilSaved(): Promise<void> {
    await expect(this.#runner.says(words.saved)).toBeVisible({ timeout: 30_000 });
    expect(await this.#exam.draft()).toEqual(this.chosen);
  }

  /** After a crash of the tab: checks that every answer is there whose click had returned. */
  async expectEveryClick(): Promise<void> {
    await this.#expectShown((clicks, _, isCutShort) =>
      isCutShort ? [clicks.at(-2), clicks.at(-1)] : [clicks.at(-1)],
    );
  }

  /**
   * After the whole browser was killed: checks that what was last shown as saved is there, or what
   * was chosen after it. The browser itself writes to its disk some seconds later.
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

  /** The titles of questions whose choice this device no longer keeps. */
  async notOnDevice(): Promise<string[]> {
    const values = await this.#runner.page.evaluate(() => Object.values(localStorage) as string[]);
    const kept = [...lettersKept(values)].flatMap(([question, held]) =>
      [...held].map((letter) => JSON.stringify(this.#exam.byTitle({ [question]: letter }))),
    );
    return Object.entries(this.chosen).flatMap(([title, letter]) =>
      kept.includes(JSON.stringify({ [title]: letter })) ? [] : [title],
    );
  }

  /** The answers in a copy downloaded here. */
  async downloadedAnswers(): Promise<Answers> {
    const button = this.#runner.downloadCopy.first();
    await expect(button).toBeVisible();
    const download = this.#runner.page.waitForEvent('download');
    await button.click();
    return answersInCopy(await readFile(await (await download).path(), 'utf8'), titlePattern);
  }

  /**
   * Replies to requests such as `PUT /api/quiz/answers/1` inside the browser, with what it accepts
   * from no server, such as a 407.
   */
  async answerInside(requests: RegExp, answer: LyingReply): Promise<FaultRule> {
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

  /** Does what a person does who returns to the window. */
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
   * Compares the result with a reference: one receipt and one row, with the right score and exactly
   * the last clicked letters, and no lie on the way.
   */
  async expectGradedOnce(answers: Answers = this.chosen): Promise<void> {
    expect(await this.#exam.close()).toEqual(answers);
    const finished = async () => (await this.#exam.rows()).map((row) => row.finished_at !== null);
    await expect.poll(finished, { timeout: 15_000 }).toEqual([true]);
    const [row] = await this.#exam.rows();
    expect(row?.score).toBe(this.#exam.score(answers));
    expect(this.lies).toEqual([]);
  }

  /** Checks that all receipts from the server are the same, whether they arrived or not. */
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
