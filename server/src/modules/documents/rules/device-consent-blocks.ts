import { formatDateTime } from '@balcao/contract';
import type { DeviceConsent } from '../device-consent.ts';
import { type Block, centred, divider, gap, pair, text, thickDivider } from './blocks.ts';
import { contactBlocks, customerBlocks, headBlocks } from './party-blocks.ts';

interface Clause {
  words: string;
  /** It limits the customer: set in bold (CDC art. 54). */
  isLimiting: boolean;
}

/** The words that are signed today. Others take a new number: a paper that was signed is printed as it was. */
export const TERMS_TODAY = 2;

/** The first ones said that the device stands below, where it does not. */
const registered = (where: 'abaixo' | 'acima'): Clause => ({
  words: `Autorizo a loja a registrar o aparelho ${where} em um serviço de bloqueio até que este contrato seja quitado ou cancelado.`,
  isLimiting: true,
});

const privacy: Clause = {
  words: 'O serviço não lê mensagens, fotos, contatos nem a localização do aparelho.',
  isLimiting: false,
};

const ends: readonly Clause[] = [
  {
    words:
      'O registro sai sozinho com a quitação ou o cancelamento, sem custo. Se não sair, a loja resolve pelo atendimento abaixo.',
    isLimiting: false,
  },
  { words: 'Recebi uma via deste termo e o manual do aparelho.', isLimiting: false },
];

/** The first ones allowed a restriction that no version of the product ever asked for. */
const first: readonly Clause[] = [
  registered('abaixo'),
  {
    words:
      'Enquanto durar o registro, o aparelho pode ter o uso restrito se houver parcela em atraso, sempre com aviso antes e na forma do contrato.',
    isLimiting: true,
  },
  {
    words: 'Ligações de emergência (190, 192, 193) funcionam sempre, com o aparelho restrito ou não.',
    isLimiting: false,
  },
  privacy,
  ...ends,
];

/** What the registration is and is not: nothing is restricted (ADR 0066). */
const today: readonly Clause[] = [
  registered('acima'),
  { words: 'Enquanto durar o registro, o aparelho não entra em outra venda a crédito.', isLimiting: true },
  {
    words:
      'O registro não restringe o uso do aparelho, nem com parcela em atraso. Para restringir seria preciso outro termo, assinado por mim.',
    isLimiting: false,
  },
  { words: 'Ligações de emergência (190, 192, 193) funcionam sempre.', isLimiting: false },
  privacy,
  ...ends,
];

const clausesOf = (terms: number): readonly Clause[] => (terms === 1 ? first : today);

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
    ...clausesOf(consent.terms).flatMap(({ words, isLimiting }) => [
      text(words, isLimiting ? 'strong' : 'body'),
      gap(6),
    ]),
    ...(consentedAt === null ? [] : [text(`Assinado em ${formatDateTime(consentedAt, zone)}`), gap(6)]),
    gap(36),
    { kind: 'rule', weight: 'thin' },
    gap(4),
    centred(customer.name, 'body'),
    ...contactBlocks(consent),
  ];
}
