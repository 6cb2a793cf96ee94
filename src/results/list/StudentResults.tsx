import clsx from 'clsx';
import { forwardRef, useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import type { HeadingLevel } from '../../ui/text/Heading';
import { Root } from '../../ui/theme/Root';
import { useMergedRefs } from '../../base/useMergedRefs';
import { LastQuizResult } from './LastQuizResult';
import { LastQuizzes } from './LastQuizzes';

export interface StudentResultsProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'dir' | 'lang'
> {
  /**
   * Id of the quiz that is looked into, null for the list: for a page that keeps it in its address.
   * Left out, the widget keeps it itself.
   */
  quizId?: string | null | undefined;
  /** Called when somebody looks into a quiz, or goes back to the list with null. */
  onQuizChange?: ((quizId: string | null) => void) | undefined;
  /** Level of its heading in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * The last five completed quizzes, and who scored what in each (spec §2, student results page): a
 * student's own row, and those of others where the server sends them. Parts: `back`, `own`, `list`.
 */
export const StudentResults = forwardRef<HTMLDivElement, StudentResultsProps>(
  function StudentResults({ quizId, onQuizChange, headingLevel = 2, className, ...rest }, ref) {
    const [kept, setKept] = useState<string | null>(null);
    const shown = quizId === undefined ? kept : quizId;
    const show = (next: string | null): void => {
      setKept(next);
      onQuizChange?.(next);
    };

    const root = useRef<HTMLDivElement>(null);
    const mergedRef = useMergedRefs<HTMLDivElement>(root, ref);
    const before = useRef(shown);
    useEffect(() => {
      const left = before.current;
      if (left === shown) return;
      before.current = shown;
      // What had the focus is gone: into a quiz it goes to its heading, back to where it came from.
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
  },
);
