import { civilDate } from '../calendar/civil-date.ts';
import { buildBoleto, isBoleto } from '../collection/boleto.ts';
import { boletoFactor, decodeBoletoFactor } from '../collection/boleto-factor.ts';
import { buildBrCode, isBrCode } from '../collection/br-code.ts';
import { crc16 } from '../collection/crc16.ts';
import { asText, dateIn, fieldsOf, moneyIn, optionalText, textIn } from './reading.ts';
import type { Fields } from './reading.ts';
import type { GoldenKind } from './run.ts';

/** Kinds about boleto and Pix. */
export const collectionKinds: Readonly<Record<string, GoldenKind>> = {
  boleto_factor: ({ input }) => ({ expected: boletoFactor(optionalDate(fieldsOf(input), 'due')) }),
  boleto_factor_decode: ({ input }) => {
    const fields = fieldsOf(input);
    return { expected: decodeBoletoFactor(textIn(fields, 'factor'), dateIn(fields, 'referenceDate')) };
  },
  boleto: ({ input }) => {
    const fields = fieldsOf(input);
    const boleto = buildBoleto({
      bank: textIn(fields, 'bank'),
      dueOn: optionalDate(fields, 'due'),
      amountCents: moneyIn(fields, 'amount'),
      freeField: textIn(fields, 'freeField'),
    });
    return { expected: boleto };
  },
  boleto_validate: ({ input }) => ({ expected: isBoleto(asText(input, 'input')) }),
  pix: ({ input }) => ({ expected: brCode(fieldsOf(input)) }),
  pix_validate: ({ input }) => ({ expected: isBrCode(asText(input, 'input')) }),
  crc16: ({ input }) => ({ expected: crc16(asText(input, 'input')) }),
};

function brCode(fields: Fields): string {
  const txid = optionalText(fields, 'txid');
  const receiver = {
    name: textIn(fields, 'name'),
    city: textIn(fields, 'city'),
    amountCents: optionalText(fields, 'amount') === undefined ? null : moneyIn(fields, 'amount'),
    ...(txid === undefined ? {} : { txid }),
  };
  const url = optionalText(fields, 'url');
  if (url !== undefined || fields['type'] === 'dynamic') {
    return buildBrCode({ ...receiver, type: 'dynamic', url: url ?? textIn(fields, 'key') });
  }
  const info = optionalText(fields, 'info');
  return buildBrCode({
    ...receiver,
    type: 'static',
    key: textIn(fields, 'key'),
    ...(info === undefined ? {} : { info }),
  });
}

function optionalDate(fields: Fields, key: string): ReturnType<typeof civilDate> | null {
  const value = optionalText(fields, key);
  return value === undefined ? null : civilDate(value);
}
