import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { type AuditFilters, readEntries } from '../entries.ts';
import { readPlace } from '../place.ts';
import { readingNote } from '../reading-note.ts';

type Call = Handled<'GET /coordinator/audit/entries'>;

/** A page of the audit; that it was read is in the audit too, by what was asked. @throws Refusal RETAILER_NOT_FOUND */
export function listEntries(platform: Platform, by: Operator, query: Call['query']): Promise<Call['answer']> {
  const { sort, limit, cursor, ...filters } = query;
  const asked: AuditFilters = filters;
  return act(platform, {
    principal: by,
    async read(db) {
      const place = await readPlace(db, by.actor, asked.retailerId);
      return { place, page: await readEntries({ ...platform, db }, place, asked, { sort, limit, cursor }) };
    },
    decide: ({ place, page }) => ({
      answer: page,
      writes: [],
      audit: readingNote('audit.read', by.actor, place, asked, { isNextPage: cursor !== undefined }),
    }),
  });
}
