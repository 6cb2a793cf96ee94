import { createContext } from 'react';
import type { Api } from '../../api/ApiContext';
import type { EmitEvent } from '../../api/quizEvents';
import type { AttemptServer } from '../server/attemptServer';
import type { Device } from '../device/device';
import type { DraftStore } from '../keeping/draftStore';
import type { Outbox } from '../keeping/outbox';

/** What the attempts of one user share. It outlives the widgets that show them. */
export interface AttemptServices {
  userId: string | undefined;
  /** The owner of what is kept (`ownerOf`). */
  owner: string | undefined;
  device: Device;
  server: AttemptServer;
  drafts: DraftStore;
  outbox: Outbox;
  emit: EmitEvent;
  /** Moves drafts and submissions from here to the user who turned out to own them. */
  giveTo: (next: AttemptServices) => void;
}

/** What the services of one user are made from. */
export interface AttemptSource {
  userId: string | undefined;
  /** Where the API lives, if that is not the default one. */
  address: string | undefined;
  emit: EmitEvent;
  /** The current API, with the latest cache. */
  api: () => Api;
  /** The device, once it was first needed. All users of a provider share it. */
  deviceCache: { device?: Device };
}

/** Creates the services of one user when they are first needed, and keeps them. */
export interface AttemptScope {
  /** The services; the first call creates them. */
  services: (create: CreateServices) => AttemptServices;
  /** Whether the services exist. */
  isMade: () => boolean;
  /** Lets the outbox send once it exists, until the returned function is called. */
  open: () => () => void;
  /** Starts an outbox that was made while the scope was open. */
  start: () => void;
  /** Sends everything pending at once. */
  retry: () => void;
  /** Moves drafts and submissions from here to the user who turned out to own them. */
  giveTo: (next: AttemptScope) => void;
}

type CreateServices = (source: AttemptSource) => AttemptServices;

export function createAttemptScope(source: AttemptSource): AttemptScope {
  let made: AttemptServices | undefined;
  let giveTo: AttemptScope['giveTo'] = () => {};
  let isOpen = false;
  let stop: (() => void) | undefined;
  const start = (): void => {
    if (isOpen) stop ??= made?.outbox.start();
  };
  return {
    services(create) {
      const services = (made ??= create(source));
      giveTo = (next) => services.giveTo(next.services(create));
      return services;
    },
    isMade: () => made !== undefined,
    open() {
      isOpen = true;
      start();
      return () => {
        isOpen = false;
        stop?.();
        stop = undefined;
      };
    },
    start,
    retry: () => made?.outbox.retry(),
    giveTo: (next) => giveTo(next),
  };
}

export const AttemptContext = createContext<AttemptScope | null>(null);
