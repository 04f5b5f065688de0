import { formatDateTime } from '@balcao/contract/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatReais } from '../../domain/money/format-reais.ts';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyText } from '../../ui/code/copy-text.tsx';
import { QrPicture } from '../../ui/code/qr-code.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { sentenceOf } from '../data/failure.ts';
import { BoletoPaper } from './boleto-paper.tsx';
import { type Payable, totalOf } from './payable.ts';
import { callOwn } from './session.ts';
import { type Boleto, type Charge, texts } from './texts.ts';
import { Waiting } from '../components/waiting.tsx';

const own = texts.pay;
const ASK_AGAIN_MS = 3_000;

interface PayProps extends Payable {
  onBack: () => void;
  onPaid: () => void;
}

type Way = { at: 'choice' } | { at: 'pix'; charge: Charge } | { at: 'boleto'; boleto: Boleto };

const charged = ({ installmentIds, agreementPaymentId: id, ...owed }: Payable) => {
  if (id !== undefined) {
    const body = { id, expectedTotal: totalOf(owed) };
    return sendOnce(`portal-agreement:${id}`, body, (idempotencyKey) =>
      callOwn('POST /portal/agreement-charges', { body, idempotencyKey }),
    );
  }
  const body = { installmentIds: [...installmentIds], expectedTotal: totalOf(owed) };
  return sendOnce(`portal-pix:${installmentIds.join(',')}`, body, (idempotencyKey) =>
    callOwn('POST /portal/pix-charges', { body, idempotencyKey }),
  );
};

/** Pays by Pix or boleto: one question, then the code until the money is there. */
export function Pay({ onBack, onPaid, ...payable }: PayProps) {
  const { installmentIds, fees, contractId } = payable;
  const [way, setWay] = useState<Way>({ at: 'choice' });
  const [asked, setAsked] = useState<'pix' | 'boleto'>();
  const [failure, setFailure] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const ask = async (what: 'pix' | 'boleto', work: () => Promise<Way>) => {
    setAsked(what);
    setFailure(undefined);
    try {
      setWay(await work());
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setAsked(undefined);
  };
  const byPix = () => ask('pix', async () => ({ at: 'pix', charge: await charged(payable) }));
  const byBoleto = (of: string) =>
    ask('boleto', async () => ({
      at: 'boleto',
      boleto: await callOwn('POST /portal/boletos', { body: { contractId: of } }),
    }));
  const isBusy = asked !== undefined;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {own.title}
      </h1>
      {way.at === 'pix' ? (
        <PixCode charge={way.charge} onPaid={onPaid} onAgain={() => setWay({ at: 'choice' })} />
      ) : null}
      {way.at === 'boleto' ? <BoletoPaper boleto={way.boleto} /> : null}
      {way.at === 'choice' ? (
        <section className="portal-part">
          <p>{payable.agreementPaymentId === undefined ? own.what(installmentIds.length) : own.agreement}</p>
          <p className="portal-figure">
            <Money reais={totalOf(payable)} />
          </p>
          {fees > 0 ? <p className="portal-soft">{own.fees(formatReais(fees))}</p> : null}
          <Button
            kind="primary"
            isWide
            busyText={asked === 'pix' ? own.charging : undefined}
            onClick={() => void (isBusy || byPix())}
          >
            {own.pix}
          </Button>
          {contractId === undefined ? null : (
            <Button
              isWide
              busyText={asked === 'boleto' ? own.issuing : undefined}
              onClick={() => void (isBusy || byBoleto(contractId))}
            >
              {own.boleto}
            </Button>
          )}
        </section>
      ) : null}
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
      <Button kind="quiet" isWide onClick={onBack}>
        {own.back}
      </Button>
    </>
  );
}

/** The newest of a charge, asked for again and again until it is over. */
function useCharge(first: Charge): Charge {
  const [charge, setCharge] = useState(first);
  const { id, status } = charge;
  useEffect(() => {
    if (status !== 'ACTIVE') return;
    const timer = setInterval(() => {
      // A link that is gone for a moment: the next turn asks again.
      callOwn('GET /portal/pix-charges/{id}', { params: { id } }).then(setCharge, () => undefined);
    }, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [id, status]);
  return charge;
}

interface PixCodeProps {
  charge: Charge;
  onPaid: () => void;
  onAgain: () => void;
}

function PixCode({ charge: first, onPaid, onAgain }: PixCodeProps) {
  const charge = useCharge(first);
  const value = formatReais(charge.value);
  if (charge.status === 'SETTLED') return <Paid value={value} onPaid={onPaid} />;
  if (charge.status !== 'ACTIVE' || charge.brCode === null)
    return (
      <Banner kind="attention" isLive actions={<Button onClick={onAgain}>{own.again}</Button>}>
        {own.over}
      </Banner>
    );
  return (
    <Part>
      <p>{own.total}</p>
      <p className="portal-figure">
        <Money reais={charge.value} />
      </p>
      <CopyText label={own.copyAndPaste} text={charge.brCode} />
      <QrPicture text={charge.brCode} label={own.qr(value)} />
      <Waiting text={own.waiting} />
      <p className="portal-soft">{own.until(formatDateTime(charge.expiresAt))}</p>
    </Part>
  );
}

const Part = ({ children }: { children: ReactNode }) => <section className="portal-part">{children}</section>;

function Paid({ value, onPaid }: { value: string; onPaid: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Banner kind="success" title={own.paidTitle} isLive>
        {own.paid(value)}
      </Banner>
      <Button kind="primary" isWide onClick={onPaid}>
        {own.done}
      </Button>
    </>
  );
}
