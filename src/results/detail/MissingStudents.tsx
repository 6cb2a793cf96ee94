import { useEffect, useRef, useState } from 'react';
import type { GroupStudent } from '../../api/entities';
import { resultsWords } from '../../messages/en/results';
import { useFormats } from '../../provider/FormatsContext';
import { LoadFailure } from '../../provider/LoadFailure';
import { useWords } from '../../provider/MessagesContext';
import { fullName } from '../../rules/people';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/card/Card';
import type { HeadingLevel } from '../../ui/text/Heading';
import type { ResultContext } from './useResultContext';
import type { ShownResult } from './useShownResult';

interface MissingStudentsProps {
  quiz: ShownResult['quiz'];
  load: ResultContext['missing'];
  headingLevel: HeadingLevel;
}

/** Number of names before the user asks for all. */
const shownAtFirst = 24;

function nameOf({ first_name = '', last_name = '', email = '' }: GroupStudent): string {
  return fullName({ first_name, last_name }) || email;
}

/** The students of the group who have not taken a quiz; nothing if that is not known. */
export function MissingStudents({ quiz, load, headingLevel }: MissingStudentsProps) {
  const { missing: words } = useWords(resultsWords);
  const { locale = 'en' } = useFormats();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    const next = all ? list.current?.children[shownAtFirst] : null;
    if (next instanceof HTMLElement) next.focus();
  }, [all]);
  const { data: missing, error, retry, isRetrying } = load;
  const isOpen = !quiz.closed_at;
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
  if (!missing || missing.persons === 0) return null;
  const { total, persons, students } = missing;
  const nobody = isOpen ? words.noneOpen : words.none;
  const names = students.map(nameOf).filter(Boolean).sort(new Intl.Collator(locale).compare);
  const shown = all ? names : names.slice(0, shownAtFirst);
  return (
    <Card
      title={title}
      headingLevel={headingLevel}
      description={total === 0 ? nobody : words.count(total, persons)}
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
