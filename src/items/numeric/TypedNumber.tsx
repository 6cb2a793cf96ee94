import { useState } from 'react';
import { TextField, type TextFieldProps } from '../../ui/field/TextField';
import { useRootTheme } from '../../ui/theme/RootTheme';
import { isNumberText } from './number';
import { readAmount, readNumber } from './readNumber';
import { typedNumber } from './shownNumber';

interface TypedNumberProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  /**
   * As the contract spells it, or what was typed and is no number; `NaN` where this is not kept beside
   * the field.
   */
  value: string;
  onValueChange: (value: string) => void;
  /** Whether “2%” is taken too. @default false */
  percent?: boolean | undefined;
}

/** A field for a number in the signs of the page's language, whose value is as the contract spells it. */
export function TypedNumber({ value, onValueChange, percent = false, ...rest }: TypedNumberProps) {
  const { lang: locale = 'en' } = useRootTheme();
  const numberOf = (typed: string): string =>
    (percent ? readAmount : readNumber)(typed, locale) ?? typed.trim();
  const typedOf = (number: string): string => {
    const plain = number.replace(/%$/, '');
    return isNumberText(plain)
      ? `${typedNumber(plain, locale)}${number === plain ? '' : '%'}`
      : number.replace(/^NaN$/, '');
  };
  const [typed, setTyped] = useState(() => typedOf(value));
  const read = numberOf(typed);
  const isTyped = read === value || (value === 'NaN' && !isNumberText(read));
  return (
    <TextField
      autoComplete="off"
      {...rest}
      dir="ltr"
      inputMode="text"
      value={isTyped ? typed : typedOf(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onValueChange(numberOf(target.value));
      }}
    />
  );
}
