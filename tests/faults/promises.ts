import type { AttemptState } from '../../src/attempt/state/attemptState';
import type { AttemptController } from '../../src/attempt/controller/attemptController';
import type { OutboxEntry } from '../../src/attempt/answers/outboxEntry';
import type { Choices } from '../../src/rules/answers';
import type { DeviceInUse, DeviceWatch } from './deviceInUse';
import type { Change, Ledger } from './ledger';
import { referenceScore, type Key } from './referenceGrader';
import type { Replied } from './simulatedNetwork';
import { quizId, type SimulatedPage } from './simulatedPage';
import type { Record, SentSubmission, SimulatedServer } from './simulatedServer';
import type { VirtualTime } from './virtualTime';

/** How far off a time that a device calls exact may be: a second, plus rounding. */
const exactWithinMs = 1_001;
/** Calls in a minute that a device may make without any action, and again for each action. */
const callsAMinute = 40;
const callsForAnAction = 10;

const minuteMs = 60_000;

type Phase = AttemptState['phase'];
type Status = OutboxEntry['status'];

/** States that only the API's word can cause. */
const conclusions: readonly (Phase | Status)[] = [
  'refused',
  'closed',
  'signedOut',
  'submitted',
  'returned',
];

/** Replies of the API that a device has received, by what they allow it to conclude. */
interface Known {
  unauthorized: boolean;
  over: boolean;
  refusal: boolean;
  attempt: boolean;
}

export interface Parts {
  time: VirtualTime;
  server: SimulatedServer;
  ledger: Ledger;
  devices: readonly DeviceInUse[];
  key: Key;
  breaks: (promise: string) => void;
}

/** The promises of docs/taking-a-quiz.md, checked as things happen. */
export interface Promises {
  watch: DeviceWatch;
  /** To be called before a submission closes the attempt. */
  closing(submission: SentSubmission, record: Record): void;
  /** The student has changed an answer. */
  changed(change: Change): void;
  /** The student has done something on a device. */
  acted(device: DeviceInUse): void;
  /** Whether the server has a change, or a page that opens now would find it. */
  isWithinReach(device: DeviceInUse, change: Change): boolean;
  checkCopies(): void;
  checkEnd(): void;
}

