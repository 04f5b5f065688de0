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
  const [isSure, setSure] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const act = async (name: string, work: () => Promise<Care | null>) => {
    if (busy !== undefined) return;
    setBusy(name);
    setFailure(undefined);
    try {
      setCare((await work()) ?? care);
      setSure(false);
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
        onWithdraw={(id) => void act(id, () => callOwn('POST /portal/consents/{id}/withdraw', { params: { id } }))}
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
          onClick={() => (isSure ? void erase() : setSure(true))}
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

function Consents({ care, onWithdraw }: { care: Care; onWithdraw: (id: string) => void }) {
  if (care.consents.length === 0) return null;
  return (
    <section className="portal-part">
      <h2>{own.consents}</h2>
      {care.consents.map((consent) => (
        <div key={consent.id}>
          <strong>{careTexts.purposes[consent.purpose]}</strong>
          <p className="portal-soft">{careTexts.consent(consent)}</p>
          {consent.withdrawnAt === null ? (
            <Button
              aria-label={`${own.withdraw}: ${careTexts.purposes[consent.purpose]}`}
              onClick={() => onWithdraw(consent.id)}
            >
              {own.withdraw}
            </Button>
          ) : null}
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
