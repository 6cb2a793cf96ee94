/** A right that one tab of the browser holds at a time. */
export interface TabClaim {
  /** Takes it from whichever tab holds it. */
  take(): void;
  release(): void;
}

export interface TabClaimEvents {
  /** This tab holds it, perhaps at once, perhaps after another tab gave it up. */
  gained: () => void;
  /** Another tab holds it, or has just taken it. */
  lost: () => void;
}

/**
 * What may happen to the page: it is visible again (`awake`), it resumes after being frozen
 * (`thawed`), the network is back (`online`), it may close soon (`leaving`), or another tab has
 * changed the storage (`storage`).
 */
export type DeviceSignal = 'awake' | 'thawed' | 'online' | 'leaving' | 'storage';

/** The part of `Storage` that attempts use. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What an attempt needs of the device that it runs on. */
export interface Device {
  /** Storage that outlives the page; null if the browser refuses it. */
  readonly storage: DeviceStorage | null;
  /** The device's clock, in milliseconds since 1970. Its user can change it. */
  wall(): number;
  /** Milliseconds since any fixed moment. No one can change it, but it may stop during sleep. */
  monotonic: () => number;
  /** Runs something once, after at least `ms`. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
  /** From 0 to less than 1. */
  random(): number;
  /** @returns a function that ends the subscription */
  on(signal: DeviceSignal, run: () => void): () => void;
  /**
   * Runs a task while no task of the same name runs in this browser, even in another tab. It waits
   * for the other task no longer than a call may take.
   */
  alone<Result>(name: string, task: () => Promise<Result>): Promise<Result>;
  /** Asks for a right that one tab holds at a time. */
  claim(name: string, events: TabClaimEvents): TabClaim;
}
