import { Link } from '@tanstack/react-router';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { paymentReceiptsPath } from '../../../domain/payments/payment-calls.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Cupom } from '../../../ui/layout/cupom-strip.tsx';
import type { PaymentDone as Done } from '../machine/context.ts';
import { installmentsText } from '../../../domain/counter/texts.ts';
import type { Counter } from '../../../domain/counter/use-counter.ts';
import '../../../domain/counter/finished-acts.css';

/** The money was received: here are the receipts. */
export function PaymentDone({ done }: { done: Done }) {
  return (
    <>
      <Banner kind="success" isLive>
        Pagamento de {done.count} parcela(s) no valor de {formatReais(done.total)} recebido com sucesso
      </Banner>
      {done.missing ? (
        <Banner
          kind="attention"
          title={`${installmentsText(done.missing)} do acordo não ${done.missing === 1 ? 'foi recebida' : 'foram recebidas'}`}
        >
          Os valores mudaram ou outra pessoa recebeu antes. Consulte o cliente de novo antes de receber o restante.
        </Banner>
      ) : null}
      <div className="finished-acts">
        <a
          className="button button-primary"
          href={paymentReceiptsPath(done.entryIds, done.isAgreement)}
          target="_blank"
          rel="noopener"
          autoFocus
        >
          <Icon name="receipt" />
          Ver comprovantes
          <span className="visually-hidden"> (abre em nova aba)</span>
        </a>
        <Link className="button" to="/caixa">
          Voltar à página inicial de Caixa
        </Link>
      </div>
    </>
  );
}

interface DoneCupomProps {
  counter: Counter;
  done: Done;
  maskedCpf: string;
}

/** The paper at its end: what was received. */
export function DoneCupom({ counter, done, maskedCpf }: DoneCupomProps) {
  return (
    <Cupom
      title="Recebimento"
      sections={[
        {
          key: 'store',
          rows: [
            { label: 'Loja', value: counter.storeName ?? '' },
            { label: 'Operador', value: counter.operatorName },
          ],
        },
        {
          key: 'paid',
          rows: [
            { label: 'CPF do cliente', value: maskedCpf },
            { label: 'Recebido', value: installmentsText(done.count) },
          ],
        },
      ]}
      total={{ label: 'Total recebido', value: formatReais(done.total) }}
    />
  );
}
