import { seedDemonstration } from '../../../server/src/seed/index.ts';
import { budgeted, compared, type Figure } from '../figure.ts';
import { quantile } from '../load.ts';
import type { Place } from '../place.ts';
import { openBrowser } from '../slow-browser.ts';
import { startBareServer } from './bare-server.ts';
import { type Visit, visit } from './visit.ts';

const VISITS = 7;
const BUDGET_KB = 95;
const TARGET = 1.5;
/** The CPF, on the page that customers enter by. */
const ofCustomer = { field: 'main input', key: '9' };

const medianOf = (visits: readonly Visit[], of: (one: Visit) => number) => quantile(visits.map(of), 0.5);
const kilobytes = ({ scriptBytes }: Visit) => scriptBytes / 1024;

/**
 * The login page of the built web app and the first question of customers against a bare React page, in turns, as a slow
 * counter PC or telephone sees them.
 */
export async function benchLogin(place: Place): Promise<Figure[]> {
  await seedDemonstration(place.platform);
  const [server, bare] = await Promise.all([place.serve(), startBareServer()]);
  const browser = await openBrowser();
  const login: Visit[] = [];
  const customer: Visit[] = [];
  const reference: Visit[] = [];
  try {
    for (let turn = 1; turn <= VISITS; turn += 1) {
      login.push(await visit(browser, `${server.url}/login`));
      customer.push(await visit(browser, `${server.url}/c/entrar`, ofCustomer));
      reference.push(await visit(browser, bare.url));
    }
  } finally {
    await browser.close();
    await bare.close();
  }
  const figure = (name: string, value: number, unit: string) => ({ bench: 'login', name, value, unit });
  const bareIs = (value: number) => ({ name: 'bare React page', value });
  return [
    {
      ...budgeted(figure('compressed JavaScript', medianOf(login, kilobytes), 'KB'), BUDGET_KB),
      reference: bareIs(Number(medianOf(reference, kilobytes).toFixed(1))),
    },
    compared(
      figure(
        'e-mail field takes a key',
        medianOf(login, (one) => one.keyMs),
        'ms',
      ),
      bareIs(medianOf(reference, (one) => one.keyMs)),
      { atMost: TARGET },
    ),
    compared(
      figure(
        'customer’s first question takes a key',
        medianOf(customer, (one) => one.keyMs),
        'ms',
      ),
      bareIs(medianOf(reference, (one) => one.keyMs)),
      { atMost: TARGET },
    ),
  ];
}
