import { AsyncLocalStorage } from 'node:async_hooks';
import { formatDateTime, type PagePosition } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { type AuditEntryView, type AuditFilters, readEntries } from '../entries.ts';
import { type AuditPlace, readPlace } from '../place.ts';
import { readingNote } from '../reading-note.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../kernel/sheets/write/csv.ts';
import { factText } from '../rules/facts-of.ts';

const PAGE = 1_000;
const header = ['Entrada', 'Data e hora', 'Quem', 'Loja', 'Ato', 'Cliente', 'O que diz', 'Identificador'];
const kinds = { operator: '', customer: 'O próprio cliente', system: 'O sistema' } as const;

/**
 * Everything that the filters leave, newest first, written page by page while it is sent. The export is in the audit
 * before its first line is.
 * @throws Refusal RETAILER_NOT_FOUND
 */
export async function exportEntries(
  platform: Platform,
  by: Operator,
  filters: AuditFilters,
): Promise<AsyncIterable<string>> {
  const place = await act(platform, {
    principal: by,
    read: (db) => readPlace(db, by.actor, filters.retailerId),
    decide: (found) => ({
      answer: found,
      writes: [],
      audit: readingNote('audit.exported', by.actor, found, filters),
    }),
  });
  return lines(platform, place, filters, AsyncLocalStorage.snapshot());
}

/** The stream is drawn outside of the request's handler: each page is read in its scope. */
async function* lines(
  platform: Platform,
  place: AuditPlace,
  filters: AuditFilters,
  inScope: ReturnType<typeof AsyncLocalStorage.snapshot>,
) {
  yield BYTE_ORDER_MARK + csvLine(header);
  let cursor: PagePosition | undefined;
  do {
    const asked = { sort: '-at', limit: PAGE, cursor } as const;
    const { items, next } = await inScope(() => readEntries(platform, place, filters, asked));
    if (items.length > 0) yield items.map((entry) => csvLine(cellsOf(entry, place.retailer.zone))).join('');
    cursor = next ?? undefined;
  } while (cursor);
}

const cellsOf = ({ id, position, at, author, store, sentence, customer, facts }: AuditEntryView, zone: string) => [
  position === null ? '' : String(position),
  formatDateTime(at, zone),
  author.name ?? kinds[author.kind],
  store?.name ?? '',
  sentence,
  customer?.cpf ?? '',
  facts.map(factText).join('; '),
  id,
];
