import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createQuizClient, useAttempt, useJoinQuiz, useLogin, type Profile } from '../../src/hooks';
import { QuizProvider, type QuizEvent } from '../../src/index';

declare global {
  interface Window {
    events: QuizEvent[];
  }
}

window.events = [];
const record = (event: QuizEvent) => void window.events.push(event);

interface SignedIn {
  user: Profile;
  token: string;
}

function SignIn({ onSignedIn }: { onSignedIn: (session: SignedIn) => void }) {
  const [email = '', password = ''] = window.location.hash.slice(1).split(',');
  const { mutate } = useLogin({
    onSuccess: ({ profile, accessToken }) => onSignedIn({ user: profile, token: accessToken }),
  });
  return <button onClick={() => mutate({ email, password })}>Sign in</button>;
}

function Taking({ quizId }: { quizId: string }) {
  const { state, submit } = useAttempt(quizId);
  const answer = () => {
    if (state.phase !== 'running') return;
    for (const { _id } of state.paper.questions) state.paper.sheet.choose(_id, 'A');
  };
  return (
    <section>
      <p role="status">{state.phase}</p>
      <button onClick={answer}>Answer</button>
      <button onClick={submit}>Submit</button>
    </section>
  );
}

function Course() {
  const [quizId, setQuizId] = useState('');
  const [isShown, setShown] = useState(true);
  const { mutate } = useJoinQuiz({ onSuccess: (joined) => setQuizId(joined.quizId) });
  return (
    <>
      <label>
        Code <input onChange={(event) => mutate({ code: event.target.value })} />
      </label>
      <button onClick={() => setShown(!isShown)}>Show or hide</button>
      {quizId !== '' && isShown && <Taking quizId={quizId} />}
    </>
  );
}

/** A foreign page with two providers for one person, each in its own tree. */
function Host() {
  const [session, setSession] = useState<SignedIn | null>(null);
  if (session === null) {
    return (
      <QuizProvider>
        <SignIn onSignedIn={setSession} />
      </QuizProvider>
    );
  }
  // New at each render, as in many hosts.
  const client = createQuizClient({ getToken: () => session.token });
  return (
    <>
      <QuizProvider user={{ ...session.user }} getToken={() => session.token} onEvent={record}>
        <Course />
      </QuizProvider>
      <QuizProvider user={{ ...session.user }} client={client}>
        <p>Another widget</p>
      </QuizProvider>
    </>
  );
}

createRoot(document.getElementById('host') as HTMLElement).render(
  <StrictMode>
    <Host />
  </StrictMode>,
);
