import type { DocumentSide, DocumentType } from '@balcao/contract';
import { describe, expect, test } from 'vitest';
import { signsOf, unlikeSaid } from './signs.ts';

const cnh =
  'REPÚBLICA FEDERATIVA DO BRASIL\nCARTEIRA NACIONAL DE HABILITAÇÃO\nNOME\nDOC. IDENTIDADE / ORG. EMISSOR / UF';
const cnhBack = 'ACC A A1 B\nOBSERVAÇÕES\nEAR\nASSINATURA DO EMISSOR';
const rg = 'ESTADO DO AMAZONAS\nCARTEIRA DE IDENTIDADE\nASSINATURA DO TITULAR';
const rgBack =
  'VÁLIDA EM TODO O TERRITÓRIO NACIONAL\nREGISTRO GERAL 1.234.567-8 DATA DE EXPEDIÇÃO 10/JAN/2015\nFILIAÇÃO';
const unlike = (text: string, documentType: DocumentType, side: DocumentSide) =>
  unlikeSaid(signsOf(text), { documentType, side });

describe('what words say otherwise than a person', () => {
  test.each([
    ['a CNH that is said to be an RG', cnh, 'RG', 'front', ['KIND']],
    ['an RG that is said to be a CNH', rg, 'NEW_CNH', 'front', ['KIND']],
    ['the back of an RG that is said to be a CNH', rgBack, 'CNH', 'back', ['KIND']],
    ['the back of an RG that is said to be its front', rgBack, 'RG', 'front', ['SIDE']],
    ['the front of an RG that is said to be its back', rg, 'DIGITAL_RG', 'back', ['SIDE']],
    ['the back of a CNH that is said to be its front', cnhBack, 'CNH', 'front', ['SIDE']],
    ['the front of a CNH that is said to be its back', cnh, 'DIGITAL_CNH', 'back', ['SIDE']],
  ] as const)('%s', (_, text, documentType, side, said) => {
    expect(unlike(text, documentType, side)).toEqual(said);
  });

  test.each([
    ['what is as it was said', cnh, 'CNH', 'front'],
    ['a back as it was said', rgBack, 'RG', 'back'],
    ['a document that lies open', `${rg}\n${rgBack}`, 'RG', 'back'],
    ['a card of both: a CIN has the general register on its front', `${rg}\nREGISTRO GERAL - CPF`, 'RG', 'front'],
    ['words of both kinds', `${cnh}\nREGISTRO GERAL`, 'RG', 'front'],
    ['nothing that could be read', '', 'RG', 'front'],
    ['words that every document has', 'REPÚBLICA FEDERATIVA DO BRASIL\nNOME\nFILIAÇÃO', 'CNH', 'back'],
    ['a kind whose words are not known', cnh, 'PASSPORT', 'front'],
  ] as const)('nothing is said of %s', (_, text, documentType, side) => {
    expect(unlike(text, documentType, side)).toEqual([]);
  });
});

describe('a machine misreads letters', () => {
  test.each([
    ['CARTEIRA NACI0NAL DE HABlLITAÇAO', 'CNH'],
    ['CARTElRA NACIONAI DE HABILITACÃ0', 'CNH'],
    ['CARTEIRA NACIONAL\nDE HABILITAÇÃO', 'CNH'],
    ['C A R T E I R A  D E  I D E N T I D A D E', 'RG'],
    ['REG1STR0 GERAI', 'RG'],
    ['REGISTRC GERAL', 'RG'],
  ] as const)('%s', (text, sign) => {
    expect(signsOf(text)).toContain(sign);
  });

  test.each(['REGISTRO NACIONAL', 'CARTEIRA DE TRABALHO', 'DOC. IDENTIDADE', 'Nº REGISTRO 04512398765'])(
    '%s is no sign of a kind',
    (text) => {
      expect(signsOf(text)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:RG|CNH)$/)]));
    },
  );
});
