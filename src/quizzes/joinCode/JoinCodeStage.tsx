import { commonWords } from '../../messages/en/common';
import { quizzesWords } from '../../messages/en/quizzes';
import { useWords } from '../../provider/MessagesContext';
import { Dialog } from '../../ui/dialog/Dialog';
import { JoinCodeText } from './JoinCodeText';

interface JoinCodeStageProps {
  code: string;
  /** Address where students join, as they type it; undefined if there is no link. */
  link: string | undefined;
  open: boolean;
  onClose: () => void;
}

/** The code over the whole window, for a projector. */
export function JoinCodeStage({ code, link, open, onClose }: JoinCodeStageProps) {
  const common = useWords(commonWords);
  const words = useWords(quizzesWords);
  return (
    <Dialog
      className="qw-code-stage"
      open={open}
      onClose={onClose}
      title={words.joinWith}
      closeLabel={common.close}
      size="large"
    >
      <div className="qw-code-stage-text" data-part="stage">
        <p className="qw-code-stage-code">
          <JoinCodeText code={code} />
        </p>
        {link === undefined ? null : <p className="qw-code-stage-link">{link}</p>}
      </div>
    </Dialog>
  );
}
