import clsx from 'clsx/lite';
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { useMoreFocus } from '../../provider/useMoreFocus';
import { widget } from '../../provider/widget';
import type { HeadingLevel } from '../../ui/text/Heading';
import { Root } from '../../ui/theme/Root';
import type { Framed } from '../../ui/theme/RootTheme';
import { useMergedRefs } from '../../base/useMergedRefs';
import { LastQuizResult } from './LastQuizResult';
import { LastQuizzes } from './LastQuizzes';

export interface StudentResultsProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'lang'>, Framed {
  /**
   * Id of the open quiz, null for the list, for a page that keeps it in its address. If it is left
   * out, the widget keeps the state itself.
   */
  quizId?: string | null | undefined;
  /**
   * Called with the id of a quiz that the user opens, and with null on the way back to the list.
   */
  onQuizChange?: ((quizId: string | null) => void) | undefined;
  /** Level of its heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * The last five completed quizzes, and the scores of each (spec §2, student results page): a
 * student's own row, and those of others if the server sends them. Where the server has pages, a
 * button shows earlier quizzes. Parts: `back`, `own`, `list`, `more`.
 */
export const StudentResults = widget<StudentResultsProps>('StudentResults')(function StudentResults(
  { quizId, onQuizChange, headingLevel = 2, className, ...rest },
  ref,
) {
  const [kept, setKept] = useState<string | null>(null);
  const shown = quizId === undefined ? kept : quizId;
  const show = (next: string | null): void => {
    setKept(next);
    onQuizChange?.(next);
  };

  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs<HTMLDivElement>(root, useMoreFocus(ref));
  const before = useRef(shown);
  useEffect(() => {
    const left = before.current;
    if (left === shown) return;
    before.current = shown;
    // The focused element is gone: focus the quiz's heading or, back in the list, its link.
    const links = root.current?.querySelectorAll<HTMLElement>('[data-quiz]') ?? [];
    const opener = [...links].find(({ dataset }) => dataset.quiz === left);
    (opener ?? root.current?.querySelector<HTMLElement>('.qw-heading'))?.focus();
  }, [shown]);

  return (
    <Root {...rest} ref={mergedRef} className={clsx('qw-result-detail', className)}>
      {shown === null ? (
        <LastQuizzes headingLevel={headingLevel} onOpen={show} />
      ) : (
        <LastQuizResult
          key={shown}
          quizId={shown}
          headingLevel={headingLevel}
          onBack={() => show(null)}
        />
      )}
    </Root>
  );
});
