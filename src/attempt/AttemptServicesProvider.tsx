import {
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useApi, type Api } from '../api/ApiContext';
import { quizPaperOptions, saveAnswersOptions, submitQuizOptions } from '../api/operations';
import { useSession } from '../session/SessionContext';
import { AttemptContext, type AttemptServices } from './AttemptContext';
import type { AttemptServer } from './attemptServer';
import { createBrowserDevice } from './browserDevice';
import { createDraftStore } from './draftStore';
import { createOutbox } from './outbox';

/** The API as attempts call it: by whichever client is the latest. */
function createServer(api: () => Api): AttemptServer {
  return {
    readPaper: (quiz) =>
      quizPaperOptions(api().client, quiz).queryFn({ signal: new AbortController().signal }),
    saveDraft: (id, body) => saveAnswersOptions(api().client).mutationFn({ id, body }),
    async submit(id, answers) {
      const { client, queryClient } = api();
      const { mutationFn, invalidates } = submitQuizOptions(client);
      const { message, receipt } = await mutationFn({ id, body: { answers } });
      for (const queryKey of invalidates) void queryClient.invalidateQueries({ queryKey });
      return { ...(message ? { message } : {}), ...(receipt ? { receipt } : {}) };
    },
  };
}

/** Keeps what attempts share for as long as the same user is signed in, and sends what waits. */
export function AttemptServicesProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const latestApi = useRef(api);
  // Before the layout effects in which attempts begin.
  useInsertionEffect(() => {
    latestApi.current = api;
  });
  const { userId } = api;
  const token = useSession()?.token;
  const [device] = useState(createBrowserDevice);

  const services = useMemo((): AttemptServices => {
    const server = createServer(() => latestApi.current);
    const drafts = createDraftStore(userId, device);
    return {
      userId,
      device,
      server,
      drafts,
      outbox: createOutbox({ userId, server, drafts, device }),
    };
  }, [userId, device]);
  const { outbox } = services;

  // Not after the paint: one user's outbox must have ended when another's requests begin.
  useLayoutEffect(() => outbox.start(), [outbox]);
  useEffect(() => outbox.retry(), [outbox, token, api.client]);

  return <AttemptContext.Provider value={services}>{children}</AttemptContext.Provider>;
}
