import { useState } from 'react';
import type { SupportRequest } from '../../../domain/support/support-calls.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { answer, claim, close } from '../requests.ts';
import { askedText, inboxTexts as texts } from '../texts.ts';

interface OpenRequestProps {
  request: SupportRequest;
  /** Of who looks. */
  operatorId: string;
  /** The answer as it is typed. */
  typed: string;
  onType: (text: string) => void;
  /** What was refused, or nothing since an act began; the list may show another by then. */
  onFailure: (text: string | undefined) => void;
  onMoved: () => void;
}

type Act = 'claim' | 'answer' | 'close';

/** One request: what was asked and where, and the acts that its state allows. */
export function OpenRequest({ request, operatorId, typed, onType, onFailure, onMoved }: OpenRequestProps) {
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState<Act>();
  const toast = useToast();
  const isOthers = request.claimedBy !== null && request.claimedBy.id !== operatorId;
  const isOver = request.status === 'CLOSED';

  const run = async (act: Act, send: () => Promise<SupportRequest>, done?: string) => {
    if (busy) return;
    setBusy(act);
    onFailure(undefined);
    try {
      await send();
      if (done) toast.show({ kind: 'success', text: done });
    } catch (error) {
      onFailure(errorText(error, brandName()));
    } finally {
      setBusy(undefined);
      onMoved();
    }
  };
  const reply = () => {
    if (typed.trim().length < 3) return setFault(texts.answerFault);
    void run('answer', () => answer(request.id, typed.trim()), texts.sent);
  };

  return (
    <article className="support-paper" aria-labelledby="support-subject">
      <h2 id="support-subject">{request.subject}</h2>
      <p className="support-soft">{askedText(request)}</p>
      <p>{request.text}</p>
      <RequestFacts request={request} />
      {isOver || isOthers ? <GivenAnswer request={request} /> : null}
      {isOver ? null : (
        <Form onSubmit={reply}>
          {isOthers ? null : (
            <TextArea
              label={texts.answer}
              hint={texts.answerHint}
              value={typed}
              onChange={(text) => {
                onType(text);
                setFault(undefined);
              }}
              error={fault}
              maxLength={1_000}
              rows={5}
            />
          )}
          <div className="support-acts">
            <Button
              busyText={busy === 'close' ? texts.closing : undefined}
              onClick={() => void run('close', () => close(request.id), texts.closedNow)}
            >
              {texts.close}
            </Button>
            {request.claimedBy === null ? (
              <Button
                busyText={busy === 'claim' ? texts.claiming : undefined}
                onClick={() => void run('claim', () => claim(request.id))}
              >
                {texts.claim}
              </Button>
            ) : null}
            {isOthers ? null : (
              <Button kind="primary" type="submit" busyText={busy === 'answer' ? texts.sending : undefined}>
                {texts.send}
              </Button>
            )}
          </div>
        </Form>
      )}
    </article>
  );
}

function RequestFacts({ request: { page, traceId, claimedBy } }: { request: SupportRequest }) {
  if (!page && !traceId && !claimedBy) return null;
  return (
    <>
      {page || traceId ? (
        <dl className="support-facts">
          {page ? (
            <div>
              <dt>{texts.page}</dt>
              <dd>{page}</dd>
            </div>
          ) : null}
          {traceId ? (
            <div>
              <dt>{texts.trace}</dt>
              <dd>
                <code>{traceId}</code>
              </dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      {claimedBy ? <p className="support-soft">{texts.claimedBy(claimedBy.name)}</p> : null}
    </>
  );
}

function GivenAnswer({ request }: { request: SupportRequest }) {
  return request.answer === null ? null : <blockquote className="support-answer">{request.answer}</blockquote>;
}
