import { formatDate, formatPercent } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { contractQuery, purchaseReceiptPath } from '../../../domain/contracts/contract-calls.ts';
import type { Contract } from '../../../domain/contracts/offer.ts';
import { planText } from '../../../domain/contracts/plan-text.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { hasCode, errorText } from '../../../lib/api/error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { Cupom } from '../../../ui/layout/cupom-strip.tsx';
import { useCounter } from '../../../domain/counter/use-counter.ts';
import '../../../domain/counter/finished-acts.css';
import './finished.css';

const toTill = (
  <Link className="button" to="/caixa">
    Voltar ao caixa
  </Link>
);

/** The sale stands: here is its receipt (cashier spec 2.9). */
export function PurchaseFinished() {
  const { id = '' } = useParams({ strict: false });
  const { brand } = useCounter();
  const { data: contract, error, isPending, refetch } = useQuery(contractQuery(id));

  if (isPending) return <CounterLayout title="Buscando contrato...">{null}</CounterLayout>;
  if (!contract) {
    const isMissing = hasCode(error, 'CONTRACT_NOT_FOUND', 'NOT_FOUND', 'BAD_REQUEST');
    return (
      <CounterLayout title={isMissing ? 'Contrato não encontrado...' : 'Não foi possível buscar o contrato'}>
        {isMissing ? null : (
          <Banner
            kind="danger"
            title={errorText(error, brand)}
            actions={<Button onClick={() => void refetch()}>Tentar de novo</Button>}
          >
            A compra não muda por isso: só a busca falhou.
          </Banner>
        )}
        <p>{toTill}</p>
      </CounterLayout>
    );
  }
  if (contract.status !== 'ACCEPTED') {
    return (
      <CounterLayout title="Esta compra ainda não foi finalizada">
        <p>Nada foi cobrado. Volte ao caixa para fazer a compra.</p>
        <p>{toTill}</p>
      </CounterLayout>
    );
  }
  return <Finished contract={contract} />;
}

function Finished({ contract }: { contract: Contract }) {
  return (
    <CounterLayout title="Compra Finalizada!" cupom={<FinishedCupom contract={contract} />}>
      <p className="finished-text">
        A compra de <strong>{contract.borrowerName}</strong> foi concluída. Contrato <strong>{contract.number}</strong>.
      </p>
      <div className="finished-acts">
        <ReceiptLink href={purchaseReceiptPath(contract.id)} text="Ver comprovante" isMain />
        {contract.awarenessTermsUrl === null ? null : (
          <ReceiptLink href={contract.awarenessTermsUrl} text="Imprimir termo de ciência" />
        )}
        {toTill}
      </div>
    </CounterLayout>
  );
}

function ReceiptLink({ href, text, isMain }: { href: string; text: string; isMain?: boolean }) {
  return (
    <a
      className={`button ${isMain ? 'button-primary' : ''}`}
      href={href}
      target="_blank"
      rel="noopener"
      autoFocus={isMain}
    >
      <Icon name="receipt" />
      {text}
      <span className="visually-hidden"> (abre em nova aba)</span>
    </a>
  );
}

function FinishedCupom({ contract }: { contract: Contract }) {
  const accepted = contract.proposals.find((proposal) => proposal.wasAccepted);
  const plan = accepted && { numberOfInstallments: accepted.installments, installmentValue: accepted.installmentValue };
  return (
    <Cupom
      title={`Comprovante ${contract.number}`}
      sections={[
        { key: 'store', rows: [{ label: 'Loja', value: contract.storeName }] },
        { key: 'customer', title: 'Cliente', rows: [{ label: 'Nome', value: contract.borrowerName }] },
        {
          key: 'plan',
          rows: [
            { label: 'Valor da compra', value: formatReais(contract.principal) },
            ...(accepted && plan
              ? [
                  { label: 'Parcelas', value: planText(plan) },
                  { label: '1º vencimento', value: formatDate(accepted.firstInstallmentDueDate) },
                  { label: 'CET', value: `${formatPercent(accepted.cet)} a.a.` },
                ]
              : []),
          ],
        },
      ]}
      {...(accepted ? { total: { label: 'Total a pagar', value: formatReais(accepted.totalPurchaseValue) } } : {})}
    />
  );
}
