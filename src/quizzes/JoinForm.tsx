import { useId, useRef, useState, type FormEvent } from 'react';
import { useJoinQuiz } from '../api/operationHooks';
import { commonWords } from '../messages/en/common';
import { joinWords } from '../messages/en/join';
import { errorSentence } from '../provider/errorSentence';
import { useWords } from '../provider/MessagesContext';
import { useNotify } from '../provider/notifications';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';

/** What a student has joined. */
export interface JoinedQuiz {
  quizId: string;
  /** The code as the server knows it. */
  code: string;
}

interface JoinFormProps {
  defaultCode?: string | undefined;
  onJoined: (joined: JoinedQuiz) => void;
}

/** The code, and the buttons Reset and Join (spec §2, join dialog). */
export function JoinForm({ defaultCode = '', onJoined }: JoinFormProps) {
  const common = useWords(commonWords);
  const join = useWords(joinWords);
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(defaultCode);
  const [problem, setProblem] = useState<string | undefined>();
  const id = useId();

  const { mutate, isPending } = useJoinQuiz();

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    if (code.trim() === '') {
      setProblem(join.emptyCode);
      input.current?.focus();
      return;
    }
    setProblem(undefined);
    mutate(
      { code: code.trim() },
      {
        // Given to this call, not to the hook: who closes the form meanwhile stays where they are.
        onSuccess: ({ quiz, code: joinedCode, message }) => {
          notify({ tone: 'positive', message: message || join.joined });
          onJoined({ quizId: typeof quiz === 'string' ? quiz : quiz._id, code: joinedCode });
        },
        onError: (error) => {
          const sentence = errorSentence(error, join.failed);
          setProblem(sentence);
          notify({ tone: 'critical', message: sentence });
          input.current?.focus();
        },
      },
    );
  };

  const reset = (): void => {
    setCode('');
    setProblem(undefined);
    input.current?.focus();
  };

  return (
    <form className="qw-join-form" aria-describedby={id} onSubmit={submit} noValidate>
      <p className="qw-join-intro" id={id}>
        {join.intro}
      </p>
      <TextField
        ref={input}
        label={join.code}
        name="code"
        value={code}
        placeholder={join.codePlaceholder}
        error={problem}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        readOnly={isPending}
        className="qw-join-code"
        onChange={(event) => {
          setCode(event.target.value);
          setProblem(undefined);
        }}
      />
      <div className="qw-join-actions">
        <Button onClick={reset} disabled={isPending}>
          {common.reset}
        </Button>
        <Button type="submit" variant="primary" busy={isPending} busyLabel={join.joining}>
          {join.join}
        </Button>
      </div>
    </form>
  );
}
