import { useId, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../ui/text/Heading';

interface QuizSectionProps {
  title: string;
  level: HeadingLevel;
  part: string;
  hidden?: boolean | undefined;
  children: ReactNode;
}

/** A section of a page about quizzes: a region named by its heading. */
export function QuizSection({ title, level, part, hidden, children }: QuizSectionProps) {
  const id = useId();
  return (
    <section className="qw-quiz-home-section" aria-labelledby={id} data-part={part} hidden={hidden}>
      <Heading level={level} size="small" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
