import { Loaded } from '../../provider/Loaded';
import { useLoad } from '../../api/useLoad';
import clsx from 'clsx/lite';
import { useMemo, useState, type ComponentPropsWithRef } from 'react';
import type { ItemStatistics } from '../../api/entities';
import { useEvidence } from '../../api/teachingHooks';
import { useCapability } from '../../api/useCapability';
import { evidenceWords } from '../../messages/en/evidence';
import { useWords } from '../../provider/MessagesContext';
import { drawExcerpt, drawText } from '../../provider/questionText';
import { widget } from '../../provider/widget';
import { headlineOf } from '../../items/kind/excerpt';
import { evidenceGuards } from '../../items/itemVerdicts';
import { Card } from '../../ui/card/Card';
import type { HeadingLevel } from '../../ui/text/Heading';
import { Root } from '../../ui/theme/Root';
import type { Framed } from '../../ui/theme/RootTheme';
import { Select } from '../../ui/select/Select';
import { isWithoutEvidence } from './evidence';
import { EvidenceMeaning } from './EvidenceMeaning';
import { EvidenceOfItem } from './EvidenceOfItem';

export interface ItemEvidenceProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'lang'>, Framed {
  /** Id of a closed quiz. */
  quizId: string;
  /** Level of the questions' headings in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** Whether a headline says all of a question; one with pictures or marks is drawn in full below. */
const isHeadline = (item: ItemStatistics): boolean =>
  headlineOf(item.title, item) === item.title.trim();

type Order = 'position' | 'facility' | 'discrimination';

/**
 * Statistics of a closed quiz's questions: facility, discrimination and the share of each option,
 * as far as there are enough attempts. Renders nothing if the server keeps no statistics, or before
 * the quiz has closed. Parts: `tools`, `list`.
 */
export const ItemEvidence = widget<ItemEvidenceProps>('ItemEvidence')(function ItemEvidence(
  { quizId, headingLevel = 3, className, ...rest },
  ref,
) {
  const words = useWords(evidenceWords);
  const { isThere } = useCapability('evidence');
  const load = useLoad(useEvidence(quizId, { enabled: isThere === true }));
  const { data: evidence, error } = load;
  const [order, setOrder] = useState<Order>('position');
  const attempts = evidence?.participants ?? 0;
  const orders: Order[] = ['position'];
  if (attempts >= evidenceGuards.shares) orders.push('facility');
  if (attempts >= evidenceGuards.discrimination) orders.push('discrimination');

  const items = useMemo(() => {
    const inQuiz = (evidence?.items ?? []).map((item, index) => ({ item, position: index + 1 }));
    if (order === 'position') return inQuiz;
    // Questions without a figure come last.
    const figure = ({ item }: (typeof inQuiz)[number]) => item[order] ?? Infinity;
    return inQuiz.sort((one, other) => {
      const [first, second] = [figure(one), figure(other)];
      return first === second ? 0 : first - second;
    });
  }, [evidence, order]);

  if (isThere === false || (error !== null && isWithoutEvidence(error))) return null;
  return (
    <Root {...rest} ref={ref} className={clsx('qw-evidence', className)}>
      <Loaded load={load} fallback={words.loadFailed}>
        {() => (
          <>
            <div className="qw-list-tools" data-part="tools">
              <p className="qw-result-note">{words.attempts(attempts)}</p>
              {orders.length > 1 ? (
                <Select
                  className="qw-list-tools-search qw-list-tools-end"
                  label={words.sort}
                  value={order}
                  options={orders.map((value) => ({ value, label: words.orders[value] }))}
                  onChange={(event) => setOrder(event.target.value as Order)}
                />
              ) : null}
            </div>
            <EvidenceMeaning attempts={attempts} />
            <ol className="qw-evidence-list" data-part="list">
              {items.map(({ item, position }) => (
                <li key={item._id} className="qw-evidence-item">
                  <Card
                    title={
                      <span className="qw-result-detail-title">
                        {isHeadline(item) ? (
                          <>
                            <span className="qw-text">{`${position}.`}</span>{' '}
                            <bdi>{drawExcerpt(headlineOf(item.title, item), item)}</bdi>
                          </>
                        ) : (
                          words.question(position)
                        )}
                      </span>
                    }
                    headingLevel={headingLevel}
                  >
                    {isHeadline(item) ? null : (
                      <div className="qw-evidence-question">{drawText(item.title, item)}</div>
                    )}
                    <EvidenceOfItem item={item} />
                  </Card>
                </li>
              ))}
            </ol>
          </>
        )}
      </Loaded>
    </Root>
  );
});
