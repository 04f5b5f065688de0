import { listInstallments } from '../../../server/src/modules/payments/amounts/use-cases/list-installments.ts';
import { compared, type Figure } from '../figure.ts';
import { interleave, type Pace, paceOf, run } from '../load.ts';
import { openPlace } from '../place.ts';
import { type FilledPlace, fillPlace } from './filled-place.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
const SLICE_SECONDS = 2;
const ROUNDS = 4;
const TARGET = 1.3;

type Read = (filled: FilledPlace, borrowerId: string) => Promise<unknown>;

const overHttp: Read = ({ http, token }, borrowerId) =>
  http.get(`/coordinator/contracts/installments?status=OPEN&borrowerId=${borrowerId}`, {
    authorization: `Bearer ${token}`,
  });

const withoutHttp: Read = ({ place, shop }, borrowerId) =>
  listInstallments(place.platform, shop.actor, { borrowerId, status: 'OPEN' });

/** One client that opens the lists of all customers in turn, again and again. */
function slice(filled: FilledPlace, read: Read, seconds: number) {
  let turn = 0;
  return () =>
    run({
      clients: 1,
      seconds,
      work: async () => {
        turn += 1;
        await read(filled, filled.borrowerIds[turn % filled.borrowerIds.length] ?? '');
        return true;
      },
    });
}

async function compare(large: FilledPlace, small: FilledPlace, read: Read): Promise<{ large: Pace; small: Pace }> {
  const warm = [large, small].map((filled) => slice(filled, read, SLICE_SECONDS));
  for (const start of warm) paceOf([await start()]);
  const sides = { product: slice(large, read, SLICE_SECONDS), reference: slice(small, read, SLICE_SECONDS) };
  const measured = await interleave(sides, ROUNDS);
  return { large: measured.product, small: measured.reference };
}

function figuresOf(what: string, { large, small }: { large: Pace; small: Pace }): Figure[] {
  const figure = (name: string, value: number) => ({ bench: 'list', name: `${what}, ${name}`, value, unit: 'ms' });
  const at = (value: number) => ({ name: 'at 10 thousand', value });
  return [
    compared(figure('p50 at 1 million', large.p50), at(small.p50), { atMost: TARGET }),
    compared(figure('p95 at 1 million', large.p95), at(small.p95)),
  ];
}

/** Open installments of one customer, in a database of ten thousand contracts and in one of a million. */
export function benchList(): Promise<Figure[]> {
  return openPlace('bench_list_large', (largePlace) =>
    openPlace('bench_list_small', async (smallPlace) => {
      const small = await fillPlace(smallPlace, SMALL);
      const large = await fillPlace(largePlace, LARGE);
      const http = await compare(large, small, overHttp);
      const read = await compare(large, small, withoutHttp);
      for (const filled of [large, small]) filled.http.close();
      return [...figuresOf('GET installments', http), ...figuresOf('the read alone', read)];
    }),
  );
}
