import { type Cents, centsToReais } from '@balcao/contract/kernel';
import { useState } from 'react';
import { needsApproval } from '../../../../domain/approvals/approval-calls.ts';
import { formatReais } from '../../../../domain/money/format-reais.ts';
import { payInstallments, type Waiver } from '../../../../domain/payments/payment-calls.ts';
import { reasonFault } from '../../../../domain/reasons/reason-fault.ts';
import { errorText } from '../../../../lib/api/error.ts';
import { brandName } from '../../../../lib/brand/public-configuration.ts';
import {
  contextTotal,
  feesAlong,
  type PaymentContext,
  requestOf,
  selectedInstallments,
} from '../../machine/context.ts';
import { sumDue } from '../../rules/total.ts';
import { chargesOf, totalLess } from '../../rules/waiver.ts';
import { waiverTexts as texts } from '../../texts.ts';

const reaisOf = (cents: Cents | null): number => (cents === null ? 0 : centsToReais(cents));

type Faults = { charges?: string | undefined; fees?: string | undefined; reason?: string | undefined };

/** What is typed of a waiver, what is wrong with it, and what the server says before a second person is asked. */
export function useWaiver(context: PaymentContext) {
  const most = { charges: chargesOf(selectedInstallments(context)), fees: sumDue(feesAlong(context)) };
  const [charges, setCharges] = useState<Cents | null>(null);
  const [fees, setFees] = useState<Cents | null>(null);
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState<Waiver>();
  const typed = { charges: reaisOf(charges), fees: reaisOf(fees) };

  const faultsOf = (): Faults => {
    const missing = typed.charges + typed.fees === 0 ? texts.missing : undefined;
    const above = typed.charges > most.charges ? texts.aboveCharges(formatReais(most.charges)) : undefined;
    const feesAbove = typed.fees > most.fees ? texts.aboveFees(formatReais(most.fees)) : undefined;
    return most.charges > 0
      ? { charges: missing ?? above, fees: feesAbove, reason: reasonFault(reason) }
      : { fees: missing ?? feesAbove, reason: reasonFault(reason) };
  };

  /** Without an approval nothing is received: the server says how much may be forgiven, or that somebody is to sign. */
  const ask = async () => {
    if (isAsking) return;
    const found = faultsOf();
    setFaults(found);
    const waiver = { ...typed, reason: reason.trim() };
    const request = requestOf(context, waiver);
    if (!request || Object.values(found).some((fault) => fault !== undefined)) return;
    setAsking(true);
    try {
      await payInstallments(request);
    } catch (error) {
      if (needsApproval(error)) setAsked(waiver);
      else setFaults({ reason: errorText(error, brandName(), 'payments') });
    }
    setAsking(false);
  };

  return {
    most,
    left: totalLess(contextTotal(context), typed),
    charges: { valueCents: charges, onChangeCents: setCharges, error: faults.charges, readOnly: isAsking },
    fees: { valueCents: fees, onChangeCents: setFees, error: faults.fees, readOnly: isAsking },
    reason: { value: reason, onChange: setReason, error: faults.reason, readOnly: isAsking },
    isAsking,
    ask,
    asked,
    askAnew: () => setAsked(undefined),
  };
}
