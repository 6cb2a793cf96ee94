import { createContext } from 'react';
import type { Api } from '../../api/ApiContext';
import type { EmitEvent } from '../../api/quizEvents';
import type { AttemptServer } from '../server/attemptServer';
import type { Device } from '../device/device';
import type { DraftStore } from '../keeping/draftStore';
import type { Outbox } from '../keeping/outbox';

/** What attempts of one user share: they outlive the widgets that show them. */
export interface AttemptServices {
  userId: string | undefined;
  /** By whom what is kept is kept apart (`ownerOf`). */
  owner: string | undefined;
  device: Device;
  server: AttemptServer;
  drafts: DraftStore;
  outbox: Outbox;
  tell: EmitEvent;
  /** Gives what is kept and waits here to the user who has turned out to have done it. */
  giveTo: (next: AttemptServices) => void;
}

/** What the services of one user are made from. */
export interface AttemptSource {
  userId: string | undefined;
  /** Where the API lives, if that is not the default one. */
  address: string | undefined;
  tell: EmitEvent;
  /** The API of now, with whichever cache is the latest. */
  api: () => Api;
  /** The device once it has been looked at. It is one for all users of a provider. */
  kept: { device?: Device };
}

/** Holds the services of one user from when somebody asks for them. */
export interface AttemptScope {
  /** The services, made by the first who asks. */
  services: (create: CreateServices) => AttemptServices;
  /** Whether somebody has asked. */
  isMade: () => boolean;
  /** Lets the outbox send, now or from when there is one, until the returned function is called. */
  open: () => () => void;
  /** Starts an outbox that was made while the scope was open. */
  start: () => void;
  /** Has whatever waits sent at once. */
  retry: () => void;
  /** Gives what is kept and waits here to the user who has turned out to have done it. */
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
