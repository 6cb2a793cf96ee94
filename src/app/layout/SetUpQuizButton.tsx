import { useEffect, useState } from 'react';
import { useHref, useLocation, useNavigation } from 'react-router-dom';
import { codeLoader } from '../../base/codeLoader';
import { Button, type ButtonProps } from '../../ui/button/Button';
import { Plus } from '../../ui/icons/icons';
import { paths } from '../addresses/paths';
import { useJoinHref } from '../addresses/useJoinHref';
import { useLazyComponent } from '../loading/useLazyComponent';

const importDialog = codeLoader(
  async () => (await import('../../quizzes/setUp/QuizCreateDialog')).QuizCreateDialog,
);

/**
 * A button that opens the quiz creation dialog, which it loads when the user seems about to press
 * it. Takes the props of a `Button`.
 */
export function SetUpQuizButton(props: Omit<ButtonProps, 'ref' | 'onClick' | 'icon'>) {
  const [openOn, setOpenOn] = useState<string | null>(null);
  const { Component: QuizCreateDialog, isLoading, load } = useLazyComponent(importDialog);
  const shown = useHref(useLocation().pathname);
  const joinHref = useJoinHref();
  // It is in the header of every page: after the browser's Back, the dialog must not cover another
  // one. A page that is still loading is the one it was pressed for; its address is whole, with the
  // app's base.
  const current = useNavigation().location?.pathname ?? shown;
  useEffect(() => setOpenOn((page) => (page === current ? page : null)), [current]);
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
          setOpenOn(current);
          void load(true).then((isThere) => isThere || close());
        }}
      />
      {QuizCreateDialog && (
        <QuizCreateDialog
          open={openOn === current}
          onClose={close}
          joinHref={joinHref}
          questionsHref={paths.questions}
        />
      )}
    </>
  );
}
