import { useEffect, useId, useRef, type ClipboardEvent } from 'react';
import { letters } from '../../rules/limits';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { TextField } from '../../ui/field/TextField';
import { Plus, X } from '../../ui/icons/icons';
import type { ItemFieldsProps } from '../kind/kind';
import { useOptionRange } from '../kind/useOptionRange';
import { answerAt, offeredLetters, placesIn } from '../lettered/places';
import { pastedOptions } from './pastedOptions';

/**
 * The fields of the options. The letter of each marks it as right; a list that is pasted into an empty
 * field fills the empty fields from there on. Parts: `options`, `right`.
 */
export function OptionFields({ form, words, content }: ItemFieldsProps) {
  const {
    register,
    formState: { errors, isSubmitted },
  } = form;
  const { fewest, most } = useOptionRange();
  const legendId = useId();
  const question = { options: form.watch('options'), answer: form.watch('answer') };
  const offered = offeredLetters(question);
  const texts = content.texts(question);
  const isMultiple = form.watch('kind') === 'multiple';

  const goTo = useRef<number | null>(null);
  useEffect(() => {
    const letter = letters[goTo.current ?? -1];
    goTo.current = null;
    if (letter !== undefined) form.setFocus(`options.${letter}`);
  });

  const change = (next: readonly string[], right: readonly number[], place: number): void => {
    const { options, answer } = content.from(next, right);
    letters.slice(next.length).forEach((letter) => form.unregister(`options.${letter}`));
    form.setValue('options', options, { shouldDirty: true, shouldValidate: isSubmitted });
    form.setValue('answer', answer, { shouldDirty: true });
    goTo.current = place;
  };
  const right = content.right(question);

  const remove = (place: number): void => {
    change(
      texts.filter((_, each) => each !== place),
      right.filter((each) => each !== place).map((each) => each - (place < each ? 1 : 0)),
      Math.min(place, texts.length - 2),
    );
  };

  const paste = (event: ClipboardEvent, place: number): void => {
    const pasted = pastedOptions(event.clipboardData.getData('text'));
    const end = place + pasted.length;
    const isTyped = texts.slice(place, end).some((text) => text.trim() !== '');
    // Neither what is typed nor what has no room may get lost: then the browser pastes it into the field.
    if (pasted.length === 0 || isTyped || end > most) return;
    event.preventDefault();
    change([...texts.slice(0, place), ...pasted, ...texts.slice(end)], right, end - 1);
  };

  const mark = (place: number): void => {
    const others = placesIn(question.answer).filter((each) => each !== place);
    const isRight = others.length < question.answer.length;
    const marked = !isMultiple ? [place] : isRight ? others : [...others, place];
    form.setValue('answer', answerAt(marked), { shouldDirty: true, shouldValidate: isMultiple });
  };

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
      {offered.map((letter, place) => {
        const isRight = question.answer.includes(letter);
        const markRight = isMultiple ? words.markAlsoRight(letter) : words.markRight(letter);
        return (
          <div className="qw-question-option" key={letter}>
            {/* By keyboard, the field of the right answers does the same. */}
            <button
              type="button"
              tabIndex={-1}
              className="qw-option-mark qw-question-right"
              data-part="right"
              data-right={isRight ? '' : undefined}
              aria-pressed={isRight}
              aria-label={markRight}
              title={markRight}
              onClick={() => mark(place)}
            >
              {letter}
            </button>
            <TextField
              className="qw-question-option-field"
              label={words.fields.option(letter)}
              labelHidden
              autoComplete="off"
              error={errors.options?.[letter]?.message}
              onPaste={(event) => paste(event, place)}
              {...register(`options.${letter}`)}
            />
            {offered.length > fewest ? (
              <IconButton
                label={words.removeOption(letter)}
                icon={<X />}
                onClick={() => remove(place)}
              />
            ) : null}
          </div>
        );
      })}
      {offered.length < most ? (
        <Button
          className="qw-question-add"
          variant="quiet"
          size="small"
          icon={<Plus />}
          onClick={() => change([...texts, ''], right, texts.length)}
        >
          {words.addOption}
        </Button>
      ) : null}
    </div>
  );
}
