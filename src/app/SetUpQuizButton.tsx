import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { QuizCreateDialog } from '../quizzes/QuizCreateDialog';
import { Button, type ButtonProps } from '../ui/Button';
import { paths } from './paths';
import { useJoinHref } from './useJoinHref';

/** A button that opens the quiz creation dialog; takes the props of a `Button`. */
export function SetUpQuizButton(props: Omit<ButtonProps, 'ref' | 'onClick' | 'icon'>) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  // It stands in the header of every page: the browser's Back must not leave it over another one.
  useEffect(() => setOpen(false), [pathname]);
  return (
    <>
      <Button {...props} icon={<Plus />} onClick={() => setOpen(true)} />
      <QuizCreateDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        joinHref={useJoinHref()}
        questionsHref={paths.questions}
      />
    </>
  );
}
