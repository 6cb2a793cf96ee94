import type { ApiError } from '../../api/ApiError';
import type { QuizPaper } from '../../api/entities';
import type { LatestCalls } from '../server/latestCalls';
import type { Device } from '../device/device';
import type { AttemptState } from '../state/attemptState';
import type { Send } from '../state/events';

/** A load fails after this many tries without a reply. */
const tries = 3;

/** Loads the paper of one attempt. */
export interface PaperLoader {
  /** Requests the paper before it is known whether this tab will take the quiz. */
  ask: () => void;
  /**
   * Loads the paper, using an early request if there is one. Replies to earlier loads no longer
   * count.
   */
  load: () => void;
  /** Loads it in about 3 seconds, when the quiz should have begun. */
  loadSoon: () => void;
  /** Loads it in about 15 seconds, because there may be answers here to submit. */
  loadLater: () => void;
  /** Drops the early request, whose reply would belong to another session. */
  forget: () => void;
  /** Cancels planned loads and drops the early request. */
  rest: () => void;
}

interface PaperLoaderParts {
  device: Pick<Device, 'monotonic' | 'after' | 'random'>;
  calls: LatestCalls;
  read: () => Promise<QuizPaper>;
  state: () => AttemptState;
  send: Send;
  /** Called with the paper and the monotonic time of its request. */
  onLoaded: (paper: QuizPaper, sentAt: number) => void;
  onFailed: (error: ApiError) => void;
}

interface Asked {
  sentAt: number;
  /** The reply to the request. Another call sends a new one. */
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
    // The early request may not be needed, so its failure is ignored.
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

  /** Shortens the wait by a random quarter at most, so that a class does not return all at once. */
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
