import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { findRetailer } from '../facts.ts';

type RetailerAnswer = Handled<'GET /retailers/{id}'>['answer'];

/** The caller's own retailer; every other id is unknown to them. */
export async function showRetailer(platform: Platform, actor: Actor, id: string): Promise<RetailerAnswer> {
  const retailer = id === actor.retailerId ? await findRetailer(platform.db, id) : null;
  if (!retailer) refuse('RETAILER_NOT_FOUND');
  return { id: retailer.id, fantasyName: retailer.fantasyName };
}
