import type { Answers } from '../../src/attempt/answerSheet';
import { paperOf } from '../../src/attempt/attemptState';
import type { Attempt } from '../../src/attempt/createAttempt';
import type { OutboxEntry } from '../../src/attempt/outboxEntry';
import { letters, type Letter } from '../../src/rules/limits';
import { createChance } from './chance';
import type { Command, Setting } from './commands';
import { createLedger } from './ledger';
import { referenceScore } from './referenceGrader';
import { createSimulatedDevice } from './simulatedDevice';
import { createSimulatedNetwork } from './simulatedNetwork';
import { createSimulatedPage, quizId, type SimulatedPage } from './simulatedPage';
import { createSimulatedServer } from './simulatedServer';
import { createVirtualTime } from './virtualTime';

const start = Date.parse('2026-05-04T09:00:00Z');

/** What a page has heard of the server. */
interface Heard {
  serverNow: number;
  endsAt: number;
  /** Whether the server has refused something without saying what it holds. */
  isRefused: boolean;
}

/** One student's attempt, with everything that happens to it, and the promises it must keep. */
export interface AttemptRun {
  do(command: Command): Promise<void>;
  /** Everything is healthy, a page shows the quiz, and nobody presses anything until it is over. */
  settle(): Promise<void>;
  /** The promises that were broken so far. */
  readonly broken: readonly string[];
}

