import type { Handled } from '@balcao/contract';
import type { RowOf } from '../../../kernel/db/table.ts';
import type { configurationVersions } from '../tables.ts';
import { settingsOf } from './facts.ts';
import { changesOf } from './rules/compare.ts';

export type LayerVersionView = Handled<'POST /configurations/layers'>['answer'];

/** A version as people read it; what it left out is shown as the product's own value. */
export function layerVersionView(row: RowOf<typeof configurationVersions>): LayerVersionView {
  const { id, scope, storeId, hostname, revision, reason, authorId, authorName, enteredAt, undoes } = row;
  const { before, document: after } = row;
  return {
    id,
    scope,
    storeId,
    hostname,
    revision,
    reason,
    author: { operatorId: authorId, name: authorName },
    enteredAt: enteredAt.toISOString(),
    undoes,
    difference: changesOf(settingsOf(scope).specs, { below: [], before, after }),
  };
}
