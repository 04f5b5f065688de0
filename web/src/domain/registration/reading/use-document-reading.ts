import type { Wire } from '@balcao/contract';
import { tidyFullName } from '@balcao/contract/constants';
import { useState } from 'react';
import type { Photo } from '../../photographs/photo.ts';
import type { DataForm } from '../data.ts';
import { readingTexts as texts } from './texts.ts';

export type Reading = Wire<'POST /online-application/document-text'>['answer'];
type Read = Pick<DataForm, 'name' | 'birthDate'>;
export type ReadField = keyof Read;

export interface DocumentReading {
  state: 'idle' | 'reading' | keyof typeof texts.told;
  /** The photograph that was read, to be compared with. */
  url: string | null;
  read: (photo: Photo) => void;
  /** What was read of a field that is still empty: shown there, and not in the form until it is confirmed. */
  proposed: Partial<Read>;
  /** What was read otherwise than it was typed. */
  differing: Partial<Read>;
  /** The person has compared it: it is theirs now. */
  confirm: (field: ReadField) => void;
  drop: (field: ReadField) => void;
}

interface Asked {
  form: DataForm;
  onChange: (part: Partial<DataForm>) => void;
  /** Asks the server; whatever it throws leaves the fields as they are. */
  ask: (imageBase64: string) => Promise<Reading>;
}

const nothing: Read = { name: '', birthDate: null };
const plain = (name: string): string => tidyFullName(name).toUpperCase();
const isSame = (field: ReadField, one: Read, other: Read): boolean =>
  field === 'name' ? plain(one.name) === plain(other.name) : one.birthDate === other.birthDate;

/** What a photograph of a document says of who registers. Nothing of it reaches the form that a person did not confirm. */
export function useDocumentReading({ form, onChange, ask }: Asked): DocumentReading {
  const [found, setFound] = useState<Read>(nothing);
  const [told, setTold] = useState<{ state: DocumentReading['state']; url: string | null }>({
    state: 'idle',
    url: null,
  });
  const read = async ({ base64, url }: Photo) => {
    setFound(nothing);
    setTold({ state: 'reading', url });
    try {
      const { outcome, name, birthDate } = await ask(base64);
      setFound({ name: name ?? '', birthDate: birthDate as DataForm['birthDate'] });
      setTold({ state: outcome, url });
    } catch {
      setTold({ state: 'FAILED', url: null });
    }
  };
  const drop = (field: ReadField) => setFound((before) => ({ ...before, [field]: nothing[field] }));
  const fields = (['name', 'birthDate'] as const).filter((field) => found[field] !== nothing[field]);
  const open = fields.filter((field) => !isSame(field, found, form));
  const part = (of: readonly ReadField[]): Partial<Read> =>
    Object.fromEntries(of.map((field) => [field, found[field]]));
  return {
    state: told.state === 'READ' && open.length === 0 ? 'SAME' : told.state,
    url: told.url,
    read: (photo) => void read(photo),
    proposed: part(open.filter((field) => form[field] === nothing[field])),
    differing: part(open.filter((field) => form[field] !== nothing[field])),
    confirm(field) {
      onChange({ [field]: found[field] });
      drop(field);
    },
    drop,
  };
}
