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
 * A button that opens the quiz creation dialog, which it loads as soon as somebody seems to want it.
 * Takes the props of a `Button`.
 */
export function SetUpQuizButton(props: Omit<ButtonProps, 'ref' | 'onClick' | 'icon'>) {
  const [isOpen, setOpen] = useState(false);
  const { Component: QuizCreateDialog, isLoading, load } = useLazyComponent(importDialog);
  const { pathname } = useLocation();
  const joinHref = useJoinHref();
  // It stands in the header of every page: the browser's Back must not leave it over another one.
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
