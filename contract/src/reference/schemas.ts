import { z } from 'zod';
import { isCep, onlyDigits, ufs } from '../kernel/index.ts';

export const profession = z.object({
  id: z.int().meta({ description: '1 is OUTROS; of the others the code of the CBO 2002' }),
  name: z.string(),
});
export const federativeUnit = z.object({ code: z.int(), uf: z.enum(ufs), name: z.string() });
export const municipality = z.object({ code: z.int().meta({ description: 'Of IBGE' }), name: z.string() });
/** As the registration spec names the fields. */
export const postalAddress = z.object({
  cep: z.string().meta({ description: 'Eight digits' }),
  logradouro: z.string(),
  bairro: z.string(),
  localidade: z.string(),
  uf: z.enum(ufs),
});
export const cepText = z.string().max(12).refine(isCep, 'Insira um cep válido.').transform(onlyDigits);
