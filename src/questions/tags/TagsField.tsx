import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import {
  forwardRef,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import { bankWords } from '../../messages/en/bank';
import { useWords } from '../../provider/MessagesContext';
import { longestTag, mostTags } from '../../rules/limits';
import { asOneLine, isSeen } from '../../rules/oneLineText';
import { tagKey, tidyTags, type TagCount } from '../../rules/tags';
import { Field, type FieldControl } from '../../ui/field/Field';
import { X } from '../../ui/icons/icons';
import { InContainer } from '../../ui/menu/InContainer';
import { SelectList } from '../../ui/select/SelectParts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { useRootAttributes } from '../../ui/theme/RootTheme';
import { hueOf } from './drawTags';

export interface TagsFieldProps {
  label: string;
  tags: readonly string[];
  onTagsChange: (tags: string[]) => void;
  /** The tags of the bank, which typing completes. */
  known: readonly TagCount[];
  /** Whether only known tags can be chosen. @default false */
  isClosed?: boolean | undefined;
  /** How many can be chosen. @default as many as a question takes */
  most?: number | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/** What divides tags that are pasted or typed, also in Arabic. */
const divider = /[,;|،؛\r\n\t]/;

/** Maximum height of the list: nine and a half choices, so that it visibly continues. */
const listStyle = { '--anchor-max-height': '312px' } as CSSProperties;

/** How many tags are proposed at once. */
const mostProposed = 50;

interface TagsInputProps extends ComponentPropsWithoutRef<'input'> {
  /** Attributes that connect the input to its frame. */
  control: FieldControl;
  /** Whether the list is drawn, which Headless UI takes for granted while it is open. */
  isListed: boolean;
}

/** Applies the frame's attributes last, because Headless UI takes those of a dialog around it. */
const TagsInput = forwardRef<HTMLInputElement, TagsInputProps>(function TagsInput(
  { control, isListed, 'aria-controls': listId, 'aria-expanded': isExpanded, ...rest },
  ref,
) {
  return (
    <input
      {...rest}
      {...control}
      ref={ref}
      role="combobox"
      aria-controls={listId}
      aria-expanded={isListed && isExpanded}
      aria-labelledby={undefined}
    />
  );
});

/**
 * Tags of a question: chosen from those of the bank, or typed. Enter and a comma add one, Backspace in
 * the empty field removes the last. Parts: `tag`, `remove`, `control`, `list`, `option`.
 */
export function TagsField({
  label,
  tags,
  onTagsChange,
  known,
  isClosed = false,
  most = mostTags,
  hint,
  error,
}: TagsFieldProps) {
  const { tags: words } = useWords(bankWords);
  const { attributes, paint } = useRootAttributes();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  // An empty field proposes nothing unasked, because the list would cover what is below.
  const [isBrowsing, setBrowsing] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const isFull = tags.length >= most;
  // The list needs it, and hosts' tests run in jsdom, which has none.
  const hasList = typeof ResizeObserver !== 'undefined';
  const chosen = new Set(tags.map(tagKey));
  const key = tagKey(typed);

  const open = known.filter(({ tag }) => !chosen.has(tagKey(tag)));
  const matching = open.filter(({ tag }) => tagKey(tag).includes(key));
  // What begins with what is typed comes first.
  const proposed = [
    ...matching.filter(({ tag }) => tagKey(tag).startsWith(key)),
    ...matching.filter(({ tag }) => !tagKey(tag).startsWith(key)),
  ].slice(0, mostProposed);
  const isNew = key !== '' && !known.some(({ tag }) => tagKey(tag) === key) && !chosen.has(key);
  const canCreate = isNew && !isClosed;
  const isAsking = key !== '' || isBrowsing;
  const isListed = !isFull && isAsking && proposed.length + Number(canCreate) > 0;

  /** The spelling that the bank has, or else what can be seen of a new tag. */
  const spelled = (tag: string): string | undefined => {
    const own = known.find((one) => tagKey(one.tag) === tagKey(tag))?.tag;
    return own ?? (isClosed || !isSeen(tag) ? undefined : asOneLine(tag));
  };
  const add = (text: string) => {
    const named = text.split(divider).flatMap((tag) => spelled(tag) ?? []);
    const next = tidyTags([...tags, ...named]).slice(0, Math.max(most, tags.length));
    setTyped('');
    setBrowsing(false);
    if (next.length === tags.length) return;
    setSaid(words.added(next.slice(tags.length).join(', ')));
    onTagsChange(next);
  };
  const remove = (tag: string) => {
    onTagsChange(tags.filter((one) => one !== tag));
    setSaid(words.removed(tag));
    // The button that had the focus is gone.
    inputRef.current?.focus();
  };
  /** Adds what a divider ends; the rest is being typed. Not all keyboards say which key it was. */
  const type = (text: string) => {
    const parts = text.split(divider);
    const rest = parts.pop() ?? '';
    if (parts.length > 0) add(parts.join(','));
    setTyped(rest);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && typed !== '' && !hasList) {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'ArrowDown') {
      setBrowsing(true);
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
      remove(tags.at(-1)!);
    }
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!divider.test(text)) return;
    event.preventDefault();
    add(typed + text);
  };
  return (
    <Field
      label={label}
      error={error}
      hint={isFull ? words.full(most) : hint}
      className="qw-tags-field"
      data-part="tags"
    >
      {(control) => {
        const input = {
          ref: inputRef,
          className: 'qw-tags-field-input',
          'data-part': 'control',
          autoComplete: 'off',
          maxLength: longestTag,
          readOnly: isFull,
          value: typed,
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
          onKeyDown: press,
          onPaste: paste,
        };
        const box = (
          <div
            className="qw-tags-field-box qw-text-field-control"
            // What was typed becomes a tag, so that saving does not lose it.
            onBlur={({ target }) => {
              if (target === inputRef.current && typed.trim() !== '') add(typed);
            }}
          >
            {tags.map((tag) => (
              <span key={tag} className="qw-tag" data-hue={hueOf(tag)} data-part="tag">
                <bdi>{tag}</bdi>
                <button
                  type="button"
                  className="qw-tags-field-remove"
                  data-part="remove"
                  aria-label={words.remove(tag)}
                  onClick={() => remove(tag)}
                >
                  <X />
                </button>
              </span>
            ))}
            {hasList ? (
              <ComboboxInput
                {...input}
                as={TagsInput}
                control={control}
                isListed={isListed}
                displayValue={() => typed}
              />
            ) : (
              <input {...input} {...control} />
            )}
            <VisuallyHidden role="status">{said}</VisuallyHidden>
          </div>
        );
        if (!hasList) return box;
        return (
          <Combobox<string | null>
            value={null}
            onChange={(tag) => tag !== null && add(tag)}
            onClose={() => {
              setTyped('');
              setBrowsing(false);
            }}
          >
            {box}
            {isListed ? (
              <InContainer>
                <ComboboxOptions
                  {...attributes}
                  as={SelectList}
                  labelId={`${control.id}-label`}
                  ref={paint}
                  anchor={{ to: 'bottom start', gap: 4, offset: 0, padding: 8 }}
                  modal={false}
                  className="qw-root qw-menu qw-tags-field-list"
                  style={listStyle}
                  data-part="list"
                >
                  {canCreate ? (
                    <ComboboxOption value={typed} className="qw-menu-item" data-part="option">
                      {words.create(typed.trim())}
                    </ComboboxOption>
                  ) : null}
                  {proposed.map(({ tag, questions }) => (
                    <ComboboxOption
                      key={tag}
                      value={tag}
                      className="qw-menu-item"
                      data-part="option"
                    >
                      {words.counted(tag, questions)}
                    </ComboboxOption>
                  ))}
                </ComboboxOptions>
              </InContainer>
            ) : null}
          </Combobox>
        );
      }}
    </Field>
  );
}
