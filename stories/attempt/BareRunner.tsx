import {
  useAnswer,
  useAnsweredCount,
  useAttempt,
  useCountdown,
  useOutbox,
  useSaveState,
  type AnswerSheet,
  type AttemptHandle,
  type Paper,
  type PaperQuestion,
} from '../../src/hooks';

/** A whole runner of bare HTML on the hooks alone: no component and no sheet of the kit. */
export function BareRunner({ quizId }: { quizId: string }) {
  const attempt = useAttempt(quizId);
  const { state } = attempt;
  switch (state.phase) {
    case 'loading':
      return <p>Loading the quiz …</p>;
    case 'failed':
      return (
        <p role="alert">
          <span>The quiz could not be loaded.</span>{' '}
          <button onClick={attempt.retry}>Try again</button>
        </p>
      );
    case 'refused':
    case 'closed':
      return <p role="alert">{state.error.message}</p>;
    case 'elsewhere':
      return (
        <p>
          <span>Another tab is taking this quiz.</span>{' '}
          <button onClick={attempt.takeOver}>Continue here</button>
        </p>
      );
    case 'waiting':
      return <WaitingRoom attempt={attempt} title={state.title} />;
    case 'signedOut':
      return (
        <>
          <p role="alert">Your session has ended. Sign in again; your answers are kept.</p>
          {state.paper && <Questions paper={state.paper} />}
        </>
      );
    case 'running':
    case 'submitting':
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            attempt.submit();
          }}
        >
          <h2>{state.paper.title}</h2>
          <Status attempt={attempt} paper={state.paper} />
          <Questions paper={state.paper} />
          <button disabled={state.phase === 'submitting'}>Hand in</button>
        </form>
      );
    case 'unsent':
      return <Unsent attempt={attempt} />;
    case 'submitted':
      return (
        <p role="status">
          {`${state.message ?? 'Submitted.'} ${state.receipt ? `Receipt ${state.receipt._id}.` : ''}`}
        </p>
      );
  }
}

function WaitingRoom({ attempt, title }: { attempt: AttemptHandle; title: string }) {
  const { secondsToStart } = useCountdown(attempt);
  return <p role="status">{`${title} begins in ${secondsToStart} seconds.`}</p>;
}

function Status({ attempt, paper }: { attempt: AttemptHandle; paper: Paper }) {
  const { secondsLeft, isApproximate } = useCountdown(attempt);
  const saving = useSaveState(attempt);
  const answered = useAnsweredCount(paper.sheet);
  return (
    <p>
      <span>{isApproximate ? 'about ' : ''}</span>
      <output aria-label="Seconds left">{secondsLeft ?? 0}</output>{' '}
      <span>{`seconds left, ${answered} of ${paper.questions.length} answered, ${saving}`}</span>
    </p>
  );
}

function Questions({ paper: { questions, sheet } }: { paper: Paper }) {
  return (
    <ol>
      {questions.map((question) => (
        <Question key={question._id} question={question} sheet={sheet} />
      ))}
    </ol>
  );
}

function Question({ question, sheet }: { question: PaperQuestion; sheet: AnswerSheet }) {
  const chosen = useAnswer(sheet, question._id);
  return (
    <li>
      <fieldset>
        <legend>{question.title}</legend>
        {(['A', 'B', 'C', 'D'] as const).map((letter) => (
          <p key={letter}>
            <label>
              <input
                type="radio"
                name={question._id}
                checked={chosen === letter}
                onChange={() => sheet.choose(question._id, letter)}
              />{' '}
              <span>{question.options[letter]}</span>
            </label>
          </p>
        ))}
      </fieldset>
    </li>
  );
}

function Unsent({ attempt }: { attempt: AttemptHandle }) {
  const { entries, retry } = useOutbox();
  return (
    <ul aria-label="Not sent yet">
      {entries.map((entry) => (
        <li key={entry.quiz}>
          <span>{`${entry.title}: ${entry.status}.`}</span>{' '}
          <button onClick={() => retry(entry.quiz)}>Send now</button>{' '}
          <button onClick={() => void attempt.resume()}>Back to the quiz</button>
        </li>
      ))}
    </ul>
  );
}
