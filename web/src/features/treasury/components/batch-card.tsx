import { batchStatuses } from '@balcao/contract/constants';
import { formatDate, formatDateTime } from '@balcao/contract/kernel';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { Stepper } from '../../../ui/stepper/stepper.tsx';
import { type Batch, type Desk, readVoucher, type Step } from '../calls.ts';
import { texts } from '../texts.ts';
import { useDeskAct } from '../use-treasury.ts';
import { PayoutState } from './payout.tsx';
import { BatchActs } from './batch-acts.tsx';
import { BatchFigures } from './batch-figures.tsx';

const way = batchStatuses.map((status) => ({ key: status, label: texts.where[status] }));

/** The place the money goes to next; none once it is there. */
const nextPlace = (batch: Batch): string => batchStatuses[batchStatuses.indexOf(batch.status) + 1] ?? '';

/** One batch: whose, how much, where its money is, and what comes next. */
export function BatchCard({ batch, desk }: { batch: Batch; desk: Pick<Desk, 'canAct' | 'payouts'> }) {
  const { held, reversed, retailerName } = batch;
  const day = formatDate(batch.date);
  return (
    <article className="treasury-batch" aria-label={`${retailerName}, ${day}`}>
      <header>
        <h3>{retailerName}</h3>
        <span className="treasury-note">{day}</span>
        {reversed ? <StatusBadge tone="neutral" text={texts.isReversed} /> : null}
        {held && !reversed ? <StatusBadge tone="attention" icon="blocked" text={texts.isHeld} /> : null}
        {batch.remittance !== null && batch.status === 'AT_TRANSITORY_ACCOUNT' ? (
          <StatusBadge tone="info" text={texts.isRemitted(batch.remittance)} />
        ) : null}
        {batch.isPaidOut ? <StatusBadge tone="info" text={texts.isPaidOut} /> : null}
        <Money reais={batch.paid} isFigure />
      </header>
      <Stepper label={texts.way(retailerName, day)} steps={way} current={nextPlace(batch)} />
      {reversed ? (
        <Banner kind="info">{texts.reversedBy(reversed.name, formatDateTime(reversed.at), reversed.reason)}</Banner>
      ) : held ? (
        <Banner kind="attention">{texts.heldBy(held.name, formatDateTime(held.at), held.reason)}</Banner>
      ) : null}
      <PayoutState batch={batch} desk={desk} />
      <BatchFigures batch={batch} />
      <Vouchers batch={batch} />
      {desk.canAct ? <BatchActs batch={batch} hasPix={desk.payouts.isOffered} /> : null}
    </article>
  );
}

/** Who finished which step, and with what. */
function Vouchers({ batch }: { batch: Batch }) {
  const done = batch.steps.filter(({ finished }) => finished !== null);
  const save = useDeskAct(async (step: Step) => {
    const { name, file } = await readVoucher(batch, step);
    saveFile(file, name);
  }, texts.voucherSaved);
  if (done.length === 0) return null;
  return (
    <ul className="treasury-vouchers">
      {done.map(({ step, finished, endToEndId, fileName }) => (
        <li key={step}>
          <span>{texts.steps[step]}</span>
          <span className="treasury-note">{texts.by(finished?.name ?? '', formatDateTime(finished?.at ?? ''))}</span>
          {endToEndId ? <code>{endToEndId}</code> : null}
          {fileName ? (
            <Button
              kind="quiet"
              icon="file"
              aria-label={texts.seeVoucherOf(texts.steps[step])}
              onClick={() => save.mutate(step)}
            >
              {texts.seeVoucher}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