export function createPromises({ time, server, ledger, devices, key, breaks }: Parts): Promises {
  const knownByDevice = new Map<DeviceInUse, Known>();
  const calls = new Map<DeviceInUse, number[]>();
  const actions = new Map<DeviceInUse, number[]>();
  const lastPhase = new WeakMap<AttemptController, Phase>();
  const lastStatus = new WeakMap<SimulatedPage, Status>();
  let lieAt = -1;
  let arriving: DeviceInUse | null = null;
  let isCheckPlanned = false;

  const knownTo = (device: DeviceInUse): Known => {
    const known = knownByDevice.get(device) ?? {
      unauthorized: false,
      over: false,
      refusal: false,
      attempt: false,
    };
    knownByDevice.set(device, known);
    return known;
  };
  const isPlain = (): boolean => server.kind === 'plain';
  const nameOf = ({ question, letter, device }: Change): string =>
    `${question}: ${letter ?? 'cleared'} of device ${device + 1}`;

  // Where an answer may be.

  /** A plain server has no instants. A missing answer counts as cleared. */
  function isIn(record: Record, { question, letter, at }: Change): boolean {
    const held = record.get(question);
    if ((held?.letter ?? null) === letter) return true;
    return !isPlain() && held !== undefined && held.at >= at;
  }

  const isAtServer = (change: Change): boolean =>
    isIn(server.record, change) || isIn(server.late, change);

  /**
   * The server has this very change, or a later one. The same letter could be from an earlier
   * change.
   */
  const isAcknowledged = (change: Change): boolean =>
    isPlain()
      ? isAtServer(change)
      : [server.record, server.late].some(
          (record) => (record.get(change.question)?.at ?? -Infinity) >= change.at,
        );

  const isAmong = (places: readonly Choices[], { question, at }: Change): boolean =>
    places.some((choices) => (choices[question]?.at ?? -Infinity) >= at);

  const isOnDevice = (device: DeviceInUse, change: Change): boolean =>
    isAmong([...device.stored(), ...device.inMemory()], change);

  // (a) An answer shown as "Saved" is graded, unless the same question was changed later.

  function checkSaved(page: SimulatedPage, attempt: AttemptController): void {
    const draft = page.draft();
    if (attempt.saving.read() !== 'saved' || draft === null) return;
    for (const [question, { answer, at }] of Object.entries(draft.choices)) {
      const held = server.record.get(question);
      if (held === undefined || held.at < at) {
        breaks(`(a) ${question}: ${answer} shows as saved, and the server does not hold it`);
      }
      const change = ledger.find(question, answer, at);
      if (change !== null) change.isShownSaved = true;
    }
  }

  const errorOf = ({ at, madeAt }: Change): number => at - madeAt;

  const knows = (later: Change, earlier: Change): boolean =>
    later.parent !== null && (later.parent === earlier || knows(later.parent, earlier));

  function checkOrder(): void {
    for (const change of ledger.changes.filter(({ isShownSaved }) => isShownSaved)) {
      const held = server.record.get(change.question);
      const standing =
        held === undefined ? null : ledger.find(change.question, held.letter, held.at);
      if (held === undefined || held.at < change.at) {
        breaks(`(a) ${nameOf(change)} was shown as saved and is not graded`);
      } else if (standing === null) {
        breaks(`(a) ${change.question}: ${held.letter} is graded, and nobody chose it`);
      } else if (ledger.changes.indexOf(standing) < ledger.changes.indexOf(change)) {
        const apart = change.madeAt - standing.madeAt;
        const isClocks = apart <= errorOf(standing) - errorOf(change);
        if (knows(change, standing) || !isClocks) {
          breaks(`(a) ${nameOf(change)} was saved, and ${nameOf(standing)} from before is graded`);
        }
      }
    }
  }

  function checkClock({ saysExact, parent, at, madeAt, ...change }: Change): void {
    if (parent !== null && at <= parent.at) {
      breaks(`(a) ${change.question}: a change comes before what it replaces`);
    }
    const isForced = parent !== null && at === parent.at + 1;
    if (saysExact && !isForced && Math.abs(at - madeAt) > exactWithinMs) {
      breaks(`(a) the time is said to be exact, and is ${Math.round(at - madeAt)} ms off`);
    }
  }

  // (b) Submitting never removes or replaces what the device has not seen.

  function checkClosing({ answers }: SentSubmission, record: Record): void {
    const presses = arriving?.submitted ?? [];
    // A plain server accepts submissions in its grace, and has no attempts.
    if (presses.length === 0 && time.now() < server.endsAt) {
      breaks('an attempt was closed, and nobody had submitted it');
      return;
    }
    if (isPlain()) return;
    const sent = new Map(answers.map(({ question, chosen_at }) => [question, chosen_at]));
    const isKnown = [...record].every(
      ([question, { at }]) => Date.parse(sent.get(question) ?? '') >= at,
    );
    const isSeen = presses.some((seen) =>
      [...record].every(([question, { letter, at }]) => {
        const choice = seen[question];
        // The same letter from another device is not news to anyone.
        return (choice?.answer ?? null) === letter || (choice?.at ?? -Infinity) >= at;
      }),
    );
    if (!isKnown) {
      breaks('(b) a submission closed the attempt over answers that its device had not heard of');
    } else if (!isSeen) {
      breaks('(b) a submission closed the attempt over answers that its student had not seen');
    }
  }

  // (c) A copy is removed only when the server holds each of its answers, or a later one.

  function checkCopies(): void {
    for (const device of devices) {
      const gone = ledger
        .promised(device.number)
        .filter((change) => !isAtServer(change) && !isOnDevice(device, change));
      if (gone.length > 0) {
        breaks(`(c) the device has no copy, nor the server, of ${gone.map(nameOf).join(', ')}`);
      }
    }
  }

  function planCheck(): void {
    if (isCheckPlanned) return;
    isCheckPlanned = true;
    time.at(time.now(), () => {
      isCheckPlanned = false;
      checkCopies();
    });
  }

  // (d) Only a receipt is a success.

  const isGiven = (receipt: { _id: string; submitted_at: string } | undefined): boolean =>
    receipt !== undefined && server.receipts.has(`${receipt._id} ${receipt.submitted_at}`);

  // (e) Only the API's JSON refuses, ends a session or is a success.

  function checkConclusion(device: DeviceInUse, now: Phase | Status, where: string): void {
    if (!conclusions.includes(now)) return;
    const { unauthorized, over, refusal, attempt } = knownTo(device);
    const isFounded = {
      signedOut: unauthorized,
      closed: over,
      refused: refusal && where === 'outbox',
      returned: attempt,
      submitted: true,
    }[now as string];
    if (lieAt === time.turn() || isFounded !== true) {
      breaks(`(e) ${where} ${now} was concluded from no answer of the API`);
    }
  }

  function learn(device: DeviceInUse, { operation, status, reply }: Replied): void {
    if (reply === null) {
      lieAt = time.turn();
      return;
    }
    lieAt = -1;
    const known = knownTo(device);
    const body = reply.body as { attempt?: unknown };
    const isRefusal = status >= 400 && status < 500 && status !== 401 && status !== 429;
    known.unauthorized ||= status === 401;
    known.over ||= status === 409;
    known.attempt ||= body.attempt !== undefined && status === 409;
    known.refusal ||= isRefusal && operation === 'submitQuiz' && body.attempt === undefined;
  }

  // The other promises.

  /** @returns what was noted in the last minutes */
  function note(times: Map<DeviceInUse, number[]>, device: DeviceInUse, minutes = 1): number[] {
    const since = time.now() - minutes * minuteMs;
    const recent = (times.get(device) ?? []).filter((at) => at > since);
    recent.push(time.now());
    times.set(device, recent);
    return recent;
  }

  function checkCalls(device: DeviceInUse): void {
    const count = note(calls, device).length;
    const since = time.now() - 2 * minuteMs;
    const doings = (actions.get(device) ?? []).filter((at) => at > since).length;
    if (count > callsAMinute + callsForAnAction * doings) {
      breaks(`device ${device.number + 1} made ${count} calls in a minute`);
    }
  }

  /** In its copy, by the question's id if the device had no room for the paper. */
  function isForDownload({ question, letter, at, device: number }: Change): boolean {
    const names = [question, `Title of ${question}`];
    const entries = devices[number]?.pages.map(({ outbox }) => outbox.entryOf(quizId)) ?? [];
    return entries.some((entry) => {
      const choice = entry?.choices[question];
      if (entry === undefined || choice === undefined || choice.at < at) return false;
      if (choice.at > at || letter === null) return true;
      return entry.copy.some((line) => names.includes(line.question) && line.answer === letter);
    });
  }

  /** Not yet submitted, to a server that sends no end. */
  const isStillAnswered = (change: Change): boolean =>
    isPlain() &&
    devices.some(({ pages }) =>
      pages.some(
        (page) =>
          page.attempt?.state.read().phase === 'running' &&
          isAmong([page.draft()?.choices ?? {}], change),
      ),
    );

  function checkEnd(): void {
    const promised = devices.flatMap(({ number }) => ledger.promised(number));
    const lost = promised.filter(
      (change) => !isAtServer(change) && !isForDownload(change) && !isStillAnswered(change),
    );
    if (lost.length > 0) breaks(`at the end lost ${lost.map(nameOf).join(', ')}`);
    const { graded, record } = server;
    const [only, ...others] = graded;
    // A plain server grades submissions and has no end.
    if (others.length > 0 || (only === undefined && !isPlain())) {
      breaks(`${graded.length} submissions were graded`);
    }
    if (only !== undefined) {
      const letters = [...record].flatMap(([question, { letter }]) =>
        letter === null ? [] : [[question, letter] as const],
      );
      const score = referenceScore(key, Object.fromEntries(letters));
      if (only.score !== score) breaks(`scored ${only.score} and should have scored ${score}`);
    }
    if (!isPlain()) checkOrder();
    for (const device of devices) for (const page of device.pages) checkRest(device, page);
  }

  /** Nothing continues endlessly. */
  function checkRest(device: DeviceInUse, { attempt }: SimulatedPage): void {
    const state = attempt?.state.read();
    if (state === undefined) return;
    const { phase } = state;
    const isHolding = (page: SimulatedPage): boolean =>
      ['unsent', 'running'].includes(page.attempt?.state.read().phase ?? '');
    const isAtRest =
      phase === 'submitted' ||
      phase === 'closed' ||
      (phase === 'unsent' && state.entry.status === 'refused') ||
      (phase === 'running' && isPlain()) ||
      (phase === 'elsewhere' && device.pages.some(isHolding));
    if (!isAtRest) breaks(`device ${device.number + 1} still is ${phase}`);
  }

  return {
    closing: checkClosing,
    changed: checkClock,
    acted: (device) => void note(actions, device, 2),
    isWithinReach: (device, change) =>
      isAcknowledged(change) || (!device.device.isRefusing && isAmong(device.stored(), change)),
    checkCopies,
    checkEnd,
    watch: {
      called: checkCalls,
      answered(device, answer) {
        learn(device, answer);
        planCheck();
      },
      submissionArrives(device) {
        arriving = device;
      },
      happens(_, payload) {
        if (payload.type !== 'submitted' || isPlain()) return;
        const ids = [...server.receipts].map((receipt) => receipt.split(' ')[0]);
        if (!ids.includes(payload.receiptId ?? '')) {
          breaks('(d) the host heard "submitted", and the server has given no such receipt');
        }
      },
      attemptChanges(device, page, attempt) {
        checkSaved(page, attempt);
        const state = attempt.state.read();
        if (lastPhase.get(attempt) === state.phase) return;
        lastPhase.set(attempt, state.phase);
        checkConclusion(device, state.phase, 'phase');
        if (state.phase !== 'submitted') return;
        if (isPlain() ? server.graded.length === 0 : !isGiven(state.receipt)) {
          breaks('(d) it shows "submitted", and the server has given no such receipt');
        }
      },
      outboxChanges(device, page) {
        const status = page.outbox.entryOf(quizId)?.status;
        if (status === undefined || lastStatus.get(page) === status) return;
        lastStatus.set(page, status);
        checkConclusion(device, status, 'outbox');
      },
      removed: planCheck,
    },
  };
}
