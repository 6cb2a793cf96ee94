import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { joinWords } from '../../messages/en/join';
import { useWords } from '../../provider/MessagesContext';
import { JoinQuizDialog } from '../../quizzes/join/JoinQuizDialog';
import { Button } from '../../ui/button/Button';
import { LogIn } from '../../ui/icons/icons';
import { joinParameter, paths } from '../addresses/paths';

/**
 * "Join quiz": asks for the code and opens the quiz (spec §4, joining). A page that was opened by a
 * join link asks at once, with the link's code.
 */
export function JoinQuizButton() {
  const join = useWords(joinWords);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const linked = search.get(joinParameter);
  const [isOpen, setOpen] = useState(false);

  const close = () => {
    setOpen(false);
    if (linked === null) return;
    // Otherwise a reload would ask again.
    setSearch((known) => without(known, joinParameter), { replace: true });
  };

  return (
    <>
      <Button
        variant="primary"
        icon={<LogIn className="qw-mirrored" />}
        onClick={() => setOpen(true)}
      >
        {join.title}
      </Button>
      <JoinQuizDialog
        open={isOpen || linked !== null}
        onClose={close}
        defaultCode={linked ?? ''}
        onJoined={({ quizId }) => void navigate(paths.test(quizId), { replace: linked !== null })}
      />
    </>
  );
}

function without(parameters: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(parameters);
  rest.delete(name);
  return rest;
}
