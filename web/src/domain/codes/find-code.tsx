import type { Wire } from '@balcao/contract';
import { formatDate } from '@balcao/contract/kernel';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { formatReais } from '../money/format-reais.ts';
import { paymentCodeIn } from './payment-code.ts';
import { codeTexts as texts } from './texts.ts';
import './codes.css';

// The reader is fetched when a camera is first used.
const CodeCamera = lazy(async () => ({ default: (await import('../../ui/camera/code-camera.tsx')).CodeCamera }));

type Found = Wire<'POST /coordinator/payment-codes/find'>['answer'];

/** The way to what a boleto or Pix is of, by camera, by a reader that types, or pasted. */
export function FindCode() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="camera" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen ? <FindCodeDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function FindCodeDialog({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState('');
  const [isLooking, setLooking] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const [fault, setFault] = useState<string>();
  const find = async (asked: string) => {
    setFound(null);
    setFault(asked.trim() === '' ? texts.missing : undefined);
    if (asked.trim() === '' || isFinding) return;
    setFinding(true);
    try {
      setFound(await call('POST /coordinator/payment-codes/find', { body: { code: asked } }));
    } catch (error) {
      setFault(errorText(error, brandName()));
    }
    setFinding(false);
  };
  return (
    <Dialog open title={texts.title} onClose={onClose} actions={<Button onClick={onClose}>{texts.close}</Button>}>
      <Form className="codes-form" onSubmit={() => void find(code)}>
        <TextField
          label={texts.field}
          hint={texts.hint}
          value={code}
          onChange={(typed) => {
            setCode(typed);
            setFault(undefined);
          }}
          error={fault}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          startsFocused
        />
        <div className="codes-acts">
          <Button type="submit" kind="primary" busyText={isFinding ? texts.finding : undefined}>
            {texts.find}
          </Button>
          {isLooking ? null : (
            <Button icon="camera" onClick={() => setLooking(true)}>
              {texts.byCamera}
            </Button>
          )}
        </div>
      </Form>
      {isLooking ? (
        <Suspense fallback={<p role="status">{texts.openingCamera}</p>}>
          <CodeCamera
            texts={texts.camera}
            accept={paymentCodeIn}
            onRead={(read) => {
              setLooking(false);
              setCode(read);
              void find(read);
            }}
            onClose={() => setLooking(false)}
          />
        </Suspense>
      ) : null}
      {found ? <FoundCode found={found} /> : null}
    </Dialog>
  );
}

const tones = { OPEN: 'info', PAID: 'success', CANCELED: 'neutral', EXPIRED: 'attention' } as const;

function FoundCode({ found: { kind, digitableLine, value, dueDate, ours } }: { found: Found }) {
  const { contractNumber, installmentNumber, installmentCount } = ours ?? {};
  const facts = [
    [texts.customer, ours?.customerName],
    [texts.value, value === null ? texts.typedByPayer : formatReais(value)],
    [texts.due, dueDate && formatDate(dueDate)],
    [
      texts.of,
      contractNumber && installmentNumber && installmentCount
        ? texts.installment(installmentNumber, installmentCount, contractNumber)
        : null,
    ],
    [texts.line, digitableLine],
  ] as const;
  return (
    <section className="codes-found" aria-label={texts.kinds[kind]} role="status">
      <h3>
        {texts.kinds[kind]} {ours ? <StatusBadge tone={tones[ours.state]} text={texts.states[ours.state]} /> : null}
      </h3>
      <dl>
        {facts.map(([label, said]) =>
          said ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{said}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {ours ? ours.state === 'OPEN' ? <p>{texts.next}</p> : null : <Banner kind="info">{texts.notOurs}</Banner>}
    </section>
  );
}
