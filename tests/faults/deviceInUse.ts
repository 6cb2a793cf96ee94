import type { QuizEventPayload } from '../../src/api/quizEvents';
import type { AttemptController } from '../../src/attempt/controller/attemptController';
import type { Choices } from '../../src/rules/answers';
import type { Chance } from './chance';
import { createSimulatedDevice, type SimulatedDevice, type SimulatedTab } from './simulatedDevice';
import {
  createSimulatedNetwork,
  type Replied,
  type NetworkWatch,
  type SimulatedNetwork,
} from './simulatedNetwork';
import { createSimulatedPage, quizId, type SimulatedPage } from './simulatedPage';
import type { SentSubmission, SimulatedServer, SimulatedSession } from './simulatedServer';
import type { VirtualTime } from './virtualTime';

/** What the pages of one device do, for checks. */
export interface DeviceWatch {
  called(device: DeviceInUse): void;
  answered(device: DeviceInUse, answer: Replied): void;
  submissionArrives(device: DeviceInUse, submission: SentSubmission): void;
  happens(device: DeviceInUse, payload: QuizEventPayload): void;
  /** The state of an attempt, or of its saving, may have changed. */
  attemptChanges(device: DeviceInUse, page: SimulatedPage, attempt: AttemptController): void;
  outboxChanges(device: DeviceInUse, page: SimulatedPage): void;
  /** Something was removed from the storage. */
  removed(device: DeviceInUse): void;
}

/** A student's device, with its pages, clocks, storage, session and network. */
export interface DeviceInUse {
  readonly number: number;
  readonly device: SimulatedDevice;
  readonly network: SimulatedNetwork;
  readonly session: SimulatedSession;
  readonly pages: readonly SimulatedPage[];
  /** The page that the student looks at. */
  readonly page: SimulatedPage | undefined;
  /** The choices in view each time the student submitted. */
  readonly submitted: Choices[];
  isStorageTroubled: boolean;
  open(): void;
  show(page: SimulatedPage): void;
  kill(page: SimulatedPage): void;
  next(): void;
  /** Everything on the device, in its storage and in the memory of its pages. */
  stored(): Choices[];
  inMemory(): Choices[];
}

function storedChoices(value: string): Choices {
  return (JSON.parse(value) as { choices: Choices }).choices;
}

export function createDeviceInUse(
  number: number,
  { time, chance, server }: { time: VirtualTime; chance: Chance; server: SimulatedServer },
  watch: DeviceWatch,
): DeviceInUse {
  const device = createSimulatedDevice(time, chance, () => watch.removed(inUse));
  const session = server.openSession();
  const pages: SimulatedPage[] = [];
  let current = 0;
  const networkWatch: NetworkWatch = {
    called: () => watch.called(inUse),
    answered: (_, answer) => watch.answered(inUse, answer),
    submissionArrives: (submission) => watch.submissionArrives(inUse, submission),
  };
  const isPlain = server.kind === 'plain';
  const network = createSimulatedNetwork(time, chance, session, isPlain, networkWatch);

  function makePage(tab: SimulatedTab): SimulatedPage {
    const emit = (payload: QuizEventPayload): void => watch.happens(inUse, payload);
    const page = createSimulatedPage(tab, network.clientFor(tab), emit);
    page.outbox.subscribe(() => watch.outboxChanges(inUse, page));
    return page;
  }

  const inUse: DeviceInUse = {
    number,
    device,
    network,
    session,
    pages,
    get page() {
      return pages[current];
    },
    submitted: [],
    isStorageTroubled: false,
    open() {
      const page = makePage(device.openTab());
      pages.push(page);
      current = pages.length - 1;
      inUse.show(page);
    },
    show(page) {
      page.show((attempt) => {
        const changes = (): void => watch.attemptChanges(inUse, page, attempt);
        attempt.saving.subscribe(changes);
        attempt.state.subscribe(changes);
      });
    },
    kill(page) {
      page.tab.die();
      pages.splice(pages.indexOf(page), 1);
      current = Math.max(0, pages.length - 1);
    },
    next() {
      if (pages.length > 0) current = (current + 1) % pages.length;
      pages[current]?.tab.emit('awake');
    },
    stored: () =>
      [...device.stored()]
        .filter(([name]) => /^quizwright:(draft|outbox):/.test(name))
        .map(([, value]) => storedChoices(value)),
    inMemory: () =>
      pages.flatMap((page) => {
        const phase = page.attempt?.state.read().phase;
        const isAnswering = phase === 'running' || phase === 'signedOut';
        return [
          page.outbox.entryOf(quizId)?.choices,
          page.kept()?.choices,
          isAnswering ? page.draft()?.choices : undefined,
        ].filter((choices) => choices !== undefined);
      }),
  };
  return inUse;
}
