import { z } from 'zod';
import { ufs } from '../kernel/index.ts';
import { defineRoutes } from '../route.ts';
import { cepText, federativeUnit, municipality, postalAddress, profession } from './schemas.ts';

const owner = {
  name: 'reference',
  purpose: 'What the country publishes: occupations, states, municipalities, addresses.',
};

export const referenceRoutes = defineRoutes(owner, {
  'GET /reference/professions': {
    operationId: 'listProfessions',
    summary: 'Occupations of the CBO 2002 by name, OUTROS first.',
    access: 'signed-in',
    answer: z.array(profession),
    errors: [],
  },
  'GET /reference/states': {
    operationId: 'listStates',
    summary: 'The 27 federative units with their codes of IBGE.',
    access: 'signed-in',
    answer: z.array(federativeUnit),
    errors: [],
  },
  'GET /reference/states/{uf}/municipalities': {
    operationId: 'listMunicipalities',
    summary: 'Municipalities of a state by name.',
    access: 'signed-in',
    params: z.object({ uf: z.enum(ufs) }),
    answer: z.array(municipality),
    errors: [],
  },
  'GET /reference/addresses/{cep}': {
    operationId: 'showAddress',
    summary: 'The address of a CEP; street and district are empty where one CEP serves a whole town.',
    access: 'signed-in',
    params: z.object({ cep: cepText }),
    answer: postalAddress,
    errors: ['ADDRESS_NOT_FOUND', 'ADDRESS_LOOKUP_AWAY'],
  },
  'GET /reference/addresses': {
    operationId: 'searchAddresses',
    summary: 'CEPs of a street by state, city and name, at most 50.',
    access: 'signed-in',
    query: z.object({
      uf: z.enum(ufs),
      city: z.string().trim().min(3).max(80),
      street: z.string().trim().min(3).max(120),
    }),
    answer: z.array(postalAddress),
    errors: ['INVALID_ADDRESS', 'ADDRESS_LOOKUP_AWAY'],
  },
});
