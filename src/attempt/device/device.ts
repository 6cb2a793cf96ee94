/** A right that one tab of the browser holds at a time. */
export interface TabClaim {
  /** Takes it from whichever tab holds it. */
  take(): void;
  release(): void;
}

export interface TabClaimEvents {
  /** It is held here: perhaps at once, perhaps when another tab gave it up. */
  gained: () => void;
  /** Another tab holds it, or has just taken it. */
  lost: () => void;
}

/**
 * What may happen to the page: it is seen again (`awake`), it goes on after it was frozen
 * (`thawed`), the network is back (`online`), it may be gone soon (`leaving`), another tab has
 * changed what is stored (`storage`).
 */
export type DeviceSignal = 'awake' | 'thawed' | 'online' | 'leaving' | 'storage';

/** The part of `Storage` that is used. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What taking a quiz needs of the device that it runs on. */
export interface Device {
  /** What outlives the page; null where the browser refuses it. */
  readonly storage: DeviceStorage | null;
  /** The device's clock, milliseconds since the epoch. People change it. */
  wall(): number;
  /** Milliseconds since any fixed moment. Nobody changes it, but it may stand still during sleep. */
  monotonic(): number;
  /** Runs something once, after at least `ms`; answers what prevents it. */
  after(ms: number, run: () => void): () => void;
  /** From 0 to less than 1. */
  random(): number;
  /** @returns a function that ends it */
  on(signal: DeviceSignal, run: () => void): () => void;
  /**
   * Does something while nothing of the same name is done in this browser, be it by another tab. It
   * is not waited for longer than a call may take.
   */
  alone<Result>(name: string, task: () => Promise<Result>): Promise<Result>;
  /** Asks for a right that one tab holds at a time. */
  claim(name: string, events: TabClaimEvents): TabClaim;
}
