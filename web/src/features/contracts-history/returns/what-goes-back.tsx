import { formatDate, sumReais } from '@balcao/contract/kernel';
import { Lines } from '../components/lines.tsx';
import type { ReturnPreview } from './calls.ts';
import { effectTexts as texts } from './texts.ts';

const some = (label: string, reais: number) => (reais === 0 ? [] : [{ label, reais }]);

/** What goes back to customer, store and seller, as the server would do it now. */
export function WhatGoesBack({ preview }: { preview: ReturnPreview }) {
  const { storeGivesBack, mdrGivenBack, retailerInterestGivenBack, commission } = preview;
  return (
    <section aria-label={texts.title} role="status" className="history-pays" tabIndex={0}>
      <h3>{texts.title}</h3>
      <h4>{texts.customer}</h4>
      <Lines
        lines={preview.paidDebts.map(({ contractNumber, installmentOrder, paid }) => ({
          key: `${contractNumber} ${installmentOrder}`,
          label: texts.debt(contractNumber, installmentOrder),
          reais: paid,
        }))}
        total={{ label: texts.cash, reais: preview.refund }}
        notes={[
          ...some(texts.inIt.fee, preview.feeRefund),
          ...some(texts.inIt.correction, preview.correction),
          ...some(texts.downPayment, preview.downPayment),
          ...some(texts.noLongerOwed, sumReais(preview.installments.map((one) => one.reversedValue))),
          ...some(texts.limit, preview.limitReleased),
          ...some(texts.iof, preview.iofGivenBack),
        ]}
      />
      {preview.couponGivenBack ? <p className="history-soft">{texts.coupon}</p> : null}
      {preview.couponsWithdrawn > 0 ? (
        <p className="history-soft">{texts.couponsWithdrawn(preview.couponsWithdrawn)}</p>
      ) : null}
      <WhatIsLeft preview={preview} />
      <h4>{texts.store}</h4>
      <Lines
        lines={[]}
        total={{
          label: storeGivesBack < 0 ? texts.storeGets : texts.storeGivesBack,
          reais: Math.abs(storeGivesBack),
        }}
        notes={[...some(texts.mdr, mdrGivenBack), ...some(texts.interest, retailerInterestGivenBack)]}
      />
      {commission === 0 ? null : (
        <>
          <h4>{texts.seller}</h4>
          <Lines lines={[]} total={{ label: texts.commission, reais: commission }} notes={[]} />
        </>
      )}
      <p className="history-soft">{texts.irreversible}</p>
    </section>
  );
}

/** The installments that go on, at what they cost then. */
function WhatIsLeft({ preview: { isWhole, agreement, installments } }: { preview: ReturnPreview }) {
  if (agreement) {
    if (agreement.status === 'CLOSED') return <p className="history-soft">{texts.agreementOver(agreement.number)}</p>;
    const rows = agreement.payments.map(({ order, dueDate, value }) => ({ order, dueDate, value }));
    return <Left title={texts.agreement(agreement.number)} rows={rows} />;
  }
  if (isWhole) return <p className="history-soft">{texts.struck}</p>;
  const open = installments.filter((one) => one.status === 'PENDING');
  const rows = open.map((one) => ({ order: one.installmentOrder, dueDate: one.dueDate, value: one.installmentValue }));
  return rows.length === 0 ? null : <Left title={texts.installments} rows={rows} />;
}

interface LeftProps {
  title: string;
  rows: readonly { order: number; dueDate: string; value: number }[];
}

function Left({ title, rows }: LeftProps) {
  return (
    <details>
      <summary>{title}</summary>
      <Lines
        lines={rows.map(({ order, dueDate, value }) => ({
          label: texts.installment(order, formatDate(dueDate)),
          reais: value,
        }))}
        total={{ label: title, reais: sumReais(rows.map(({ value }) => value)) }}
        notes={[]}
      />
    </details>
  );
}
