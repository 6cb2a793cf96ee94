import clsx from 'clsx/lite';
import { useState, type ComponentPropsWithRef } from 'react';
import { useInBrowser } from '../../base/useInBrowser';
import { commonWords } from '../../messages/en/common';
import { quizzesWords } from '../../messages/en/quizzes';
import { useHostHref } from '../../provider/hostPaths';
import { useWords } from '../../provider/MessagesContext';
import { widget } from '../../provider/widget';
import { Button } from '../../ui/button/Button';
import { CopyButton } from '../../ui/button/CopyButton';
import { Maximize2 } from '../../ui/icons/teachingIcons';
import { Root } from '../../ui/theme/Root';
import { useRootTheme, type Framed } from '../../ui/theme/RootTheme';
import { JoinCodeStage } from './JoinCodeStage';
import { JoinCodeText } from './JoinCodeText';

export interface JoinCodeProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'lang'>, Framed {
  /** The join code as the server sent it. */
  code: string;
  /** Address where a student joins with this code. Without it there is no join link. */
  joinHref?: ((code: string) => string) | undefined;
}

/** A link that works for other people: a relative one is resolved against this page's address. */
function useJoinLink(href: string | undefined): string | undefined {
  const inBrowser = useInBrowser();
  if (href === undefined || !inBrowser) return href;
  return new URL(href, document.baseURI).href;
}

/**
 * The code of a quiz, to read aloud, copy, send as a link and show in class. Parts: `code`,
 * `actions`, `link`, `said`; in the large view `stage`. State: `data-frame`.
 */
export const JoinCode = widget<JoinCodeProps>('JoinCode')(function JoinCode(
  { code, joinHref: ownJoinHref, frame, className, ...rest },
  ref,
) {
  const common = useWords(commonWords);
  const words = useWords(quizzesWords);
  const theme = useRootTheme({ frame });
  const joinHref = useHostHref('join', ownJoinHref);
  const link = useJoinLink(joinHref?.(code));
  const [isLarge, setLarge] = useState(false);
  const [said, setSaid] = useState('');
  const labels = { copiedLabel: common.copied, failedLabel: common.notCopied, announced: false };
  const say = (message: string) => ({
    // Emptied first, otherwise the same words would not be announced again.
    onClick: () => setSaid(''),
    onCopied: () => setSaid(message),
    onFailed: () => setSaid(common.copyFailed),
  });

  return (
    <Root
      {...rest}
      ref={ref}
      painted={false}
      className={clsx('qw-code', className)}
      data-frame={theme.frame}
    >
      <div className="qw-code-box">
        <div className="qw-code-text">
          <p className="qw-code-label">{words.code}</p>
          <p className="qw-code-value" data-part="code">
            <JoinCodeText code={code} />
          </p>
        </div>
        <div className="qw-code-actions" data-part="actions">
          <CopyButton value={code} label={words.copyCode} {...labels} {...say(words.codeCopied)} />
          <Button icon={<Maximize2 />} onClick={() => setLarge(true)}>
            {words.showLarge}
          </Button>
        </div>
      </div>
      {link === undefined ? null : (
        <div className="qw-code-box" data-part="link">
          <div className="qw-code-text">
            <p className="qw-code-label">{words.joinLink}</p>
            <p className="qw-code-link" translate="no">
              {link}
            </p>
          </div>
          <CopyButton value={link} label={words.copyLink} {...labels} {...say(words.linkCopied)} />
        </div>
      )}
      <p className="qw-code-said" role="status" data-part="said">
        {said}
      </p>
      <JoinCodeStage code={code} link={link} open={isLarge} onClose={() => setLarge(false)} />
    </Root>
  );
});
