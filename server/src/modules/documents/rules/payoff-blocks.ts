import { formatDate } from '@balcao/contract';
import type { PayoffNotice } from '../payoff-notice.ts';
import { type Block, centred, detail, divider, gap, pair, text, thickDivider } from './blocks.ts';
import { contactBlocks, customerBlocks, headBlocks } from './party-blocks.ts';
import { itemBlocks } from './payment-blocks.ts';
import { money } from './wording.ts';

/** The paper that says what pays a contract off on a day. */
export function payoffBlocks(notice: PayoffNotice): Block[] {
  const { discountCents, chargesCents } = notice;
  return [
    ...headBlocks(notice, 'Quitação', notice.issuedAt),
    gap(4),
    centred(`Válido até 23:59 de hoje, ${formatDate(notice.asOf)}`, 'strong'),
    ...customerBlocks(notice),
    ...divider,
    pair('Contrato', notice.contractNumber, 'body', 'strong'),
    gap(3),
    ...notice.items.flatMap(itemBlocks),
    ...thickDivider,
    pair('Total para quitar', money(notice.totalCents), 'strong', 'figure'),
    ...(discountCents === 0 ? [] : [detail('desconto já incluído', money(0 - discountCents))]),
    ...(chargesCents === 0 ? [] : [detail('encargos já incluídos', money(chargesCents))]),
    ...thickDivider,
    text('Este papel não é comprovante de pagamento.'),
    ...contactBlocks(notice),
  ];
}
