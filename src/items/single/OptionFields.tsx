import { useId } from 'react';
import { letters } from '../../rules/limits';
import { TextField } from '../../ui/field/TextField';
import type { ItemFieldsProps } from '../kind/kind';

/** The fields of the options, with the right one marked. Parts: `options`. */
export function OptionFields({ form, words }: ItemFieldsProps) {
  const {
    register,
    formState: { errors },
  } = form;
  const answer = form.watch('answer');
  const legendId = useId();
  return (
    <div
      className="qw-question-options"
      role="group"
      aria-labelledby={legendId}
      data-part="options"
    >
      <p className="qw-question-legend" id={legendId}>
        {words.options}
      </p>
      {letters.map((letter) => (
        <div className="qw-question-option" key={letter}>
          <span
            className="qw-option-mark"
            data-right={letter === answer ? '' : undefined}
            aria-hidden="true"
          >
            {letter}
          </span>
          <TextField
            className="qw-question-option-field"
            label={words.fields.option(letter)}
            labelHidden
            autoComplete="off"
            error={errors.options?.[letter]?.message}
            {...register(`options.${letter}`)}
          />
        </div>
      ))}
    </div>
  );
}