export function createAttemptRun(setting: Setting): AttemptRun {
  const chance = createChance(setting.seed);
  const time = createVirtualTime(start);
  const device = createSimulatedDevice(time, chance);
  device.setWall(setting.wallOffset);
  const questions = Array.from({ length: setting.questions }, (_, index) => `q${index + 1}`);
  // The specification knows no waiting room.
  const opensAt = start + (setting.kind === 'plain' ? 0 : setting.opensIn);
  const key = new Map(questions.map((question) => [question, chance.pick(letters)]));
  const server = createSimulatedServer(time.now, {
    kind: setting.kind,
    key,
    opensAt,
    endsAt: opensAt + setting.durationMs,
  });
  const broken: string[] = [];
  const ledger = createLedger();
  const pages: SimulatedPage[] = [];
  const heard = new Map<SimulatedPage, Heard>();
  /** Submissions by the instant at which they were made, which the engine gives them as a name. */
  const made = new Map<string, { answers: string; isDeliberate: boolean; heardAt: number }>();
  let current = 0;
  let isPressing = false;
  let isStorageTroubled = false;

  const network = createSimulatedNetwork(time, chance, device, server, {
    submissionArrives: (list) => checkArrival(inOrder(list)),
    answered(tab, { attempt, status }) {
      const page = pages.find((one) => one.tab === tab);
      const known = page && heard.get(page);
      if (known === undefined) return;
      if (attempt === null) known.isRefused ||= status === 409;
      else if (Date.parse(attempt.server_now) >= known.serverNow) {
        known.serverNow = Date.parse(attempt.server_now);
        known.endsAt = Date.parse(attempt.ends_at);
      }
    },
  });

  function breaks(promise: string): void {
    const at = ((time.now() - start) / 1_000).toFixed(3);
    if (broken.length < 5) broken.push(`at ${at} s: ${promise}`);
  }

  // Promises that are checked whenever something changes.

  /** Nothing shows as saved that the server does not hold, unless another device has replaced it. */
  function checkSaved(attempt: Attempt): void {
    if (attempt.saving.read() !== 'saved') return;
    for (const [question, letter] of Object.entries(attempt.answers())) {
      if (!isAtServer(question, letter) && !wasReplaced(question, letter)) {
        breaks(`${question}: ${letter} shows as saved, and the server does not hold it`);
      }
    }
  }

  /**
   * By another device, by what this student had handed in before and came only then, or by a page
   * that is gone, whose choice the device had no room for.
   */
  function wasReplaced(question: string, letter: Letter): boolean {
    const { drafts } = server;
    if (server.isSubmitted && drafts.at(-1)?.answers[question] === letter) return true;
    const here = drafts.findIndex(({ answers }) => answers[question] === letter);
    return (
      here >= 0 &&
      drafts
        .slice(here)
        .some(
          ({ from, answers }) =>
            (from === 'elsewhere' || ledger.isStorageTroubled(question)) &&
            answers[question] !== letter,
        )
    );
  }

  /** A submission that the student did not make is not made before the time is over. */
  function noteSubmission(page: SimulatedPage): void {
    const entry = page.outbox.entryOf(quizId);
    if (entry === undefined || made.has(entry.madeAt)) return;
    const known = heard.get(page);
    const heardAt = known?.serverNow ?? -Infinity;
    const answers = JSON.stringify(sorted(entry.answers));
    made.set(entry.madeAt, { answers, isDeliberate: isPressing, heardAt });
    if (isPressing || known?.isRefused === true) return;
    if (time.now() < (known?.endsAt ?? Infinity)) breaks('it handed in before the end');
  }

  /** Nor does it reach the server sooner, unless time was given after the page heard of it last. */
  function checkArrival(answers: string): void {
    if (time.now() >= server.endsAt || server.isSubmitted) return;
    const same = [...made.values()].filter((one) => one.answers === answers);
    const isEarly = !same.some(
      ({ isDeliberate, heardAt }) => isDeliberate || server.extendedAt >= heardAt,
    );
    if (isEarly) breaks('a submission that nobody made came before the end');
  }

  function watch(page: SimulatedPage, attempt: Attempt): void {
    attempt.saving.subscribe(() => checkSaved(attempt));
    attempt.state.subscribe(() => {
      // Robbed only now: what was chosen since the other tab asked for it is a gone page's too.
      if (attempt.state.read().phase === 'elsewhere') ledger.pageGone(isSafe);
      ledger.overruled(paperOf(attempt.state.read())?.overruled ?? {});
      checkSaved(attempt);
    });
    if (heard.has(page)) return;
    heard.set(page, { serverNow: -Infinity, endsAt: Infinity, isRefused: false });
    page.outbox.subscribe(() => noteSubmission(page));
  }

  // Where an answer may be.

  function storedAnswers(kind: 'draft' | 'outbox'): Answers[] {
    return [...device.stored()]
      .filter(([name]) => name.startsWith(`quizwright:${kind}:`))
      .map(([, value]) => (JSON.parse(value) as { answers: Answers }).answers);
  }

  const isIn = (places: readonly Answers[]) => (question: string, letter: Letter) =>
    places.some((answers) => answers[question] === letter);

  const isAtServer = (question: string, letter: Letter): boolean =>
    isIn([server.held(), server.late ?? {}])(question, letter);

  function entriesOnDevice(): OutboxEntry[] {
    return pages.flatMap(({ outbox }) => outbox.entries());
  }

  /** In a page that is still there, on the device, or at the server. */
  function isSomewhere(question: string, letter: Letter): boolean {
    const inPages = pages.map(({ attempt }) => attempt?.answers() ?? {});
    return isIn(inPages)(question, letter) || isWithoutPages(question, letter);
  }

  function isWithoutPages(question: string, letter: Letter): boolean {
    const onDevice = [...storedAnswers('draft'), ...storedAnswers('outbox')];
    return isIn(onDevice)(question, letter) || isAtServer(question, letter);
  }

  /** Where the next page would find it. */
  function isWithinReach(question: string, letter: Letter): boolean {
    return (device.isRefusing ? isAtServer : isWithoutPages)(question, letter);
  }

  /** The same, and nothing else is on its way that may come to the server after it. */
  function isSafe(question: string, letter: Letter): boolean {
    const isUnsure = pages.some(({ attempt }) =>
      ['saving', 'device', 'memory'].includes(attempt?.saving.read() ?? 'nothing'),
    );
    return !isUnsure && isWithinReach(question, letter);
  }

  /** With its copy, by the question's id where the device had no room for the paper. */
  function isInOutbox(question: string, letter: Letter): boolean {
    const names = [question, `Title of ${question}`];
    return entriesOnDevice().some(
      ({ answers, copy }) =>
        answers[question] === letter &&
        copy.some((line) => names.includes(line.question) && line.letter === letter),
    );
  }

  function checkKept(): void {
    const memory = entriesOnDevice().map(({ answers }) => answers);
    const lost = ledger.lost((...choice) => isSomewhere(...choice) || isIn(memory)(...choice));
    if (lost.length > 0) breaks(`lost ${lost.join(', ')}`);
  }

  // Pages.

  function openPage(): void {
    const tab = device.openTab();
    const page = createSimulatedPage(tab, network.serverFor(tab));
    pages.push(page);
    current = pages.length - 1;
    page.show((attempt) => watch(page, attempt));
  }

  function kill(page: SimulatedPage): void {
    ledger.pageGone(isSafe);
    page.tab.die();
    heard.delete(page);
    pages.splice(pages.indexOf(page), 1);
    current = Math.max(0, pages.length - 1);
  }

  function choose(attempt: Attempt, question: string, letter: Letter): void {
    const state = attempt.state.read();
    const paper = paperOf(state);
    const canChoose = state.phase === 'signedOut' || (state.phase === 'running' && !state.isTimeUp);
    if (paper === null || !canChoose) return;
    const shown = paper.sheet.answers()[question];
    if (shown === letter) return;
    ledger.choose(question, letter, shown, isStorageTroubled);
    paper.sheet.choose(question, letter);
  }

  function press(attempt: Attempt): void {
    isPressing = true;
    attempt.submit();
    isPressing = false;
  }

  async function act(command: Command): Promise<void> {
    const page = pages[current];
    const attempt = page?.attempt ?? null;
    switch (command.do) {
      case 'choose': {
        const question = questions[command.question];
        if (attempt && question !== undefined) choose(attempt, question, command.letter);
        return;
      }
      case 'submit':
        if (attempt) press(attempt);
        return;
      case 'back to the quiz':
        void attempt?.resume();
        return;
      case 'retry':
        attempt?.retry();
        page?.outbox.retry(quizId);
        return;
      case 'reload':
        if (page === undefined) return;
        page.tab.emit('leaving');
        kill(page);
        openPage();
        return;
      case 'crash':
        if (page === undefined) return;
        kill(page);
        openPage();
        return;
      case 'browser crash':
        for (const one of [...pages]) kill(one);
        openPage();
        return;
      case 'open tab':
        if (pages.length < 3) openPage();
        return;
      case 'close tab':
        if (page === undefined) return;
        page.tab.emit('leaving');
        kill(page);
        return;
      case 'next tab':
        if (pages.length > 0) current = (current + 1) % pages.length;
        pages[current]?.tab.emit('awake');
        return;
      case 'take over':
        if (attempt?.state.read().phase !== 'elsewhere') return;
        attempt.takeOver();
        ledger.pageGone(isSafe);
        return;
      case 'leave page':
        ledger.pageGone(isSafe);
        page?.leave();
        return;
      case 'come back':
        page?.show((one) => watch(page, one));
        return;
      case 'go offline':
        network.goOffline();
        return;
      case 'go online':
        if (network.isOnline) return;
        network.goOnline();
        for (const { tab } of pages) tab.emit('online');
        return;
      case 'mend network':
        network.mend();
        network.weather = { ...network.weather, latency: [5, 60] };
        return;
      case 'slow network':
        network.weather = { ...network.weather, latency: [command.ms / 2, command.ms] };
        return;
      case 'break':
        network.breakNext(command.fault, command.operation);
        return;
      case 'session ends':
        server.endSession();
        return;
      case 'sign in':
        server.signIn();
        for (const one of pages) one.signedIn();
        return;
      case 'refuse storage':
        device.refuseStorage();
        isStorageTroubled = true;
        ledger.trouble();
        // No page has it in memory, and the device shows it to none any more.
        if (pages.every(({ attempt: shown }) => shown === null)) ledger.pageGone(isSafe);
        return;
      case 'fill storage':
        device.leaveSpace(command.left);
        isStorageTroubled = true;
        ledger.trouble();
        return;
      case 'free storage':
        device.leaveSpace(Infinity);
        return;
      case 'pass':
        await time.advance(command.ms);
        return;
      case 'sleep': {
        device.fallAsleep();
        await time.advance(command.ms);
        device.wake();
        if (chance.happens(0.5)) for (const { tab } of pages) tab.emit('awake');
        return;
      }
      case 'set clock':
        device.setWall(command.ms);
        return;
      case 'throttle':
        page?.tab.throttle(command.ms);
        return;
      case 'extend':
        server.extend(command.minutes * 60_000);
        return;
      case 'answer elsewhere': {
        const question = questions[command.question];
        if (question === undefined) return;
        const held = server.held();
        if (server.answerElsewhere(question, command.letter)) {
          ledger.answerElsewhere(question, command.letter, held);
        }
        return;
      }
      case 'submit elsewhere':
        server.submitElsewhere();
    }
  }

  // Promises of the end.

  /** Kept as late, in the outbox, or still to be handed in to a server that knows no end. */
  function isUngraded(question: string, letter: Letter): boolean {
    const running = pages
      .filter(
        ({ attempt }) => setting.kind === 'plain' && attempt?.state.read().phase === 'running',
      )
      .map(({ attempt }) => attempt?.answers() ?? {});
    return isIn([server.late ?? {}, ...running])(question, letter) || isInOutbox(question, letter);
  }

  function checkEnd(): void {
    const [graded, ...others] = server.graded;
    const lost = ledger.lost(
      (...choice) => isIn([graded?.answers ?? {}])(...choice) || isUngraded(...choice),
    );
    if (lost.length > 0) breaks(`at the end lost ${lost.join(', ')}`);
    // Only a server that keeps drafts grades what nobody has handed in.
    const isGradingDue = setting.kind === 'whole';
    if (others.length > 0 || (isGradingDue && graded === undefined)) {
      breaks(`${server.graded.length} submissions were graded`);
    } else if (graded !== undefined) {
      const score = referenceScore(key, ledger.expected(graded.answers, isUngraded));
      if (graded.score !== score) breaks(`scored ${graded.score} and should have scored ${score}`);
    }
    pages.forEach(checkRest);
  }

  /** Nothing goes on without end. */
  function checkRest({ attempt }: SimulatedPage): void {
    const state = attempt?.state.read();
    if (state === undefined) return;
    const { phase } = state;
    const isAtRest =
      phase === 'submitted' ||
      phase === 'closed' ||
      (phase === 'unsent' && state.entry.status === 'refused') ||
      (phase === 'running' && setting.kind === 'plain') ||
      (phase === 'elsewhere' && pages.some((other) => isHolding(other)));
    if (!isAtRest) breaks(`it still is ${phase}`);
  }

  function isHolding({ attempt }: SimulatedPage): boolean {
    const phase = attempt?.state.read().phase;
    return phase === 'unsent' || phase === 'running';
  }

  openPage();

  return {
    broken,
    async do(command) {
      await act(command);
      await time.advance(0);
      checkKept();
    },
    async settle() {
      device.wake();
      device.leaveSpace(Infinity);
      for (const { tab } of pages) tab.throttle(0);
      await act({ do: 'mend network' });
      await act({ do: 'go online' });
      await act({ do: 'sign in' });
      if (pages.length === 0) openPage();
      if (pages.every(({ attempt }) => attempt === null)) await act({ do: 'come back' });
      const rest = setting.kind === 'plain' ? 0 : server.endsAt + 30_000 - time.now();
      await time.advance(Math.max(0, rest) + 180_000);
      server.sweep();
      checkKept();
      checkEnd();
    },
  };
}

const sorted = (answers: Answers): [string, Letter][] =>
  Object.entries(answers).sort(([one], [other]) => one.localeCompare(other));

function inOrder(list: readonly { question: string; answer: string }[]): string {
  return JSON.stringify(
    list
      .map(({ question, answer }) => [question, answer] as const)
      .sort(([one], [other]) => one.localeCompare(other)),
  );
}
