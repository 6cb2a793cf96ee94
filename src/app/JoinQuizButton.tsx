import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { joinWords } from '../messages/en/join';
import { useWords } from '../provider/MessagesContext';
import { JoinQuizDialog } from '../quizzes/JoinQuizDialog';
import { Button } from '../ui/Button';
import { paths } from './paths';

/** "Join quiz": asks for the code and goes to the quiz (spec §4, joining). */
export function JoinQuizButton() {
  const join = useWords(joinWords);
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" size="large" icon={<LogIn />} onClick={() => setOpen(true)}>
        {join.title}
      </Button>
      <JoinQuizDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onJoined={({ quizId }) => void navigate(paths.test(quizId))}
      />
    </>
  );
}
