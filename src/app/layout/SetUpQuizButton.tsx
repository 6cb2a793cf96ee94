import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, type ButtonProps } from '../../ui/button/Button';
import { Plus } from '../../ui/icons/icons';
import { paths } from '../addresses/paths';
import { useJoinHref } from '../addresses/useJoinHref';
import { useLazyComponent } from '../loading/useLazyComponent';

const importDialog = async () =>
  (await import('../../quizzes/setUp/QuizCreateDialog')).QuizCreateDialog;

/**
 * A button that opens the quiz creation dialog, which it loads when the user seems about to press
 * it. Takes the props of a `Button`.
 */
export function SetUpQuizButton(props: Omit<ButtonProps, 'ref' | 'onClick' | 'icon'>) {
  const [isOpen, setOpen] = useState(false);
  const { Component: QuizCreateDialog, isLoading, load } = useLazyComponent(importDialog);
  const { pathname } = useLocation();
  const joinHref = useJoinHref();
  // It is in the header of every page: after the browser's Back, the dialog must not cover another
  // one.
  useEffect(() => setOpen(false), [pathname]);
  const preload = () => void load();
  return (
    <>
      <Button
        {...props}
        icon={<Plus />}
        busy={isLoading}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setOpen(true);
          void load(true).then((isThere) => isThere || setOpen(false));
        }}
      />
      {QuizCreateDialog && (
        <QuizCreateDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          joinHref={joinHref}
          questionsHref={paths.questions}
        />
      )}
    </>
  );
}
