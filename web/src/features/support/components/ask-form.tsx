import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askSupport } from '../../../domain/support/support-calls.ts';
import { errorText, lastTraceId } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import type { Session } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { helpTexts as texts } from '../texts.ts';

const LEAST = 3;
const isShort = (text: string) => text.trim().length < LEAST;

/** A CPF in the address stays here. */
const pageNow = () => window.location.pathname.replaceAll(/\d{11}/g, 'cpf');

/** What happened, sent with the page and the last failure. What was typed stays until it arrived. */
export function AskForm({ session }: { session: Session }) {
  const [typed, setTyped] = useState({ subject: '', text: '' });
  const [errors, setErrors] = useState<{ subject?: string | undefined; text?: string | undefined }>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [traceId] = useState(lastTraceId);
  const toast = useToast();
  const queries = useQueryClient();
  const change = (part: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...part }));
    setErrors({});
  };

  const send = async () => {
    const { subject, text } = typed;
    const found = {
      subject: isShort(subject) ? texts.subjectFault : undefined,
      text: isShort(text) ? texts.textFault : undefined,
    };
    setErrors(found);
    if (isSending || found.subject || found.text) return;
    setSending(true);
    setFailure(undefined);
    try {
      await askSupport(session.user.id, {
        subject: subject.trim(),
        text: text.trim(),
        page: pageNow(),
        ...(session.store && { storeId: session.store.id }),
        ...(traceId && { traceId }),
      });
      toast.show({ kind: 'success', text: texts.sent });
      setTyped({ subject: '', text: '' });
      await queries.invalidateQueries({ queryKey: queryKeys.ownSupport() });
    } catch (error) {
      setFailure(errorText(error, brandName()));
    } finally {
      setSending(false);
    }
  };

  return (
    <Form onSubmit={() => void send()}>
      <TextField
        label={texts.subject}
        value={typed.subject}
        onChange={(subject) => change({ subject })}
        error={errors.subject}
        maxLength={80}
      />
      <TextArea
        label={texts.text}
        hint={texts.textHint}
        value={typed.text}
        onChange={(text) => change({ text })}
        error={errors.text}
        maxLength={1_000}
        rows={4}
      />
      {traceId ? <p className="support-soft">{texts.trace(traceId)}</p> : null}
      {failure ? (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      ) : null}
      <Button kind="primary" type="submit" icon="send" busyText={isSending ? texts.sending : undefined}>
        {texts.send}
      </Button>
    </Form>
  );
}
