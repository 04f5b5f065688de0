import { ufOfCep } from '@balcao/contract';
import { type AddressLookup, plainName, type PostalAddress } from '../../modules/reference/index.ts';

const street = (
  cep: string,
  logradouro: string,
  bairro: string,
  [localidade, uf]: readonly [string, PostalAddress['uf']],
): PostalAddress => ({ cep, logradouro, bairro, localidade, uf });

const manaus = ['Manaus', 'AM'] as const;
const saoPaulo = ['São Paulo', 'SP'] as const;

/** Streets of the demonstration and a few of great cities: a sample, no register. */
const sample: readonly PostalAddress[] = [
  street('69005140', 'Avenida Sete de Setembro', 'Centro', manaus),
  street('69010001', 'Avenida Eduardo Ribeiro', 'Centro', manaus),
  street('69037000', 'Avenida Coronel Teixeira', 'Ponta Negra', manaus),
  street('69093018', 'Avenida Torquato Tapajós', 'Flores', manaus),
  street('69050010', 'Avenida Djalma Batista', 'Chapada', manaus),
  street('69057002', 'Avenida Umberto Calderaro Filho', 'Adrianópolis', manaus),
  street('01001000', 'Praça da Sé', 'Sé', saoPaulo),
  street('01310100', 'Avenida Paulista', 'Bela Vista', saoPaulo),
  street('04010100', 'Rua Domingos de Morais', 'Vila Mariana', saoPaulo),
  street('04751000', 'Largo Treze de Maio', 'Santo Amaro', saoPaulo),
  street('22010000', 'Avenida Atlântica', 'Copacabana', ['Rio de Janeiro', 'RJ']),
  street('69400000', '', '', ['Manacapuru', 'AM']),
];

/** Of a CEP outside the sample the ranges of the Correios tell the state alone. */
function stateOf(cep: string): PostalAddress | null {
  const uf = ufOfCep(cep);
  return uf === null ? null : street(cep, '', '', ['', uf]);
}

export const embeddedSample = (): AddressLookup => ({
  byCep: (cep) => Promise.resolve(sample.find((one) => one.cep === cep) ?? stateOf(cep)),
  byStreet: ({ uf, city, street: asked }) => {
    const [place, words] = [plainName(city), plainName(asked)];
    const isHere = (one: PostalAddress) => one.uf === uf && plainName(one.localidade) === place;
    return Promise.resolve(sample.filter((one) => isHere(one) && plainName(one.logradouro).includes(words)));
  },
});
