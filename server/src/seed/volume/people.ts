import { maskCpf, maskPhone } from '@balcao/contract';
import type { Secrets } from '../../kernel/secrets.ts';
import { completeCpf } from '../../modules/borrowers/index.ts';

const given = [
  'Ana',
  'Bruno',
  'Clara',
  'Diego',
  'Elza',
  'Fábio',
  'Glória',
  'Hélio',
  'Íris',
  'Júlio',
  'Lia',
  'Mauro',
  'Neide',
  'Otto',
  'Paula',
  'Rui',
];
const middle = ['Alves', 'Barros', 'Cunha', 'Dias', 'Esteves', 'Farias', 'Gomes', 'Horta', 'Lima', 'Maia', 'Neves'];
const last = [
  'Aguiar',
  'Bastos',
  'Coelho',
  'Dantas',
  'Faro',
  'Guerra',
  'Leal',
  'Matos',
  'Nobre',
  'Ornelas',
  'Paiva',
  'Ramos',
  'Serra',
];

const FIRST_BASE = 100_000_000;

/** A generated customer: what differs between two clones of one life. */
export interface Person {
  name: string;
  cpfMasked: string;
  cpfHash: string;
  cpfSealed: string;
  phoneHash: string;
  phoneMasked: string;
  phoneSealed: string;
  emailSealed: string;
}

const pick = (from: readonly string[], number: number) => from[number % from.length] ?? '';

/** Who number `number` is: always the same name, CPF and phone. */
export function personOf(secrets: Secrets, number: number): Person {
  const cpf = completeCpf(String(FIRST_BASE + number));
  const phone = `+55929${String(10_000_000 + (number % 90_000_000))}`;
  return {
    name: `${pick(given, number)} ${pick(middle, Math.floor(number / 16))} ${pick(last, Math.floor(number / 176))}`,
    cpfMasked: maskCpf(cpf),
    cpfHash: secrets.hash('cpf', cpf),
    cpfSealed: secrets.encrypt(cpf),
    phoneHash: secrets.hash('phone', phone),
    phoneMasked: maskPhone(phone),
    phoneSealed: secrets.encrypt(phone),
    emailSealed: secrets.encrypt(`cliente${number}@volume.example`),
  };
}
