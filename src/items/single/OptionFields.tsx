import { useEffect, useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { letters } from '../../rules/limits';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { TextArea } from '../../ui/field/TextArea';
import { Plus, X } from '../../ui/icons/icons';
import { GripVertical } from '../../ui/icons/teachingIcons';
import type { ItemFieldsProps } from '../kind/kind';
import { useOptionRange } from '../kind/serverTakes';
import { answerAt, offeredLetters } from '../lettered/places';
import { EqualOptions } from './EqualOptions';
import { pastedOptions } from './pastedOptions';
import { single } from './rules';
import { useOptionDrag } from './useOptionDrag';

/** A list with one of its things at another place. */
function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const rest = things.filter((_, place) => place !== from);
  return [...rest.slice(0, to), things[from] as Thing, ...rest.slice(to)];
}

/** What has the focus after a change: the field of an option, or the handle that moves it. */
interface Heir {
  place: number;
  part: 'field' | 'move';
}

/**
 * The fields of the options. The letter of each marks it as right; its handle moves it, by dragging or
 * by arrow keys. A list that is pasted into an empty field fills the empty fields from
 * there on. Parts: `options`, `move`, `right`.
 */
export function OptionFields({ form, words }: ItemFieldsProps) {
  const {
    register,
    formState: { errors, isSubmitted },
  } = form;
  const { fewest, most } = useOptionRange();
  const legendId = useId();
  const list = useRef<HTMLDivElement>(null);
  const question = { options: form.watch('options'), answer: form.watch('answer') };
  const offered = offeredLetters(question);
  const texts = single.texts(question);
  const right = single.right(question);
  const isMultiple = form.watch('kind') === 'multiple';

  const heir = useRef<Heir | null>(null);
  useEffect(() => {
    if (heir.current === null) return;
    const { place, part } = heir.current;
    heir.current = null;
    const letter = letters[place];
    if (part === 'field' && letter !== undefined) form.setFocus(`options.${letter}`);
    if (part === 'move') {
      list.current?.children[place]?.querySelector<HTMLElement>('[data-part="move"]')?.focus();
    }
  });

  /** @param from where each option was, by its place now; undefined for a new one */
  const change = (next: readonly string[], from: readonly (number | undefined)[]): void => {
    const rightNow = from.flatMap((before, place) =>
      before !== undefined && right.includes(before) ? [place] : [],
    );
    const { options } = single.from(next, rightNow);
    const answer = answerAt(isMultiple ? rightNow : rightNow.slice(0, 1)) || 'A';
    letters.slice(next.length).forEach((letter) => form.unregister(`options.${letter}`));
    form.setValue('options', options, { shouldDirty: true, shouldValidate: isSubmitted });
    form.setValue('answer', answer, { shouldDirty: true });
  };
  const places = texts.map((_, place) => place);

  const add = (): void => {
    heir.current = { place: texts.length, part: 'field' };
    change([...texts, ''], [...places, undefined]);
  };
  const remove = (place: number): void => {
    heir.current = { place: Math.min(place, texts.length - 2), part: 'field' };
    const others = places.filter((each) => each !== place);
    change(
      others.map((each) => texts[each] ?? ''),
      others,
    );
  };
  const move = (from: number, to: number): void =>
    change(moved(texts, from, to), moved(places, from, to));
  const drag = useOptionDrag(list, move);

  const moveByKey = (event: KeyboardEvent, place: number): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0;
    const to = place + step;
    if (step === 0) return;
    event.preventDefault();
    if (to < 0 || to >= texts.length) return;
    heir.current = { place: to, part: 'move' };
    move(place, to);
  };

  const paste = (event: ClipboardEvent, place: number): void => {
    const pasted = pastedOptions(event.clipboardData.getData('text'));
    const end = place + pasted.length;
    const isTyped = texts.slice(place, end).some((text) => text.trim() !== '');
    // Neither what is typed nor what has no room may get lost: then the browser pastes it into the field.
    if (pasted.length === 0 || isTyped || end > most) return;
    event.preventDefault();
    heir.current = { place: end - 1, part: 'field' };
    const next = [...texts.slice(0, place), ...pasted, ...texts.slice(end)];
    change(
      next,
      next.map((_, each) => places[each]),
    );
  };

  const mark = (place: number): void => {
    const others = right.filter((each) => each !== place);
    const toggled = right.includes(place) ? others : [...others, place];
    const answer = answerAt(isMultiple ? toggled : [place]);
    form.setValue('answer', answer, { shouldDirty: true, shouldValidate: isMultiple });
  };

  /** As in a field of one line; only Markdown has a use for several. */
  const submit = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || event.shiftKey || form.getValues('format') === 'markdown') return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  const setTruth = (): void => {
    heir.current = { place: 0, part: 'field' };
    change(words.truths, [0, 1]);
  };
  const isEmpty = texts.every((text) => text.trim() === '');

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
      <div className="qw-question-option-list" ref={list}>
        {offered.map((letter, place) => {
          const isRight = right.includes(place);
          const markRight = isMultiple ? words.markAlsoRight(letter) : words.markRight(letter);
          return (
            <div
              className="qw-question-option"
              key={letter}
              data-dragged={drag.dragged === place ? '' : undefined}
            >
              <IconButton
                className="qw-question-move"
                data-part="move"
                label={words.moveOption(letter)}
                title={words.moveHint}
                icon={<GripVertical />}
                size="small"
                aria-keyshortcuts="ArrowUp ArrowDown"
                onKeyDown={(event) => moveByKey(event, place)}
                {...drag.handle(place)}
              />
              {/* By keyboard, the field of the right answers does the same. */}
              <button
                type="button"
                tabIndex={-1}
                className="qw-option-mark qw-question-right"
                data-part="right"
                translate="no"
                data-right={isRight ? '' : undefined}
                aria-pressed={isRight}
                aria-label={markRight}
                title={markRight}
                onClick={() => mark(place)}
              >
                {letter}
              </button>
              <TextArea
                className="qw-question-option-field"
                label={words.fields.option(letter)}
                labelHidden
                rows={Math.min(texts[place]?.split('\n').length ?? 1, 8)}
                grow
                autoComplete="off"
                dir="auto"
                error={errors.options?.[letter]?.message}
                onPaste={(event) => paste(event, place)}
                onKeyDown={submit}
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
      </div>
      <EqualOptions texts={texts} words={words} />
      <div className="qw-question-option-buttons">
        {offered.length < most ? (
          <Button variant="quiet" size="small" icon={<Plus />} onClick={add}>
            {words.addOption}
          </Button>
        ) : null}
        {isEmpty && fewest === 2 && !isMultiple ? (
          <Button variant="quiet" size="small" onClick={setTruth}>
            {words.trueFalse}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
