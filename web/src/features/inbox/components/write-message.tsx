import { formatPhone } from '@balcao/contract/kernel';
import { useState } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { texts } from '../texts.ts';
import { useWriting } from '../use-writing.ts';

/** The customer's messenger: writes to the calculator from one telephone. */
export function WriteMessage({ from }: { from: string }) {
  const [text, setText] = useState('');
  const { write, outcome, wrote, isWriting, failure } = useWriting(from, () => setText(''));
  const said = text.trim();
  return (
    <Form className="inbox-write" onSubmit={() => (said && !isWriting ? write(said) : undefined)}>
      <TextField
        label={texts.write(formatPhone(from))}
        hint={texts.writeHint}
        value={text}
        onChange={setText}
        maxLength={500}
        autoComplete="off"
      />
      <Button kind="primary" type="submit" isWide disabled={!said} busyText={isWriting ? texts.sending : undefined}>
        {texts.send}
      </Button>
      <div role="status">
        {outcome === 'ANSWERED' && wrote ? <p className="inbox-about">{texts.wrote(wrote)}</p> : null}
        {outcome === 'IGNORED' ? <Banner kind="attention">{texts.ignored}</Banner> : null}
      </div>
      {failure ? (
        <Banner kind="danger" isLive>
          {errorText(failure, brandName())}
        </Banner>
      ) : null}
    </Form>
  );
}
