import clsx from 'clsx';
import { Trophy } from 'lucide-react';
import { forwardRef, type ComponentPropsWithRef } from 'react';
import { useTopStudents } from '../api/operationHooks';
import { useLoadError } from '../api/useLoadError';
import { commonWords } from '../messages/en/common';
import { studentsWords } from '../messages/en/students';
import { useRenderLink } from '../provider/links';
import { LoadFailure } from '../provider/LoadFailure';
import { useWords } from '../provider/MessagesContext';
import { topStudentLimit } from '../rules/limits';
import { fullName } from '../rules/people';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import type { HeadingLevel } from '../ui/Heading';
import { PersonItem, PersonList } from '../ui/PersonList';
import { Root } from '../ui/Root';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';

export interface TopStudentsProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'dir' | 'lang'
> {
  /** Where all students are. Without it there is no such link. */
  allHref?: string | undefined;
  /** Level of its heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/** The five best students with their rank and average score (spec §2, home). Parts: those of `Card`. */
export const TopStudents = forwardRef<HTMLDivElement, TopStudentsProps>(function TopStudents(
  { allHref, headingLevel = 3, className, ...rest },
  ref,
) {
  const common = useWords(commonWords);
  const { top: words } = useWords(studentsWords);
  const renderLink = useRenderLink();
  const list = useTopStudents();
  const error = useLoadError(list);
  const best = list.data?.slice(0, topStudentLimit);

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
        {best === undefined && error === null ? (
          <Skeleton shape="rows" lines={topStudentLimit} label={common.loading} />
        ) : null}
        {error === null ? null : (
          <LoadFailure
            error={error}
            fallback={words.loadFailed}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        )}
        {best?.length === 0 ? (
          <EmptyState icon={<Trophy />} title={words.empty} description={words.emptyHint} />
        ) : null}
        {best?.length ? (
          <PersonList label={words.title}>
            {best.map((student, index) => (
              // The order is the ranking, and a server may send no ids.
              <PersonItem
                key={student._id ?? index}
                name={fullName(student)}
                start={
                  <>
                    <VisuallyHidden>{words.rank} </VisuallyHidden>
                    {index + 1}
                  </>
                }
                end={
                  <>
                    <VisuallyHidden>{words.average} </VisuallyHidden>
                    {words.percent(Math.round(student.avg_score * 10) / 10)}
                  </>
                }
              />
            ))}
          </PersonList>
        ) : null}
      </Card>
    </Root>
  );
});
