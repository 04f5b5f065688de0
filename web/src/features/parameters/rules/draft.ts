import type { Wire } from '@balcao/contract';

export type Layer = Wire<'GET /configurations/layers'>['answer'];
export type LayerField = Layer['fields'][number];
export type FieldValue = LayerField['inherited'];
/** What is typed, by the path of the setting; empty inherits. */
export type Draft = Readonly<Record<string, string>>;

export const asText = (value: FieldValue | undefined): string =>
  value === undefined || value === null ? '' : Array.isArray(value) ? value.join(', ') : String(value);

export const draftOf = (fields: readonly LayerField[]): Draft =>
  Object.fromEntries(
    fields.map(({ path, own, kind }) => [path, kind === 'DATE' ? digitsOfDay(asText(own)) : asText(own)]),
  );

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const TYPED_DAY = /^(\d{2})(\d{2})(\d{4})$/;

/** '2026-11-21' as people read it; every other text as it is. A day that does not exist is told as it stands. */
export const dayText = (text: string): string => text.replace(ISO_DAY, '$3/$2/$1');
/** The digits that its mask shows. */
const digitsOfDay = (text: string): string => text.replace(ISO_DAY, '$3$2$1');

/** What a text stands for; what is none of its kind stays a text, and the server says what is wrong with it. */
function valueOf({ kind }: Pick<LayerField, 'kind'>, text: string): unknown {
  if (kind === 'BOOLEAN') return text === 'true';
  if (kind === 'NUMBER') return asNumber(text);
  if (kind === 'DATE') return text.replace(TYPED_DAY, '$3-$2-$1');
  if (kind !== 'NUMBERS') return text;
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(asNumber);
}

const asNumber = (text: string): number | string => (Number.isFinite(Number(text)) ? Number(text) : text);

type Document = Record<string, unknown>;
const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withValue(document: Document, [key = '', ...rest]: readonly string[], value: unknown): Document {
  const inner = document[key];
  return { ...document, [key]: rest.length === 0 ? value : withValue(isDocument(inner) ? inner : {}, rest, value) };
}

/** The document that a draft says: only what is typed. */
export function documentOf(fields: readonly LayerField[], draft: Draft): Document {
  return fields.reduce<Document>((document, field) => {
    const text = (draft[field.path] ?? '').trim();
    return text === '' ? document : withValue(document, field.path.split('.'), valueOf(field, text));
  }, {});
}

/** What is wrong with a setting, or with something inside it. */
export const issueOf = (issues: readonly { path: string; message: string }[], path: string): string | undefined =>
  issues.find((issue) => issue.path === path || issue.path.startsWith(`${path}.`))?.message;
