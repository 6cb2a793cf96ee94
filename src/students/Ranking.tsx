import clsx from 'clsx/lite';
import { forwardRef, useEffect, type ComponentPropsWithRef } from 'react';
import type { RankedStudent } from '../api/entities';
import { useOwnPlace, useTopStudents } from '../api/operationHooks';
import { useCapability } from '../api/useCapability';
import { studentsWords } from '../messages/en/students';
import { useWords } from '../provider/MessagesContext';
import { topStudentLimit } from '../rules/listLengths';
import { useSession } from '../session/SessionContext';
import { useDevicePreference } from '../session/useDevicePreference';
import { Button } from '../ui/button/Button';
import { Card } from '../ui/card/Card';
import type { HeadingLevel } from '../ui/text/Heading';
import { Eye, EyeOff } from '../ui/icons/icons';
import { Root } from '../ui/theme/Root';
import type { Framed } from '../ui/theme/RootTheme';
import { OwnPlace } from './OwnPlace';
import { RankedStudents } from './RankedStudents';

export interface RankingProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'lang'>, Framed {
  /** Whether a student may hide it. This device remembers that for them. @default true */
  hideable?: boolean | undefined;
  /** Level of its heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * The ranking for a student (spec §2, home): the best five with the student's own row marked, or
 * else their own place, if the server sends it. It can be hidden, because rankings discourage some
 * students. Parts: those of `Card`, `hidden`, `own`.
 */
export const Ranking = forwardRef<HTMLDivElement, RankingProps>(function Ranking(
  { hideable = true, headingLevel = 3, className, ...rest },
  ref,
) {
  const { top: words } = useWords(studentsWords);
  const user = useSession()?.user;
  const [wantsHidden, hide] = useDevicePreference('ranking-hidden');
  const isHidden = hideable && wantsHidden;
  const list = useTopStudents({ enabled: !isHidden });
  const isPlaced = !isHidden && user?.role !== 'Instructor';
  const { isThere, foundMissing } = useCapability('ownPlace', isPlaced);
  const asksForPlace = isPlaced && isThere === true;
  // The failure of a place must not remove the ranking.
  const { data: place, error } = useOwnPlace({ enabled: asksForPlace });
  const isMissing = asksForPlace && error?.isMissing === true;
  useEffect(() => {
    if (isMissing) foundMissing();
  });
  const isOwn = ({ _id }: RankedStudent, index: number): boolean =>
    _id === undefined ? place?.place === index + 1 : _id === user?._id;
  const isAmong = list.data?.slice(0, topStudentLimit).some(isOwn) ?? true;

  return (
    <Root {...rest} ref={ref} className={clsx('qw-ranking', className)}>
      <Card
        title={words.title}
        description={isHidden ? undefined : words.hint}
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
        ) : (
          <>
            <RankedStudents list={list} isOwn={isOwn} />
            {place === undefined || isAmong ? null : <OwnPlace {...place} />}
          </>
        )}
      </Card>
    </Root>
  );
});
