import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
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
  const [openOn, setOpenOn] = useState<string | null>(null);
  const { Component: QuizCreateDialog, isLoading, load } = useLazyComponent(importDialog);
  const location = useLocation();
  const joinHref = useJoinHref();
  // It is in the header of every page: after the browser's Back, the dialog must not cover another
  // one. A page that is still loading is the one it was pressed for.
  const { pathname } = useNavigation().location ?? location;
  useEffect(() => setOpenOn((page) => (page === pathname ? page : null)), [pathname]);
  const close = () => setOpenOn(null);
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
          setOpenOn(pathname);
          void load(true).then((isThere) => isThere || close());
        }}
      />
      {QuizCreateDialog && (
        <QuizCreateDialog
          open={openOn === pathname}
          onClose={close}
          joinHref={joinHref}
          questionsHref={paths.questions}
        />
      )}
    </>
  );
}
