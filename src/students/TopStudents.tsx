import clsx from 'clsx/lite';
import type { ComponentPropsWithRef } from 'react';
import { useTopStudents } from '../api/operationHooks';
import { studentsWords } from '../messages/en/students';
import { useHostHref } from '../provider/hostPaths';
import { useRenderLink } from '../provider/links';
import { useWords } from '../provider/MessagesContext';
import { widget } from '../provider/widget';
import { useSession } from '../session/SessionContext';
import { ButtonLink } from '../ui/button/ButtonLink';
import { Card } from '../ui/card/Card';
import type { HeadingLevel } from '../ui/text/Heading';
import { Root } from '../ui/theme/Root';
import type { Framed } from '../ui/theme/RootTheme';
import { RankedStudents } from './RankedStudents';
import { useRankingShown } from './useRankingShown';

export interface TopStudentsProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'lang'>, Framed {
  /** Address of the list of all students. Without it there is no such link. */
  allHref?: string | undefined;
  /** Level of its heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** The best five students with rank and average score (spec §2, home). Parts: those of `Card`. */
export const TopStudents = widget<TopStudentsProps>('TopStudents')(function TopStudents(
  { allHref: ownAllHref, headingLevel = 3, className, ...rest },
  ref,
) {
  const allHref = useHostHref('students', ownAllHref);
  const { top: words } = useWords(studentsWords);
  const renderLink = useRenderLink();
  const isStudent = useSession()?.user.role === 'Student';
  const shown = useRankingShown(isStudent);
  return (
    <Root {...rest} ref={ref} className={clsx('qw-top-students', className)}>
      <Card
        title={words.title}
        description={words.hint}
        headingLevel={headingLevel}
        actions={
          allHref === undefined ? undefined : (
            <ButtonLink size="small" href={allHref} render={renderLink}>
              {words.all}
            </ButtonLink>
          )
        }
      >
        <RankedStudents
          list={useTopStudents()}
          isWithheld={isStudent && shown !== undefined && shown !== 'everybody'}
        />
      </Card>
    </Root>
  );
});
