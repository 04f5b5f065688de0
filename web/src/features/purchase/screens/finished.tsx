import { formatDate, formatPercent } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { contractQuery, purchaseReceiptPath } from '../../../domain/contracts/contract-calls.ts';
import { acceptedOf, type Contract } from '../../../domain/contracts/offer.ts';
import { SignedPapers } from '../../../domain/contracts/signed-papers.tsx';
import { planText } from '../../../domain/contracts/texts.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { SendReceipt } from '../../../domain/receipts/send-receipt.tsx';
import { hasCode, errorText } from '../../../lib/api/error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { Cupom } from '../../../ui/layout/cupom-strip.tsx';
import { Announced } from '../components/announced.tsx';
import { ReceiptLink } from '../../../domain/counter/receipt-link.tsx';
import { useCounter } from '../../../domain/counter/use-counter.ts';
import { totalWithFee } from '../../../domain/contracts/totals.ts';
import { counterTexts, feeNote } from '../../../domain/counter/texts.ts';
import { announcementTexts, cupomTexts, finishedTexts, texts } from '../texts.ts';
import '../../../domain/counter/finished-acts.css';
import './finished.css';

const toTill = (
  <Link className="button" to="/caixa">
    {finishedTexts.backToTill}
  </Link>
);

/** The sale stands: here is its receipt (cashier spec 2.9). */
export function PurchaseFinished() {
  const { id = '' } = useParams({ strict: false });
  const { brand } = useCounter();
  const { data: contract, error, isPending, refetch } = useQuery(contractQuery(id));

  if (isPending) return <CounterLayout title={finishedTexts.searching}>{null}</CounterLayout>;
  if (!contract) {
    const isMissing = hasCode(error, 'CONTRACT_NOT_FOUND', 'NOT_FOUND', 'BAD_REQUEST');
    return (
      <CounterLayout title={isMissing ? finishedTexts.missing : finishedTexts.failed}>
        {isMissing ? null : (
          <Banner
            kind="danger"
            title={errorText(error, brand)}
            actions={<Button onClick={() => void refetch()}>{counterTexts.tryAgain}</Button>}
          >
            {finishedTexts.failedMeaning}
          </Banner>
        )}
        <p>{toTill}</p>
      </CounterLayout>
    );
  }
  if (contract.status !== 'ACCEPTED') {
    return (
      <CounterLayout title={finishedTexts.notFinished}>
        <p>{finishedTexts.notFinishedMeaning}</p>
        <p>{toTill}</p>
      </CounterLayout>
    );
  }
  return <FinishedPurchase contract={contract} />;
}

/** Also in place of the purchase that it concludes, until its own address is there. */
export function FinishedPurchase({ contract }: { contract: Contract }) {
  return (
    <CounterLayout title={finishedTexts.title} cupom={<FinishedCupom contract={contract} />}>
      <Announced text={announcementTexts.finished(contract.borrowerName, contract.number)} />
      <p className="finished-text">
        {finishedTexts.of} <strong>{contract.borrowerName}</strong> {finishedTexts.concluded}{' '}
        <strong>{contract.number}</strong>.
      </p>
      <CostsLess contract={contract} />
      <div className="finished-acts">
        <ReceiptLink href={purchaseReceiptPath(contract.id)} text={finishedTexts.showReceipt} isMain />
        <SignedPapers contract={contract} />
        {toTill}
      </div>
      <SendReceipt receipts={{ kind: 'PURCHASE', ids: [contract.id] }} />
    </CounterLayout>
  );
}

/** An offer that was taken up on a later day counts from that day, and costs less than was told. */
function CostsLess({ contract }: { contract: Contract }) {
  const signed = acceptedOf(contract);
  const told = signed?.offeredTotalValue ?? null;
  if (!signed || told === null || told <= signed.totalPurchaseValue) return null;
  return <p className="finished-text">{finishedTexts.costsLess(told, signed.totalPurchaseValue)}</p>;
}

function FinishedCupom({ contract }: { contract: Contract }) {
  const accepted = acceptedOf(contract);
  const plan = accepted && { numberOfInstallments: accepted.installments, installmentValue: accepted.installmentValue };
  return (
    <Cupom
      title={finishedTexts.receipt(contract.number)}
      sections={[
        { key: 'store', rows: [{ label: counterTexts.store, value: contract.storeName }] },
        {
          key: 'customer',
          title: counterTexts.customer,
          rows: [{ label: counterTexts.name, value: contract.borrowerName }],
        },
        {
          key: 'plan',
          rows: [
            { label: texts.value, value: formatReais(contract.principal) },
            ...(accepted && plan
              ? [
                  { label: cupomTexts.plan, value: planText(plan) },
                  { label: cupomTexts.firstDue, value: formatDate(accepted.firstInstallmentDueDate) },
                  { label: cupomTexts.cet, value: cupomTexts.perYear(formatPercent(accepted.cet)) },
                ]
              : []),
          ],
        },
      ]}
      {...(accepted
        ? {
            total: {
              label: counterTexts.totalToPay,
              value: formatReais(totalWithFee(accepted, contract.customerFeeValue)),
              note: feeNote(contract.customerFeeValue),
            },
          }
        : {})}
    />
  );
}
