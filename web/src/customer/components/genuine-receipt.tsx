import type { Wire } from '@balcao/contract';
import { formatDate } from '@balcao/contract/kernel';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { CupomPaper } from '../../ui/layout/cupom.tsx';
import { texts } from '../texts.ts';

type Receipt = Wire<'GET /receipts/{authenticationCode}'>['answer'];

interface GenuineReceiptProps {
  code: string;
  receipt: Receipt;
  onAgain: () => void;
}

/** What was undone since the paper was printed, or nothing. */
function undoneText({ kind, standing, undoneOn }: Receipt): string | null {
  const { check } = texts;
  if (standing === 'PARTLY_RETURNED') return check.partlyReturned;
  if (standing === 'VALID' || undoneOn === null) return null;
  const day = formatDate(undoneOn);
  return kind === 'PAYMENT' ? check.paymentUndone(day) : check.purchaseCanceled(day);
}

/** What a receipt says, and what was undone since. */
export function ReceiptPaper({ code, receipt }: { code: string; receipt: Receipt }) {
  const { check } = texts;
  const { title, value } = check.kinds[receipt.kind];
  const undone = undoneText(receipt);
  const rows = [
    { label: check.date, value: formatDate(receipt.issuedOn) },
    { label: check.retailer, value: receipt.retailerName },
    { label: check.store, value: receipt.storeName },
    { label: check.customer, value: receipt.customerName },
    { label: check.code, value: code },
  ];
  return (
    <>
      {undone === null ? null : <Banner kind="attention">{undone}</Banner>}
      <CupomPaper
        title={title}
        sections={[{ key: 'receipt', rows }]}
        total={{ label: value, value: <Money reais={receipt.value} /> }}
      />
    </>
  );
}

/** A genuine receipt, as a paper to compare with the one in hand. */
export function GenuineReceipt({ code, receipt, onAgain }: GenuineReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { check } = texts;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {check.genuine}
      </h1>
      <p>{check.compare}</p>
      <ReceiptPaper code={code} receipt={receipt} />
      <Button isWide onClick={onAgain}>
        {check.askAnother}
      </Button>
    </>
  );
}
