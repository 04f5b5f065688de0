import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { NewPasswordFields } from '../../../domain/accounts/new-password-fields.tsx';
import { useNewPassword } from '../../../domain/accounts/new-password.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName, usePublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import { leave } from '../../../lib/session/leave.ts';
import { salesHome } from '../../../lib/session/sales-home.ts';
import { openSession } from '../../../lib/session/sign-in.ts';
import { useSession } from '../../../lib/session/session.ts';
import { tokenItem } from '../../../lib/session/stored-items.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { PageKeys } from '../../../ui/keyboard/page-keys.tsx';
import { Brand } from '../../../ui/layout/brand.tsx';
import { passwordTexts as own, texts } from '../texts.ts';
import '../account.css';

/** Before anything else: a password that nobody but its owner knows. */
export function NewPasswordScreen({ origin }: { origin: string | undefined }) {
  const navigate = useNavigate();
  const session = useSession();
  const { app, cdn } = usePublicConfiguration();
  const password = useNewPassword();
  const [isSending, setSending] = useState(false);

  const send = async () => {
    if (!password.check() || isSending) return;
    setSending(true);
    try {
      await call('PUT /users/me/password', { body: { newPassword: password.typed } });
      const result = await openSession(tokenItem.read() ?? '');
      if (result.kind === 'signed-in') await navigate({ href: origin ?? salesHome(result.session), replace: true });
    } catch (error) {
      password.refuse(errorText(error, brandName()));
    } finally {
      setSending(false);
    }
  };

  return (
    <main className="new-password">
      <Brand name={app.name} logo={cdn.logoUrl} darkLogo={cdn.logoDarkBackgroundUrl} />
      <h1>{own.ownTitle}</h1>
      <p className="account-who">{session?.user.name}</p>
      <p>{own.ownHint}</p>
      <Form className="account-form" onSubmit={() => void send()}>
        <NewPasswordFields of={password} startsFocused />
        <Button kind="primary" type="submit" isWide busyText={isSending ? texts.saving : undefined}>
          {own.enter}
        </Button>
        <Button kind="quiet" onClick={() => void leave()}>
          {own.leave}
        </Button>
      </Form>
      <PageKeys enter={own.enter} />
    </main>
  );
}
