import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** Where words are looked for in a list: 400 px wide, 300 px on a phone. */
export function SearchField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'autoComplete'>) {
  return (
    <div className="field-search">
      <TextField {...props} type="search" autoComplete="off" />
    </div>
  );
}
