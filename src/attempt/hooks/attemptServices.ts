import { useLayoutEffect } from 'react';
import type { Api } from '../../api/ApiContext';
import type { EmitEvent } from '../../api/quizEvents';
import { editLists } from '../../api/editLists';
import type { UpcomingQuiz } from '../../api/entities';
import {
  quizPaperOptions,
  saveAnswersOptions,
  submitQuizOptions,
  upcomingQuizzesKey,
} from '../../api/operations';
import { useProvided } from '../../api/useProvided';
import { AttemptContext, type AttemptServices, type AttemptSource } from './AttemptContext';
import type { AttemptServer } from '../server/attemptServer';
import { createBrowserDevice } from '../device/browserDevice';
import { createDraftStore } from '../keeping/draftStore';
import { createOutbox } from '../keeping/outbox';
import { ownerOf } from '../../session/owner';

/** The API calls that attempts make. */
function createServer(api: () => Api): AttemptServer {
  return {
    readPaper: (quiz) =>
      quizPaperOptions(api().client, quiz).queryFn({ signal: new AbortController().signal }),
    saveDraft: (id, body) => saveAnswersOptions(api().client).mutationFn({ id, body }),
    async submit(id, body) {
      const { message, receipt } = await submitQuizOptions(api().client).mutationFn({ id, body });
      return { ...(message ? { message } : {}), ...(receipt ? { receipt } : {}) };
    },
  };
}

/** Marks a quiz as submitted in the lists, and has everything read again that a submission changes. */
function updateLists({ client, queryClient }: Api, id: string): void {
  editLists<UpcomingQuiz>(queryClient, upcomingQuizzesKey(), (quizzes) =>
    quizzes.map((quiz) => (quiz._id === id ? { ...quiz, submitted: true } : quiz)),
  );
  for (const queryKey of submitQuizOptions(client).invalidates) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

/** What the attempts of one user share, in the page's browser. */
export function createAttemptServices({
  userId,
  address,
  emit: emitToHost,
  api,
  deviceCache,
}: AttemptSource): AttemptServices {
  const emit: EmitEvent = (payload) => emitToHost(payload, userId);
  const device = (deviceCache.device ??= createBrowserDevice());
  const server = createServer(api);
  const owner = ownerOf(userId, address);
  const drafts = createDraftStore(owner, device);
  const outbox = createOutbox({ owner, server, drafts, device, emit });
  outbox.onSent(({ quiz }) => {
    // The lists may be the next user's by now.
    if (api().userId === userId) updateLists(api(), quiz);
  });
  return {
    userId,
    owner,
    device,
    server,
    drafts,
    outbox,
    emit,
    giveTo(next) {
      drafts.giveTo(next.drafts);
      next.outbox.takeOver(outbox);
    },
  };
}

/**
 * What attempts under the nearest provider share.
 *
 * @param caller the hook that asks, for the error
 * @throws Error outside a `<QuizProvider>`
 */
export function useAttemptServices(caller?: string): AttemptServices {
  const scope = useProvided(AttemptContext, caller);
  const services = scope.services(createAttemptServices);
  useLayoutEffect(() => scope.start(), [scope]);
  return services;
}
