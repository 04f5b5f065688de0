import { formatDateTime } from '@balcao/contract';
import type { DeviceConsent } from '../device-consent.ts';
import { type Block, centred, divider, gap, pair, text, thickDivider } from './blocks.ts';
import { contactBlocks, customerBlocks, headBlocks } from './party-blocks.ts';

/** What the lock is and is not; a clause that limits the customer is set in bold (CDC art. 54). */
const CLAUSES: readonly { words: string; isLimiting: boolean }[] = [
  {
    words:
      'Autorizo a loja a registrar o aparelho abaixo em um serviço de bloqueio até que este contrato seja quitado ou cancelado.',
    isLimiting: true,
  },
  {
    words:
      'Enquanto durar o registro, o aparelho pode ter o uso restrito se houver parcela em atraso, sempre com aviso antes e na forma do contrato.',
    isLimiting: true,
  },
  {
    words: 'Ligações de emergência (190, 192, 193) funcionam sempre, com o aparelho restrito ou não.',
    isLimiting: false,
  },
  { words: 'O serviço não lê mensagens, fotos, contatos nem a localização do aparelho.', isLimiting: false },
  {
    words:
      'O registro sai sozinho com a quitação ou o cancelamento, sem custo. Se não sair, a loja resolve pelo atendimento abaixo.',
    isLimiting: false,
  },
  { words: 'Recebi uma via deste termo e o manual do aparelho.', isLimiting: false },
];

/** The paper that the customer reads and signs before the device is locked. */
export function deviceConsentBlocks(consent: DeviceConsent): Block[] {
  const { device, consentedAt, zone, customer } = consent;
  return [
    ...headBlocks(consent, 'Termo do bloqueio do aparelho', consent.issuedAt),
    ...customerBlocks(consent),
    ...divider,
    pair('Contrato', consent.contractNumber, 'body', 'strong'),
    text(device.name, 'strong'),
    pair('IMEI', device.imei),
    ...thickDivider,
    ...CLAUSES.flatMap(({ words, isLimiting }) => [text(words, isLimiting ? 'strong' : 'body'), gap(6)]),
    ...(consentedAt === null ? [] : [text(`Assinado em ${formatDateTime(consentedAt, zone)}`), gap(6)]),
    gap(36),
    { kind: 'rule', weight: 'thin' },
    centred(customer.name, 'body'),
    ...contactBlocks(consent),
  ];
}
