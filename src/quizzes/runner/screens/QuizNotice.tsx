import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../../ui/text/Heading';

interface QuizNoticeProps {
  /** The `data-part` of the notice. */
  part: string;
  icon: ReactNode;
  /** What the colour of the icon means. */
  tone?: 'neutral' | 'positive' | 'caution' | 'critical';
  heading: ReactNode;
  headingLevel: HeadingLevel;
  /** The title of the quiz. */
  title?: ReactNode;
  text?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
  /** Buttons or links; the main one first. */
  actions?: ReactNode;
}

/** A message about a quiz in place of its questions. Its heading can take the focus. */
export function QuizNotice({
  part,
  icon,
  tone = 'neutral',
  heading,
  headingLevel,
  title,
  text,
  children,
  actions,
}: QuizNoticeProps) {
  return (
    <section className="qw-quiz-notice" data-part={part} data-tone={tone}>
      <span className="qw-quiz-notice-icon" aria-hidden="true">
        {icon}
      </span>
      <Heading level={headingLevel} size="medium" className="qw-quiz-notice-heading" tabIndex={-1}>
        {heading}
      </Heading>
      {title ? <p className="qw-quiz-notice-title">{title}</p> : null}
      {text ? <p className="qw-quiz-notice-text">{text}</p> : null}
      {children}
      {actions ? <div className="qw-quiz-notice-actions">{actions}</div> : null}
    </section>
  );
}
