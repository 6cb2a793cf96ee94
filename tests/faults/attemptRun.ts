import { paperOf } from '../../src/attempt/state/attemptState';
import { choiceOf, type Answer } from '../../src/rules/answers';
import { letters } from '../../src/rules/limits';
import { createChance } from './chance';
import type { Command, Setting } from './commands';
import { createDeviceInUse, type DeviceInUse } from './deviceInUse';
import { createLedger } from './ledger';
import { createPromises } from './promises';
import type { SimulatedPage } from './simulatedPage';
import { quizId } from './simulatedPage';
import { createSimulatedServer } from './simulatedServer';
import { createVirtualTime } from './virtualTime';

const start = Date.parse('2026-05-04T09:00:00Z');

/** One student's attempt, with everything that happens to it, and the promises it must keep. */
export interface AttemptRun {
  do(command: Command): Promise<void>;
  /**
   * Makes everything healthy, shows the quiz on each device, and does nothing more until it is
   * over.
   */
  settle(): Promise<void>;
  /** The promises broken so far. */
  readonly broken: readonly string[];
}

export function createAttemptRun(setting: Setting): AttemptRun {
  const chance = createChance(setting.seed);
  const time = createVirtualTime(start);
  const questions = Array.from({ length: setting.questions }, (_, index) => `q${index + 1}`);
  // The specification has no waiting room.
  const opensAt = start + (setting.kind === 'plain' ? 0 : setting.opensIn);
  const key = new Map(questions.map((question) => [question, chance.pick(letters)]));
  const server = createSimulatedServer(time.now, {
    ...setting,
    key,
    opensAt,
    endsAt: opensAt + setting.durationMs,
    onClosing: (submission, record) => promises.closing(submission, record),
  });
  const broken: string[] = [];
  const ledger = createLedger();
  const devices: DeviceInUse[] = [];
  let current = 0;

  function breaks(promise: string): void {
    const at = ((time.now() - start) / 1_000).toFixed(3);
    if (broken.length < 5) broken.push(`at ${at} s: ${promise}`);
  }

  const promises = createPromises({ time, server, ledger, devices, key, breaks });

  /** A device exists once its student takes it up. */
  function takeUp(number: number): DeviceInUse {
    current = number;
    const known = devices[number];
    if (known !== undefined) return known;
    const made = createDeviceInUse(number, { time, chance, server }, promises.watch);
    made.device.setWall(setting.wallOffsets[number] ?? 0);
    devices.push(made);
    made.open();
    return made;
  }

  function pageGone(inUse: DeviceInUse): void {
    ledger.pageGone(inUse.number, (change) => promises.isWithinReach(inUse, change));
  }

  function kill(inUse: DeviceInUse, page: SimulatedPage): void {
    pageGone(inUse);
    inUse.kill(page);
  }

  function choose(inUse: DeviceInUse, question: string, letter: Answer | null): void {
    const { page } = inUse;
    const attempt = page?.attempt;
    if (page === undefined || !attempt) return;
    const state = attempt.state.read();
    const paper = paperOf(state);
    const canChoose = state.phase === 'signedOut' || (state.phase === 'running' && !state.isTimeUp);
    if (paper === null || !canChoose) return;
    const before = choiceOf(page.draft()?.choices ?? {}, question);
    if ((before?.answer ?? null) === letter) return;
    const { endsAt, isApproximate } = attempt.countdown.read();
    paper.sheet.choose(question, letter);
    const after = choiceOf(page.draft()?.choices ?? {}, question);
    // An answer that is not kept must not be shown either.
    if (after === undefined || after === before) return;
    const change = ledger.add({
      question,
      letter,
      device: inUse.number,
      madeAt: time.now(),
      at: after.at,
      parent: before === undefined ? null : ledger.find(question, before.answer, before.at),
      // Choices that a throttled tab accepts after the end count as chosen at the end.
      saysExact: endsAt !== null && !isApproximate && after.at < Date.parse(endsAt),
      isStorageTroubled: inUse.isStorageTroubled,
    });
    promises.changed(change);
  }

  /** Students usually wait for the questions. */
  async function waitForPaper({ page }: DeviceInUse): Promise<void> {
    if (chance.happens(0.2)) return;
    const phase = (): string | undefined => page?.attempt?.state.read().phase;
    if (phase() === 'loading') await time.advance(500);
    if (phase() === 'waiting') await time.advance(Math.max(0, opensAt + 2_000 - time.now()));
  }

  function submit({ page, submitted }: DeviceInUse, isWithBlanks: boolean): void {
    const attempt = page?.attempt;
    if (page === undefined || attempt?.state.read().phase !== 'running') return;
    const isBlank = questions.some((question) => !(question in attempt.answers()));
    if (isBlank && !isWithBlanks) return;
    submitted.push(page.draft()?.choices ?? {});
    attempt.submit();
  }

  async function act(command: Command): Promise<void> {
    const inUse = takeUp(current);
    const { device, network, page, pages, session } = inUse;
    const attempt = page?.attempt ?? null;
    if (!['pass', 'to the end'].includes(command.do)) promises.acted(inUse);
    switch (command.do) {
      case 'pass':
        await time.advance(command.ms);
        return;
      case 'to the end':
        await time.advance(Math.max(0, server.endsAt + command.ms - time.now()));
        return;
      case 'next device':
        takeUp((current + 1) % setting.wallOffsets.length);
        return;
      case 'extend':
        server.extend(command.minutes * 60_000);
        return;
      case 'open lid':
        wake(inUse);
        return;
    }
    // No one does anything else on a device that is asleep.
    if (command.do === 'choose') wake(inUse);
    if (device.isAsleep) return;
    switch (command.do) {
      case 'choose':
      case 'clear': {
        // A student who wants to answer opens the quiz.
        if (page === undefined) inUse.open();
        else inUse.show(page);
        await waitForPaper(inUse);
        const question = questions[command.question % questions.length] ?? '';
        choose(inUse, question, command.do === 'clear' ? null : command.letter);
        return;
      }
      case 'submit':
      case 'submit with blanks':
        await waitForPaper(inUse);
        submit(inUse, command.do === 'submit with blanks');
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
        kill(inUse, page);
        inUse.open();
        return;
      case 'crash':
        if (page === undefined) return;
        kill(inUse, page);
        inUse.open();
        return;
      case 'browser crash':
        for (const one of [...pages]) kill(inUse, one);
        inUse.open();
        return;
      case 'open tab':
        if (pages.length < 3) inUse.open();
        return;
      case 'close tab':
        if (page === undefined) return;
        page.tab.emit('leaving');
        kill(inUse, page);
        return;
      case 'next tab':
        inUse.next();
        return;
      case 'take over':
        if (attempt?.state.read().phase !== 'elsewhere') return;
        attempt.takeOver();
        pageGone(inUse);
        return;
      case 'leave page':
        pageGone(inUse);
        page?.leave();
        return;
      case 'come back':
        if (page !== undefined) inUse.show(page);
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
      case 'portal':
        network.beginPortal(command.lie, command.ms);
        return;
      case 'session ends':
        session.end();
        return;
      case 'sign in':
        session.signIn();
        for (const one of pages) one.signedIn();
        return;
      case 'refuse storage':
        device.refuseStorage();
        inUse.isStorageTroubled = true;
        ledger.trouble(inUse.number);
        // No page has it in memory, and the device no longer offers it to any.
        if (pages.every(({ attempt: shown }) => shown === null)) pageGone(inUse);
        return;
      case 'fill storage':
        device.leaveSpace(command.left);
        inUse.isStorageTroubled = true;
        ledger.trouble(inUse.number);
        return;
      case 'free storage':
        device.leaveSpace(Infinity);
        return;
      case 'sleep':
        device.fallAsleep();
        await time.advance(command.ms);
        wake(inUse);
        return;
      case 'close lid':
        device.fallAsleep();
        return;
      case 'set clock':
        device.setWall(command.ms);
        return;
      case 'throttle':
        page?.tab.throttle(command.ms);
    }
  }

  function wake({ device, pages }: DeviceInUse): void {
    if (!device.isAsleep) return;
    device.wake();
    if (chance.happens(0.5)) for (const { tab } of pages) tab.emit('awake');
  }

  async function heal(inUse: DeviceInUse): Promise<void> {
    current = inUse.number;
    wake(inUse);
    inUse.device.leaveSpace(Infinity);
    for (const { tab } of inUse.pages) tab.throttle(0);
    await act({ do: 'mend network' });
    await act({ do: 'go online' });
    await act({ do: 'sign in' });
    if (inUse.pages.length === 0) inUse.open();
    if (inUse.pages.every(({ attempt }) => attempt === null)) await act({ do: 'come back' });
  }

  takeUp(0);

  return {
    broken,
    async do(command) {
      await act(command);
      await time.advance(0);
      promises.checkCopies();
    },
    async settle() {
      for (const inUse of devices) await heal(inUse);
      const rest = setting.kind === 'plain' ? 0 : server.endsAt + 30_000 - time.now();
      await time.advance(Math.max(0, rest) + 180_000);
      server.sweep();
      promises.checkCopies();
      promises.checkEnd();
    },
  };
}
