import type { ApiError } from '../../api/ApiError';
import type { QuizPaper } from '../../api/entities';
import type { LatestCalls } from '../server/latestCalls';
import type { Device } from '../device/device';
import type { AttemptState } from '../state/attemptState';
import type { Send } from '../state/events';

/** A load that got no answer is tried so often before it has failed. */
const tries = 3;

/** Loads the paper of one attempt. */
export interface PaperLoader {
  /** Asks for the paper before it is known whether it will be loaded here. */
  ask: () => void;
  /** Loads it, with what was asked for ahead; calls on their way no longer count. */
  load: () => void;
  /** Loads it about 3 seconds later: the quiz should have begun. */
  loadSoon: () => void;
  /** Loads it about 15 seconds later: there may be answers here to hand in. */
  loadLater: () => void;
  /** Forgets what was asked for ahead: the answer would be about another session. */
  forget: () => void;
  /** Plans no load any more, and forgets what was asked for ahead. */
  rest: () => void;
}

interface PaperLoaderParts {
  device: Pick<Device, 'monotonic' | 'after' | 'random'>;
  calls: LatestCalls;
  read: () => Promise<QuizPaper>;
  state: () => AttemptState;
  send: Send;
  /** Called with the paper and the monotonic time at which it was asked for. */
  onLoaded: (paper: QuizPaper, sentAt: number) => void;
  onFailed: (error: ApiError) => void;
}

interface Asked {
  sentAt: number;
  /** The answer, and another one when it is called again. */
  read: () => Promise<QuizPaper>;
}

export function createPaperLoader(parts: PaperLoaderParts): PaperLoader {
  const { device, calls, state, send, onLoaded, onFailed } = parts;
  let ahead: Asked | null = null;
  let failures = 0;
  let cancel: () => void = () => {};

  function ask(): Asked {
    const sentAt = device.monotonic();
    let first: Promise<QuizPaper> | null = parts.read();
    // What is asked for ahead may be of no use to anybody.
    first.catch(() => {});
    const read = (): Promise<QuizPaper> => {
      const paper = first ?? parts.read();
      first = null;
      return paper;
    };
    return { sentAt, read };
  }

  function forget(): void {
    ahead = null;
  }

  function load(): void {
    cancel();
    calls.dismiss();
    send('loading');
    const { sentAt, read } = ahead ?? ask();
    forget();
    calls.make(read).then((paper) => {
      if (paper === undefined) return;
      failures = 0;
      onLoaded(paper, sentAt);
    }, failed);
  }

  function failed(error: ApiError): void {
    failures += 1;
    if (error.kind === 'network' && failures < tries && state().phase === 'loading') {
      cancel = device.after(1_000 * failures, load);
      return;
    }
    failures = 0;
    onFailed(error);
  }

  /** Up to a quarter sooner by chance: a class does not come back all at once. */
  function loadAbout(ms: number): void {
    cancel = device.after(ms * (1 - device.random() / 4), load);
  }

  return {
    ask() {
      ahead = ask();
    },
    load,
    loadSoon: () => loadAbout(3_000),
    loadLater: () => loadAbout(15_000),
    forget,
    rest() {
      cancel();
      forget();
    },
  };
}
