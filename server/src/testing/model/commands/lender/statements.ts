import { bankDayAfter, type Day, plusDays } from '../../calendar.ts';
import { checkLender } from '../../lender/check.ts';
import type { Model } from '../../model.ts';
import type { Picks } from '../../picks.ts';
import { reaisOf, type Till } from '../../till.ts';
import type { Command } from '../command.ts';
import { e2eOf } from './batches.ts';

/** A line of the bank's account; `isKnown`: the books moved it, and its reference says so. */
interface Line {
  reference: string;
  on: Day;
  cents: number;
  isKnown: boolean;
}

/** What the bank credited of boletos and took for batches, by the reference that it knows. */
function movesOf({ lender, today }: Model): Line[] {
  const isKnown = true;
  const boletos = lender.boletoPayments
    .filter(({ outcome }) => outcome === 'PAID' || outcome === 'APPLIED')
    .map(({ notice, on, cents }) => ({ reference: notice.paymentId, on: bankDayAfter(on), cents, isKnown }));
  const billings = lender.billings.receipts
    .filter(({ isSetOff, cents, waiting }) => !isSetOff && cents > waiting)
    .map(({ ref, on, cents, waiting }) => ({ reference: ref, on: bankDayAfter(on), cents: cents - waiting, isKnown }));
  const sent = lender.sent.map(({ batch, on }) => ({ reference: e2eOf(batch), on, cents: 0 - batch.paid, isKnown }));
  return [...boletos, ...billings, ...sent].filter(({ on }) => on <= today);
}

const plain = (day: Day) => day.replaceAll('-', '');

/** A statement as the bank writes it. */
function ofx(lines: readonly Line[], from: Day, to: Day): string {
  const moved = lines.map(
    ({ reference, on, cents }) =>
      `<STMTTRN><TRNTYPE>${cents > 0 ? 'CREDIT' : 'DEBIT'}<DTPOSTED>${plain(on)}120000[-3:BRT]<TRNAMT>${reaisOf(cents).toFixed(2)}<FITID>${reference}<MEMO>LANCAMENTO ${reference}</STMTTRN>`,
  );
  const account = '<BANKACCTFROM><BANKID>756<BRANCHID>00001<ACCTID>0000000123456<ACCTTYPE>CHECKING</BANKACCTFROM>';
  return [
    'OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nENCODING:UTF-8\r\n\r\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL',
    `${account}<BANKTRANLIST><DTSTART>${plain(from)}<DTEND>${plain(to)}`,
    ...moved,
    '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\r\n',
  ].join('\r\n');
}

/** A fee of the bank's, which no books have. */
const feeOf = (day: Day, cents: number): Line => ({
  reference: `TARIFA${plain(day)}`,
  on: day,
  cents: 0 - cents,
  isKnown: false,
});

interface Counts {
  known: number;
  matched: number;
  suggested: number;
  leftOver: number;
}

/** Imports a file; the same one again is refused, and its lines in another file are known already. */
async function read(till: Till, lines: readonly Line[], from: Day): Promise<void> {
  const { model } = till;
  const { lines: had, files } = model.lender.statements;
  const content = ofx(lines, from, model.today);
  const answer = await till.send({
    route: 'POST /backofficeReconciliation/statements',
    ask: { body: { fileName: 'extrato.ofx', contentBase64: Buffer.from(content).toString('base64') } },
    by: 'treasurer',
    reasons: files.has(content) ? ['STATEMENT_ALREADY_IMPORTED'] : [],
  });
  if (answer.code === undefined) {
    const fresh = lines.filter(({ reference }) => !had.has(reference));
    const { known, matched, suggested, leftOver } = answer.body as Counts;
    const withBooks = fresh.filter(({ isKnown }) => isKnown).length;
    const expected = [lines.length - fresh.length, withBooks, fresh.length - withBooks];
    till.same('lines of a statement', [known, matched, suggested + leftOver], expected);
    files.add(content);
    for (const { reference, on, cents, isKnown } of fresh) had.set(reference, { on, cents, isKnown });
  }
  await checkLender(till);
}

const importing: Command = {
  name: "import the bank's statement",
  weight: 3,
  isPossible: (model) => movesOf(model).length > 0,
  run: async (till, picks: Picks) => {
    const { model } = till;
    const from = plusDays(model.today, 0 - picks.between(1, 20));
    const moves = movesOf(model).filter(({ on }) => on >= from);
    const fees = picks.chance(50) ? [feeOf(model.today, 1_290 + model.lender.statements.files.size)] : [];
    const known = [...model.lender.statements.lines].filter(([, line]) => !line.isKnown && line.on === model.today);
    const lines = [...moves, ...(known.length > 0 ? [] : fees)];
    if (lines.length === 0) return false;
    await read(till, lines, from);
    till.pass();
    if (picks.chance(50)) await read(till, lines, from);
    if (picks.chance(50)) await read(till, lines, plusDays(from, -1));
    return true;
  },
};

export const statementCommands: readonly Command[] = [importing];
