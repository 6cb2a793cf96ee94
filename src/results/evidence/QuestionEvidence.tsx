import { Loaded } from '../../provider/Loaded';
import clsx from 'clsx/lite';
import type { ComponentPropsWithRef } from 'react';
import { useCapability } from '../../api/useCapability';
import { commonWords } from '../../messages/en/common';
import { evidenceWords } from '../../messages/en/evidence';
import { useWords } from '../../provider/MessagesContext';
import { widget } from '../../provider/widget';
import { attemptsOf } from '../../items/itemVerdicts';
import { Heading, type HeadingLevel } from '../../ui/text/Heading';
import { Root } from '../../ui/theme/Root';
import { Skeleton } from '../../ui/loading/Skeleton';
import { isWithoutEvidence } from './evidence';
import { EvidenceMeaning } from './EvidenceMeaning';
import { EvidenceOfItem } from './EvidenceOfItem';
import { QuizzesOfQuestion } from './QuizzesOfQuestion';
import { useQuestionEvidence } from './useQuestionEvidence';

export interface QuestionEvidenceProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'dir' | 'lang'
> {
  /** Id of a question in the bank. */
  questionId: string;
  /** Level of its heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Statistics of one question of the bank, from the instructor's ten newest closed quizzes: facility
 * and options over all their attempts, discrimination in each. Renders nothing if the server keeps
 * no statistics or no quiz has closed yet. For `<QuestionBank renderDetails={…}>`.
 */
export const QuestionEvidence = widget<QuestionEvidenceProps>('QuestionEvidence')(
  function QuestionEvidence({ questionId, headingLevel = 3, className, ...rest }, ref) {
    const common = useWords(commonWords);
    const words = useWords(evidenceWords);
    const { isThere } = useCapability('evidence');
    const { load, lookedAt } = useQuestionEvidence(questionId, isThere);
    if (isThere === false) return null;
    if (load.error !== null && isWithoutEvidence(load.error)) return null;
    if (load.data === null && lookedAt === 0) return null;
    const attempts = load.data ? attemptsOf(load.data.item) : 0;
    return (
      <Root painted={false} {...rest} ref={ref} className={clsx('qw-evidence', className)}>
        <Heading level={headingLevel} size="small">
          {words.bank.title}
        </Heading>
        <Loaded
          load={load}
          fallback={words.loadFailed}
          skeleton={<Skeleton label={common.loading} />}
        >
          {(pooled) =>
            pooled === null ? (
              <p className="qw-result-note">{words.bank.none}</p>
            ) : (
              <>
                <p className="qw-result-note">
                  {[
                    `${words.attemptsInQuizzes(attempts, pooled.pooled.length)}.`,
                    words.bank.lookedAt(lookedAt),
                    ...(pooled.otherWording > 0
                      ? [words.bank.otherWording(pooled.otherWording)]
                      : []),
                  ].join(' ')}
                </p>
                <EvidenceOfItem item={pooled.item} ofOneQuiz={false} />
                <QuizzesOfQuestion asked={pooled.pooled} />
                <EvidenceMeaning attempts={attempts} />
              </>
            )
          }
        </Loaded>
      </Root>
    );
  },
);
