import { useState } from 'react';
import type { OwnCare as Care } from '../../domain/care/care.ts';
import { saveExport } from '../../domain/care/export-files.ts';
import { careTexts } from '../../domain/care/texts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { sentenceOf } from '../data/failure.ts';
import { LoadedPart } from './portal-page.tsx';
import { callOwn } from './session.ts';
import { texts } from './texts.ts';
import { useLoaded } from './use-loaded.ts';

const own = texts.care;
const load = () => callOwn('GET /portal/care');

/** What is kept of the customer and until when, a copy of it, its erasure, and what was agreed to. */
export function OwnCare({ onBack }: { onBack: () => void }) {
  const [loaded, again] = useLoaded(load);
  return (
    <>
      <h1>{own.title}</h1>
      <LoadedPart of={loaded} onAgain={again}>
        {(care) => <Rights first={care} />}
      </LoadedPart>
      <Button kind="quiet" isWide onClick={onBack}>
        {own.back}
      </Button>
    </>
  );
}

function Rights({ first }: { first: Care }) {
  const [care, setCare] = useState(first);
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  /** What was pressed once, and says what it means before it is done. */
  const [sure, setSure] = useState<string>();
  const isSure = sure === 'erase';
  const [key] = useState(() => crypto.randomUUID());
  const act = async (name: string, work: () => Promise<Care | null>) => {
    if (busy !== undefined) return;
    setBusy(name);
    setFailure(undefined);
    try {
      setCare((await work()) ?? care);
      setSure(undefined);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(undefined);
  };
  const copy = () =>
    act('copy', async () => {
      saveExport(await callOwn('POST /portal/data-export'));
      return null;
    });
  const erase = () => act('erase', () => callOwn('POST /portal/erasure-requests', { idempotencyKey: key }));
  const waiting = care.requests.find(({ kind, status }) => kind === 'ERASURE' && status === 'WAITING');
  return (
    <>
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
      <Consents
        care={care}
        sure={sure}
        busy={busy}
        onWithdraw={(id) =>
          sure === id
            ? void act(id, () => callOwn('POST /portal/consents/{id}/withdraw', { params: { id } }))
            : setSure(id)
        }
      />
      <Kept care={care} />
      <Button kind="primary" isWide onClick={() => void copy()} busyText={busy === 'copy' ? own.copying : undefined}>
        {own.copy}
      </Button>
      {waiting ? (
        <p role="status">{own.waiting}</p>
      ) : care.bar === null ? (
        <Button
          isWide
          onClick={() => (isSure ? void erase() : setSure('erase'))}
          busyText={busy === 'erase' ? own.asking : undefined}
        >
          {isSure ? own.eraseSure : own.erase}
        </Button>
      ) : (
        <p>{careTexts.bars[care.bar]}</p>
      )}
      {isSure ? <p role="status">{own.eraseLead}</p> : null}
    </>
  );
}

interface ConsentsProps {
  care: Care;
  sure: string | undefined;
  busy: string | undefined;
  onWithdraw: (id: string) => void;
}

function Consents({ care, sure, busy, onWithdraw }: ConsentsProps) {
  if (care.consents.length === 0) return null;
  return (
    <section className="portal-part">
      <h2>{own.consents}</h2>
      {care.consents.map((consent) => (
        <div key={consent.id} className="portal-consent">
          <p>
            <strong>{careTexts.purposes[consent.purpose]}</strong>
            <br />
            <span className="portal-soft">{careTexts.consent(consent)}</span>
          </p>
          {consent.withdrawnAt === null ? (
            <Button
              aria-label={`${sure === consent.id ? own.withdrawSure : own.withdraw}: ${careTexts.purposes[consent.purpose]}`}
              busyText={busy === consent.id ? own.withdrawing : undefined}
              onClick={() => onWithdraw(consent.id)}
            >
              {sure === consent.id ? own.withdrawSure : own.withdraw}
            </Button>
          ) : null}
          {sure === consent.id ? <p role="status">{own.withdrawLead}</p> : null}
        </div>
      ))}
    </section>
  );
}

const Kept = ({ care }: { care: Care }) => (
  <section className="portal-part">
    <h2>{own.kept}</h2>
    {care.kept.map((kept) => (
      <p key={kept.kind}>
        <strong>{careTexts.kinds[kept.kind]}</strong>
        <br />
        <span className="portal-soft">{careTexts.why(kept)}</span>
      </p>
    ))}
  </section>
);
