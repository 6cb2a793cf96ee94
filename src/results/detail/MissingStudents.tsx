import { useLoad } from '../../api/useLoad';
import { useEffect, useRef, useState } from 'react';
import type { GroupStudent, Result } from '../../api/entities';
import { resultsWords } from '../../messages/en/results';
import { useFormats } from '../../provider/FormatsContext';
import { LoadFailure } from '../../provider/LoadFailure';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/card/Card';
import type { HeadingLevel } from '../../ui/text/Heading';
import { missingStudents } from './missing';
import type { ResultContext } from './useResultContext';

interface MissingStudentsProps {
  result: Result;
  group: ResultContext['group'];
  headingLevel: HeadingLevel;
}

/** Number of names before the user asks for all. */
const shownAtFirst = 24;

function nameOf({ first_name = '', last_name = '', email = '' }: GroupStudent): string {
  return `${first_name} ${last_name}`.trim() || email;
}

/** The students of the group who have not taken a quiz; nothing if that is not known. */
export function MissingStudents({ result, group, headingLevel }: MissingStudentsProps) {
  const { missing: words } = useWords(resultsWords);
  const { locale = 'en' } = useFormats();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    const next = all ? list.current?.children[shownAtFirst] : null;
    if (next instanceof HTMLElement) next.focus();
  }, [all]);
  const { data, error, retry, isRetrying } = useLoad(group);
  const isOpen = !result.quiz.closed_at;
  const title = isOpen ? words.open : words.closed;
  // A group that is gone, or belongs to another instructor, cannot show who is missing.
  if (error !== null && !error.isForbidden && !error.isNotFound) {
    return (
      <Card title={title} headingLevel={headingLevel} data-part="missing">
        <LoadFailure
          error={error}
          fallback={words.loadFailed}
          onRetry={retry}
          isRetrying={isRetrying}
        />
      </Card>
    );
  }
  const missing = data && missingStudents(result, data);
  const persons = data?.students.length ?? 0;
  if (missing === undefined || persons === 0) return null;
  const nobody = isOpen ? words.noneOpen : words.none;
  const names = missing.map(nameOf).filter(Boolean).sort(new Intl.Collator(locale).compare);
  const shown = all ? names : names.slice(0, shownAtFirst);
  return (
    <Card
      title={title}
      headingLevel={headingLevel}
      description={missing.length === 0 ? nobody : words.count(missing.length, persons)}
      data-part="missing"
    >
      {names.length === 0 ? null : (
        <>
          <ul ref={list} className="qw-missing-students">
            {shown.map((name, index) => (
              <li key={index} tabIndex={-1} className="qw-missing-students-name">
                {name}
              </li>
            ))}
          </ul>
          {shown.length < names.length ? (
            <Button className="qw-missing-students-all" onClick={() => setAll(true)}>
              {words.showAll(names.length)}
            </Button>
          ) : null}
        </>
      )}
    </Card>
  );
}
