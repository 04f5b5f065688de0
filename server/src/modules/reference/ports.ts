import type { Uf } from '@balcao/contract';

/** An address as the country's registers give it. */
export interface PostalAddress {
  /** Eight digits. */
  cep: string;
  /** Empty, as the district, where one CEP serves a whole town. */
  logradouro: string;
  bairro: string;
  localidade: string;
  uf: Uf;
}

export interface StreetAsked {
  uf: Uf;
  city: string;
  street: string;
}

/** Finds addresses. It throws when the service is away; nothing found is no failure. */
export interface AddressLookup {
  /** Null when no address has this CEP. */
  byCep(cep: string): Promise<PostalAddress | null>;
  byStreet(asked: StreetAsked): Promise<readonly PostalAddress[]>;
}
