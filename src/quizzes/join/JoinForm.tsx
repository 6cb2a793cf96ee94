import { useEffect, useId, useRef, useState, type ClipboardEvent, type FormEvent } from 'react';
import type { JoinedQuiz } from '../../api/joinedQuiz';
import { useJoinQuiz } from '../../api/operationHooks';
import { commonWords } from '../../messages/en/common';
import { joinWords } from '../../messages/en/join';
import { useErrorSentence } from '../../provider/useErrorSentence';
import { useWords } from '../../provider/MessagesContext';
import { useNotifyIfClosed } from '../../provider/notifications';
import { formatJoinCode } from '../../rules/formats';
import { readJoinCode } from '../../rules/joinCode';
import { Button } from '../../ui/button/Button';
import { mayTakeFocus } from '../../ui/focus/mayTakeFocus';
import { TextField } from '../../ui/field/TextField';

/**
 * Which of the specification's two forms this is (spec §5): `student`, on the student page, says
 * "Code is required" at the field; `default` says "Please enter a code first!" there.
 */
export type JoinVariant = 'default' | 'student';

interface Beginning {
  /** The instant, as the server sent it. */
  at: string;
  /** The same instant in milliseconds by this device's clock, which may be wrong. */
  here: number;
}

/** What the server replied when it admitted a student. */
export interface JoinOutcome extends Pick<JoinedQuiz, 'quizId' | 'code'> {
  /** When the quiz begins; null if it has begun, or if the server does not say. */
  begins: Beginning | null;
  /** The success message (spec §8); null if the next page shows it. */
  message: string | null;
}

interface JoinFormProps {
  defaultCode?: string | undefined;
  variant: JoinVariant;
  /** Whether the field takes the focus when the form appears. */
  takesFocus: boolean;
  onJoined: (outcome: JoinOutcome) => void;
}

/** The code field, and the buttons Reset and Join (spec §2, join dialog). */
export function JoinForm({ defaultCode = '', variant, takesFocus, onJoined }: JoinFormProps) {
  const common = useWords(commonWords);
  const join = useWords(joinWords);
  const notifyIfClosed = useNotifyIfClosed(true);
  const errorSentence = useErrorSentence();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(() => formatJoinCode(readJoinCode(defaultCode)));
  const [problem, setProblem] = useState<string | undefined>();
  const id = useId();

  const refuse = (sentence: string): void => {
    setProblem(sentence);
    if (mayTakeFocus(form.current)) input.current?.focus();
  };

  // The second of two quick clicks arrives before the first shows as pending.
  const isSent = useRef(false);
  const { mutate, isPending } = useJoinQuiz({
    onSettled: () => {
      isSent.current = false;
    },
    // Reported by the hook, not by the call: users who have closed the form see it too.
    onSuccess: ({ message }) =>
      notifyIfClosed({ tone: 'positive', message: message || join.joined }),
    onError: (error) => {
      const message = errorSentence(error, join.failed);
      refuse(message);
      notifyIfClosed({ tone: 'critical', message });
    },
  });

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  // Users may type into a server-rendered page before it is hydrated.
  useEffect(() => {
    const typed = input.current?.value;
    if (typed) setCode(typed);
  }, []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isSent.current) return;
    const sent = readJoinCode(code);
    if (sent === '') {
      refuse(variant === 'student' ? join.codeRequired : join.emptyCode);
      return;
    }
    setProblem(undefined);
    isSent.current = true;
    mutate(
      { code: sent },
      {
        // Passed to this call, not to the hook: users who close the form stay where they are.
        onSuccess: ({ quizId, code: joinedCode, starts_at, server_now, message }) =>
          onJoined({
            quizId,
            code: joinedCode || sent,
            begins: beginningOf(starts_at, server_now),
            message: message || join.joined,
          }),
      },
    );
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData.getData('text');
    const found = readJoinCode(pasted);
    // Part of a code is inserted at the cursor; a link or a labelled code is reduced to its code.
    if (found === '' || found === pasted.trim()) return;
    event.preventDefault();
    setCode(formatJoinCode(found));
    setProblem(undefined);
  };

  const reset = (): void => {
    setCode('');
    setProblem(undefined);
    input.current?.focus();
  };

  return (
    <form className="qw-join-form" ref={form} aria-describedby={id} onSubmit={submit} noValidate>
      <p className="qw-join-intro" id={id}>
        {join.intro}
      </p>
      <TextField
        ref={input}
        label={join.code}
        name="code"
        aria-required
        value={code}
        placeholder={join.codePlaceholder}
        error={problem}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        readOnly={isPending}
        className="qw-join-code"
        onPaste={paste}
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

/**
 * When a quiz with this start begins; by this device's clock if the server sends no time of its
 * own.
 */
function beginningOf(start: string | undefined, serverNow: string | undefined): Beginning | null {
  if (start === undefined) return null;
  const now = Date.now();
  const wait = Date.parse(start) - (serverNow === undefined ? now : Date.parse(serverNow));
  return wait > 0 ? { at: start, here: now + wait } : null;
}
