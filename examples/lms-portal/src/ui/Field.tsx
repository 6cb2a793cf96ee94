import type { ComponentProps } from 'react';

interface FieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  label: string;
}

export function Field({ label, ...input }: FieldProps) {
  return (
    <label className="grid gap-1.5 font-bold">
      {label}
      <input
        {...input}
        className="min-h-12 w-full rounded-xl border-2 border-line-strong bg-page px-4 font-normal text-ink"
      />
    </label>
  );
}
