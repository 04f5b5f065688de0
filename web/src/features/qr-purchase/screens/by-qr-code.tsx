import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useCounter } from '../../../domain/counter/use-counter.ts';
import { StoreRequests } from '../../../domain/store-requests/store-requests.tsx';
import { errorText } from '../../../lib/api/error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { Stepper } from '../../../ui/stepper/stepper.tsx';
import { CodeStep } from '../components/code-step.tsx';
import { ResultStep } from '../components/result-step.tsx';
import { ValueStep } from '../components/value-step.tsx';
import { isRunning, type QrPurchase } from '../qr-calls.ts';
import { endTexts, stepNames, texts, type waitTexts } from '../texts.ts';
import { useQrTurn } from '../use-qr-turn.ts';
import './by-qr-code.css';

/** Sale on credit that the customer makes on their own phone (cashier spec 2.8). The address names the purchase: it is resumed by it. */
export function PurchaseByQrCode() {
  const { compra = null } = useSearch({ strict: false });
  const { storeId } = useCounter();
  const { history } = useRouter();
  const navigate = useNavigate();
  const [value, setValue] = useState<number | null>(null);
  const open = (id: string | null) =>
    void navigate({ to: '/caixa/compras/qrcode', search: id === null ? {} : { compra: id }, replace: true });
  if (compra !== null) {
    return (
      <Begun
        key={compra}
        id={compra}
        onLeave={(left) => {
          setValue(left);
          open(null);
        }}
      />
    );
  }
  const back = (
    <Button kind="quiet" icon="back" onClick={() => history.back()}>
      {texts.back}
    </Button>
  );
  return (
    <CounterLayout title={texts.title} back={back}>
      <Stepper label={texts.steps} steps={stepNames} current="value" />
      <StoreRequests />
      <ValueStep storeId={storeId} value={value} onMade={open} />
    </CounterLayout>
  );
}

interface BegunProps {
  id: string;
  /** Back to the value, with what was asked where that is to be asked again. */
  onLeave: (value: number | null) => void;
}

const waits = (purchase: QrPurchase): purchase is QrPurchase & { status: keyof typeof waitTexts } =>
  isRunning(purchase);

function Begun({ id, onLeave }: BegunProps) {
  const { brand } = useCounter();
  const { purchase, sale } = useQrTurn(id);
  const { data, error, refetch } = purchase;
  const isSold = data !== undefined && sale !== null;
  return (
    <CounterLayout title={texts.title} back={isSold ? <BackLink to="/caixa">{texts.till}</BackLink> : undefined}>
      <Stepper label={texts.steps} steps={stepNames} current={isSold ? 'result' : 'code'} />
      {isSold ? (
        <ResultStep purchase={data} sale={sale} onAnother={() => onLeave(null)} />
      ) : data === undefined ? (
        <Missing
          reason={error === null ? null : errorText(error, brand)}
          onRetry={() => void refetch()}
          onAnother={() => onLeave(null)}
        />
      ) : waits(data) ? (
        <CodeStep purchase={data} onCanceled={() => onLeave(data.value)} onTooLate={() => void refetch()} />
      ) : (
        <Ended status={data.status} onAgain={() => onLeave(data.value)} />
      )}
    </CounterLayout>
  );
}

/** Not read yet, or not to be read. */
function Missing({
  reason,
  onRetry,
  onAnother,
}: {
  reason: string | null;
  onRetry: () => void;
  onAnother: () => void;
}) {
  if (reason === null) return <p role="status">{texts.resuming}</p>;
  return (
    <Banner
      kind="danger"
      title={texts.resumeFailed}
      isLive
      actions={
        <>
          <Button onClick={onRetry}>{texts.tryAgain}</Button>
          <Button onClick={onAnother}>{texts.another}</Button>
        </>
      }
    >
      {reason}
    </Banner>
  );
}

/** No sale came of it, or the sale is being looked for. */
function Ended({ status, onAgain }: { status: QrPurchase['status']; onAgain: () => void }) {
  const why = endTexts[status];
  if (why === undefined) return <p role="status">{texts.finishing}</p>;
  return (
    <Banner
      kind="attention"
      title={why}
      isLive
      actions={
        <Button kind="primary" onClick={onAgain}>
          {texts.again}
        </Button>
      }
    />
  );
}
