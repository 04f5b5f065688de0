import { typedFullName } from '@balcao/contract/constants';
import { formatDate } from '@balcao/contract/kernel';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { DataFaults, DataForm } from '../data.ts';
import { dataTexts } from '../texts.ts';
import { readingTexts as texts } from './texts.ts';
import type { DocumentReading, ReadField } from './use-document-reading.ts';
import './reading.css';

interface PersonFieldsProps {
  form: DataForm;
  faults: DataFaults;
  onChange: (part: Partial<DataForm>) => void;
  reading: DocumentReading;
  /** 'name' on the customer's own device. */
  nameAutoComplete: 'name' | 'off';
  startsFocused?: boolean;
}

/** Name and birth date: typed, or read off the document and confirmed one by one. */
export function PersonFields({ form, faults, onChange, reading, nameAutoComplete, startsFocused }: PersonFieldsProps) {
  const { proposed, differing } = reading;
  // What a person types is theirs: what was read of that field is gone.
  const type = (field: ReadField, part: Partial<DataForm>) => {
    if (proposed[field] !== undefined) reading.drop(field);
    onChange(part);
  };
  const faultOf = (field: ReadField) =>
    faults[field] !== undefined && proposed[field] !== undefined ? texts.unconfirmed : faults[field];
  const { birthDate: readDay } = differing;
  return (
    <>
      <WithReading reading={reading} field="name" said={differing.name}>
        <TextField
          label={dataTexts.name}
          value={proposed.name ?? form.name}
          onChange={(name) => type('name', { name: typedFullName(name) })}
          error={faultOf('name')}
          autoComplete={nameAutoComplete}
          autoCapitalize="words"
          maxLength={120}
          startsFocused={startsFocused}
        />
      </WithReading>
      <WithReading reading={reading} field="birthDate" said={readDay ? formatDate(readDay) : undefined}>
        <DateField
          label={dataTexts.birthDate}
          value={proposed.birthDate ?? form.birthDate}
          onChange={(birthDate) => type('birthDate', { birthDate })}
          error={faultOf('birthDate')}
        />
      </WithReading>
    </>
  );
}

interface WithReadingProps {
  reading: DocumentReading;
  field: ReadField;
  /** What the document says, where something else was typed. */
  said: string | undefined;
  children: ReactNode;
}

/** A field, and below it that nobody confirmed yet what was read, or that the document says something else. */
function WithReading({ reading, field, said, children }: WithReadingProps) {
  const frame = useRef<HTMLDivElement>(null);
  // The buttons go with their question: the focus stays with the field.
  const answer = (act: DocumentReading['confirm']) => {
    act(field);
    frame.current?.querySelector('input')?.focus();
  };
  const isProposed = reading.proposed[field] !== undefined;
  return (
    <div className="reading-field" ref={frame}>
      {children}
      {isProposed || said !== undefined ? (
        <div className="reading-note">
          <p>
            <Icon name="alert" /> {said === undefined ? texts.mark : texts.differs(said)}
          </p>
          <Button aria-label={texts.acts(isProposed, dataTexts[field])} onClick={() => answer(reading.confirm)}>
            {isProposed ? texts.confirm : texts.use}
          </Button>
          {isProposed ? null : (
            <Button kind="quiet" onClick={() => answer(reading.drop)}>
              {texts.keep}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}
