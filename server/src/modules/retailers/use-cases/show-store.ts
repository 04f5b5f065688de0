import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { findStore } from '../facts.ts';
import { statusOf } from '../views.ts';

type StoreAnswer = Handled<'GET /retailers/stores/{id}'>['answer'];

/** A store of the caller's retailer, closed ones too: the till must learn that its store was closed. */
export async function showStore(platform: Platform, actor: Actor, storeId: string): Promise<StoreAnswer> {
  const store = await findStore(platform.db, actor.retailerId, storeId);
  if (!store) refuse('STORE_NOT_FOUND');
  return {
    id: store.id,
    name: store.name,
    retailerId: store.retailerId,
    status: statusOf(store.isActive),
    settings: { captureMethod: store.captureMethod, canReceivePayments: store.canReceivePayments },
  };
}
