import { asOperator } from '../../kernel/act/principal.ts';
import type { Actor } from '../../kernel/auth/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { enterLayer } from './layers/use-cases/enter-layer.ts';
import { showLayer } from './layers/use-cases/show-layer.ts';
import { addRetailer, addStore, type NewRetailer, type NewStore } from './store.ts';

let made = 0;
/** A different number each time, in the shape of a CNPJ; its check digits are not right. */
const nextCnpj = () => String((made += 1)).padStart(14, '0');

/** Inserts a retailer for a test and returns its id. */
export function givenRetailer(db: Db, over: Partial<NewRetailer> = {}): Promise<string> {
  return addRetailer(db, { fantasyName: 'Casa Nova', legalName: 'Casa Nova Ltda', cnpj: nextCnpj(), ...over });
}

/** Inserts a store for a test and returns its id. */
export function givenStore(db: Db, retailerId: string, over: Partial<NewStore> = {}): Promise<string> {
  const store = { id: newId(), name: 'Centro', cnpj: nextCnpj(), address: 'Rua das Flores, 10, Manaus - AM' };
  return addStore(db, { retailerId, ...store, ...over });
}

/** The last but one version of a retailer's layer; returns its id. */
export async function givenLayerVersion(platform: Platform, { actor }: { actor: Actor }): Promise<string> {
  const scope = 'RETAILER' as const;
  const enter = async () => {
    const customerWhatsapp = `+55929${nextCnpj().slice(-8)}`;
    const claim = { key: newId(), route: 'POST /configurations/layers', bodyHash: customerWhatsapp };
    const { revision: basedOn } = await showLayer(platform, actor, { scope });
    const document = { support: { customerWhatsapp } };
    return enterLayer(platform, asOperator(actor, claim), { scope, document, reason: 'Teste', basedOn });
  };
  const { id } = await enter();
  await enter();
  return id;
}
