import clsx from 'clsx/lite';
import { useEffect, type ComponentPropsWithRef } from 'react';
import type { RankedStudent } from '../api/entities';
import { useOwnPlace, useTopStudents } from '../api/operationHooks';
import { useCapability } from '../api/useCapability';
import { studentsWords } from '../messages/en/students';
import { useWords } from '../provider/MessagesContext';
import { widget } from '../provider/widget';
import { topStudentLimit } from '../rules/listLengths';
import { useSession } from '../session/SessionContext';
import { useDevicePreference } from '../session/useDevicePreference';
import { Button } from '../ui/button/Button';
import { Card } from '../ui/card/Card';
import type { HeadingLevel } from '../ui/text/Heading';
import { Eye, EyeOff } from '../ui/icons/icons';
import { Root } from '../ui/theme/Root';
import type { Framed } from '../ui/theme/RootTheme';
import { OwnPlace, OwnPlaceAlone } from './OwnPlace';
import { RankedStudents } from './RankedStudents';
import { useRankingShown } from './useRankingShown';

export interface RankingProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'lang'>, Framed {
  /** Whether a student may hide it. This device remembers that for them. @default true */
  hideable?: boolean | undefined;
  /** Level of its heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * The ranking for a student (spec §2, home): the best five with the student's own row marked, or
 * else their own place, if the server sends it. Where the school shows students only their own
 * place, that alone; where it shows them nothing, nothing. It can be hidden, because rankings
 * discourage some students. Parts: those of `Card`, `hidden`, `own`.
 */
export const Ranking = widget<RankingProps>('Ranking')(function Ranking(
  { hideable = true, headingLevel = 3, className, ...rest },
  ref,
) {
  const { top: words } = useWords(studentsWords);
  const user = useSession()?.user;
  const [wantsHidden, hide] = useDevicePreference('ranking-hidden');
  const isHidden = hideable && wantsHidden;
  const isPlaced = !isHidden && user?.role !== 'Instructor';
  const shown = useRankingShown(!isHidden);
  const list = useTopStudents({ enabled: !isHidden && (shown ?? 'everybody') === 'everybody' });
  const { isThere, foundMissing } = useCapability('ownPlace', isPlaced);
  const asksForPlace = isPlaced && isThere === true && shown !== 'nobody';
  const own = useOwnPlace({ enabled: asksForPlace });
  // The failure of a place must not remove the ranking.
  const { data: place, error } = own;
  const isMissing = asksForPlace && error?.isMissing === true;
  useEffect(() => {
    if (isMissing) foundMissing();
  });
  const isOwn = ({ _id }: RankedStudent, index: number): boolean =>
    _id === undefined ? place?.place === index + 1 : _id === user?._id;
  const isAmong = list.data?.slice(0, topStudentLimit).some(isOwn) ?? true;
  const isEmpty = list.data?.length === 0;
  // A ranking in which a student has a place is not empty, whatever the host says of the server.
  const isAlone = shown === 'own place' || (isEmpty && typeof place?.place === 'number');

  if (shown === 'nobody' || (shown === 'own place' && isThere === false)) return null;
  return (
    <Root {...rest} ref={ref} className={clsx('qw-ranking', className)}>
      <Card
        title={isAlone ? words.ownTitle : words.title}
        description={isHidden ? undefined : isAlone ? words.ownHint : words.hint}
        headingLevel={headingLevel}
        actions={
          hideable ? (
            <Button
              size="small"
              icon={isHidden ? <Eye /> : <EyeOff />}
              onClick={() => hide(!isHidden)}
            >
              {isHidden ? words.show : words.hide}
            </Button>
          ) : undefined
        }
      >
        {isHidden ? (
          <p className="qw-ranking-hidden" data-part="hidden">
            {words.hidden}
          </p>
        ) : isAlone ? (
          <OwnPlaceAlone load={own} />
        ) : (
          <>
            <RankedStudents list={list} isOwn={isOwn} isPending={isEmpty && shown === undefined} />
            {place === undefined || isAmong ? null : <OwnPlace {...place} />}
          </>
        )}
      </Card>
    </Root>
  );
});
