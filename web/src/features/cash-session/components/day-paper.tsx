import { type CivilDate, today } from '@balcao/contract/kernel';
import { useState } from 'react';
import { ReceiptLink } from '../../../domain/counter/receipt-link.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { closingTexts as texts } from '../texts.ts';

/** The Z of a store for a day. */
export function DayPaper({ storeId }: { storeId: string }) {
  const [day, setDay] = useState<CivilDate | null>(today);
  return (
    <section className="cash-stack" aria-label={texts.ofDay}>
      <h2>{texts.ofDay}</h2>
      <p className="cash-note">{texts.ofDayHint}</p>
      <div className="cash-day">
        <DateField label={texts.day} value={day} max={today()} onChange={setDay} />
        {day === null ? null : <ReceiptLink href={`/render/${storeId},${day}/cash-days`} text={texts.printDay} />}
      </div>
    </section>
  );
}
