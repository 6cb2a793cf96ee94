import type { AnswersInWords } from '../../../attempt/answers/outboxEntry';
import { saveFile } from '../../../files/saveFile';
import { outboxWords } from '../../../messages/en/outbox';
import { useFormats } from '../../../provider/FormatsContext';
import { useWords } from '../../../provider/MessagesContext';
import { Button, type ButtonProps } from '../../../ui/button/Button';
import { Download } from '../../../ui/icons/icons';
import { copyFileName, submissionCopy } from './submissionCopy';

interface CopyAnswersButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** The answers so far; null if there are none. */
  copy: () => AnswersInWords | null;
}

/** Saves answers as a file that the student can read and show. */
export function CopyAnswersButton({ copy, ...rest }: CopyAnswersButtonProps) {
  const outbox = useWords(outboxWords);
  const formats = useFormats();
  const download = (): void => {
    const answers = copy();
    if (answers === null) return;
    saveFile(copyFileName(answers.title, outbox), submissionCopy(answers, outbox, formats));
  };
  return (
    <Button {...rest} icon={<Download />} onClick={download} data-part="download">
      {outbox.download}
    </Button>
  );
}
