import { formatCep, formatDate, formatPhone } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { counterTexts } from '../../../domain/counter/texts.ts';
import type { Counter } from '../../../domain/counter/use-counter.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Cupom } from '../../../ui/layout/cupom-strip.tsx';
import type { CupomRow } from '../../../ui/layout/cupom.tsx';
import { primaryPhone, type RegistrationContext } from '../machine/context.ts';
import { professionsQuery } from '../reference-queries.ts';
import { cupomTexts } from '../texts.ts';

/** A line that waits for its value is a dotted blank. */
const row = (label: string, value: string | null, note?: string): CupomRow => ({
  label,
  value: value ?? '',
  isBlank: value === null,
  note,
});

const PROFESSION_LENGTH = 30;

function customerRows({ application }: RegistrationContext, profession: string | null): readonly CupomRow[] {
  const borrower = application?.borrower;
  const phone = primaryPhone({ application });
  const cep = borrower?.cep ?? null;
  return [
    row(counterTexts.cpf, borrower?.cpf ?? null),
    row(
      cupomTexts.phone,
      phone && formatPhone(phone.phoneNumber),
      phone === null ? undefined : phone.isVerified ? cupomTexts.verified : cupomTexts.toVerify,
    ),
    row(counterTexts.name, borrower?.name || null),
    row(cupomTexts.birthDate, borrower?.birthDate ? formatDate(borrower.birthDate) : null),
    row(cupomTexts.profession, profession?.slice(0, PROFESSION_LENGTH) ?? null),
    row(cupomTexts.cep, cep && formatCep(cep)),
  ];
}

/** The paper of the registration: it fills in as the server learns it. Beside the question on wide screens alone. */
export function RegistrationCupom({ counter, context }: { counter: Counter; context: RegistrationContext }) {
  const { application, pages } = context;
  const professionId = application?.borrower.professionId ?? null;
  const { data } = useQuery({ ...professionsQuery, enabled: professionId !== null });
  const profession = data?.find(({ id }) => id === professionId)?.name ?? null;
  const dueDay = application?.borrower.billDueDay ?? null;
  const isDueDayAsked = pages.includes('dueDay') || dueDay !== null;
  return (
    <div className="registration-paper">
      <Cupom
        title={cupomTexts.title}
        sections={[
          {
            key: 'store',
            rows: [row(counterTexts.store, counter.storeName), row(counterTexts.operator, counter.operatorName)],
          },
          {
            key: 'customer',
            title: counterTexts.customer,
            rows: [
              ...customerRows(context, profession),
              ...(isDueDayAsked
                ? [row(cupomTexts.dueDay, dueDay === null ? null : cupomTexts.everyMonth(dueDay))]
                : []),
            ],
          },
        ]}
        {...(application?.limit
          ? { total: { label: cupomTexts.limit, value: formatReais(application.limit.totalLimit) } }
          : {})}
      />
    </div>
  );
}
