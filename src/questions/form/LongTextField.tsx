import { Suspense, useRef } from 'react';
import { lazyPart } from '../../base/lazyPart';
import { useMergedRefs } from '../../base/useMergedRefs';
import { TextArea, type TextAreaProps } from '../../ui/field/TextArea';
import type { LongField } from './markdown/writeInMarkdown';
import type { QuestionFormControl } from './useQuestionForm';

const MarkdownToolbar = lazyPart(
  async () => (await import('./markdown/MarkdownToolbar')).MarkdownToolbar,
);

interface LongTextFieldProps extends Pick<TextAreaProps, 'hint'> {
  form: QuestionFormControl;
  name: LongField;
  label: string;
  /** Whether the text can be in Markdown. */
  hasFormat: boolean;
}

/** A field of several lines, with a toolbar where it can be in Markdown. Parts: `toolbar`. */
export function LongTextField({ form, name, label, hasFormat, hint }: LongTextFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { ref: registered, ...registration } = form.register(name);
  const ref = useMergedRefs(registered, field);
  return (
    <div className="qw-question-long" data-format={hasFormat ? '' : undefined}>
      {hasFormat ? (
        <Suspense>
          <MarkdownToolbar form={form} name={name} field={field} />
        </Suspense>
      ) : null}
      <TextArea
        label={label}
        hint={hint}
        dir="auto"
        error={form.formState.errors[name]?.message}
        {...registration}
        ref={ref}
      />
    </div>
  );
}
