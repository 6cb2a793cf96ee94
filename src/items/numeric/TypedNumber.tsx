import { useState } from 'react';
import { TextField, type TextFieldProps } from '../../ui/field/TextField';
import { useRootTheme } from '../../ui/theme/RootTheme';
import { isNumberText } from './number';
import { readNumber } from './readNumber';
import { typedNumber } from './shownNumber';

interface TypedNumberProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  /** As the contract spells it, or what was typed and is no number. */
  value: string;
  onValueChange: (value: string) => void;
  /** Whether “2%” is taken too. @default false */
  percent?: boolean | undefined;
}

/** A field for a number in the signs of the page's language, whose value is as the contract spells it. */
export function TypedNumber({ value, onValueChange, percent = false, ...rest }: TypedNumberProps) {
  const { lang: locale = 'en' } = useRootTheme();
  const numberOf = (typed: string): string => {
    const isPercent = percent && /[%٪％]\s*$/.test(typed);
    const number = readNumber(isPercent ? typed.replace(/[%٪％]\s*$/, '') : typed, locale);
    return number === null ? typed.trim() : `${number}${isPercent ? '%' : ''}`;
  };
  const typedOf = (number: string): string => {
    const plain = number.replace(/%$/, '');
    return isNumberText(plain)
      ? `${typedNumber(plain, locale)}${number === plain ? '' : '%'}`
      : number;
  };
  const [typed, setTyped] = useState(() => typedOf(value));
  const shown = numberOf(typed) === value ? typed : typedOf(value);
  return (
    <TextField
      autoComplete="off"
      {...rest}
      dir="ltr"
      inputMode="text"
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onValueChange(numberOf(target.value));
      }}
    />
  );
}
