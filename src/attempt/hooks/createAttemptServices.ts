import type { Api } from '../../api/ApiContext';
import type { EmitEvent } from '../../api/quizEvents';
import { quizPaperOptions, saveAnswersOptions, submitQuizOptions } from '../../api/operations';
import type { AttemptServices, AttemptSource } from './AttemptContext';
import type { AttemptServer } from '../server/attemptServer';
import { createBrowserDevice } from '../device/browserDevice';
import { createDraftStore } from '../keeping/draftStore';
import { createOutbox } from '../keeping/createOutbox';
import { ownerOf } from '../../session/owner';

/** The API calls that attempts make. */
function createServer(api: () => Api): AttemptServer {
  return {
    readPaper: (quiz) =>
      quizPaperOptions(api().client, quiz).queryFn({ signal: new AbortController().signal }),
    saveDraft: (id, body) => saveAnswersOptions(api().client).mutationFn({ id, body }),
    async submit(id, body) {
      const { client, queryClient } = api();
      const { mutationFn, invalidates } = submitQuizOptions(client);
      const { message, receipt } = await mutationFn({ id, body });
      for (const queryKey of invalidates) void queryClient.invalidateQueries({ queryKey });
      return { ...(message ? { message } : {}), ...(receipt ? { receipt } : {}) };
    },
  };
}

/** What the attempts of one user share, in the page's browser. */
export function createAttemptServices({
  userId,
  address,
  tell: tellHost,
  api,
  deviceCache,
}: AttemptSource): AttemptServices {
  const tell: EmitEvent = (happening) => tellHost(happening, userId);
  const device = (deviceCache.device ??= createBrowserDevice());
  const server = createServer(api);
  const owner = ownerOf(userId, address);
  const drafts = createDraftStore(owner, device);
  const outbox = createOutbox({ owner, server, drafts, device, tell });
  return {
    userId,
    owner,
    device,
    server,
    drafts,
    outbox,
    tell,
    giveTo(next) {
      drafts.giveTo(next.drafts);
      next.outbox.takeOver(outbox);
    },
  };
}
