import type { Figure } from './figure.ts';
import { tableOf } from './figure.ts';
import { benchBooks } from './books/bench-books.ts';
import { benchLender } from './lender/bench-lender.ts';
import { benchList } from './list/bench-list.ts';
import { benchFaces } from './faces/bench-faces.ts';
import { benchLogin } from './login/bench-login.ts';
import { benchCounter } from './counter/bench-counter.ts';
import { benchDecide } from './decide/bench-decide.ts';
import { build, closePlace, openPlace } from './place.ts';
import { benchQuote } from './quote/bench-quote.ts';
import { benchReport } from './report/bench-report.ts';
import { benchReports } from './reports/bench-reports.ts';
import { benchReach } from './reach/bench-reach.ts';
import { benchSales } from './sales/bench-sales.ts';
import { benchSheets } from './sheets/bench-sheets.ts';

const benches: Readonly<Record<string, () => Promise<Figure[]>>> = {
  accept: () => openPlace('bench_accept', (place) => benchSales(place, 'accept')),
  pay: () => openPlace('bench_pay', (place) => benchSales(place, 'pay')),
  reach: async () => [
    ...(await openPlace('bench_reach_accept', (place) => benchReach(place, 'accept'))),
    ...(await openPlace('bench_reach_pay', (place) => benchReach(place, 'pay'))),
  ],
  quote: () => openPlace('bench_quote', benchQuote),
  decide: benchDecide,
  books: () => openPlace('bench_books', benchBooks),
  list: benchList,
  lender: benchLender,
  report: () => openPlace('bench_report', benchReport),
  reports: benchReports,
  sale: () => openPlace('bench_sale', benchCounter),
  sheets: benchSheets,
  login: () => openPlace('bench_login', benchLogin),
  faces: () => openPlace('bench_faces', benchFaces),
};

async function main(): Promise<void> {
  const names = Object.keys(benches);
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`No bench ${unknown.join(', ')}; the benches are ${names.join(', ')}.`);
  const figures: Figure[] = [];
  await build();
  try {
    for (const name of asked.length > 0 ? asked : names) {
      console.error(`running ${name}`);
      figures.push(...((await benches[name]?.()) ?? []));
    }
  } finally {
    await closePlace();
  }
  console.log(`\n${tableOf(figures)}\n`);
  console.log(JSON.stringify({ measuredAt: new Date().toISOString(), figures }));
}

await main();
