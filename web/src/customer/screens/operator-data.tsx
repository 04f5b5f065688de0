import { useCallback, useEffect, useState } from 'react';
import { callPublic } from '../../lib/api/public-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { RadioCards } from '../../ui/choice/radio-cards.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Form } from '../../ui/form/form.tsx';
import { sentenceOf } from '../data/failure.ts';
import { forgetLink, type Opened, openLink } from '../data/opened-link.ts';
import { AskCode, OwnData } from '../data/own-data-later.tsx';
import { type OwnData as Data, texts } from '../data/texts.ts';
import { VisitEnd } from '../data/visit-end.tsx';
import { DeadEnd } from '../components/dead-end.tsx';
import { Waiting } from '../components/waiting.tsx';

type State =
  | { at: 'opening' }
  | { at: 'dead'; why: string }
  | { at: 'channel'; opened: Opened }
  | { at: 'code'; opened: Opened }
  | { at: 'data'; opened: Opened; data: Data }
  | { at: 'ended' }
  | { at: 'over' };

/** An operator's own data, by the link that the settings made and a code to the known phone or e-mail. */
export function OperatorData() {
  const [token] = useState(() => /^#([\w-]{43})$/.exec(window.location.hash)?.[1]);
  const [state, setState] = useState<State>(
    token === undefined ? { at: 'dead', why: texts.brokenLink } : { at: 'opening' },
  );
  useEffect(() => {
    if (token === undefined) return;
    openLink(token).then(
      (opened) => setState({ at: 'channel', opened }),
      (error: unknown) => setState({ at: 'dead', why: sentenceOf(error) }),
    );
  }, [token]);
  const end = useCallback((at: 'ended' | 'over') => {
    forgetLink();
    setState({ at });
  }, []);
  if (state.at === 'opening') return <Waiting text={texts.opening} />;
  if (state.at === 'dead') return <DeadEnd title={texts.deadTitle} why={state.why} />;
  if (state.at === 'ended' || state.at === 'over') return <VisitEnd why={state.at} />;
  const { opened } = state;
  if (state.at === 'data')
    return (
      <OwnData
        visit={opened.key}
        data={state.data}
        onChanged={(data) => setState({ at: 'data', opened, data })}
        onEnd={end}
      />
    );
  return (
    <>
      <h1>{texts.title}</h1>
      {state.at === 'channel' ? (
        <ChannelQuestion opened={opened} onSent={() => setState({ at: 'code', opened })} />
      ) : (
        <AskCode
          lead={texts.codeOf.OPERATOR}
          onVerify={async (code) => {
            const data = await callPublic('POST /data-update/code/verify', { body: { key: opened.key, code } });
            setState({ at: 'data', opened, data });
          }}
          onAnother={() => setState({ at: 'channel', opened })}
          anotherText={texts.another}
        />
      )}
    </>
  );
}

function ChannelQuestion({ opened, onSent }: { opened: Opened; onSent: () => void }) {
  const { key, firstName, phoneNumber, email } = opened;
  const cards = [
    ...(phoneNumber === null ? [] : [{ value: 'SMS' as const, label: texts.sms(phoneNumber) }]),
    ...(email === null ? [] : [{ value: 'EMAIL' as const, label: texts.byEmail(email) }]),
  ];
  const [channel, setChannel] = useState(cards[0]?.value);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (channel === undefined) return <Banner kind="attention">{texts.noContact}</Banner>;
  const send = async () => {
    setBusy(true);
    try {
      await callPublic('POST /data-update/code', { body: { key, channel } });
      onSent();
    } catch (error) {
      setFailure(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <Form className="customer-question" onSubmit={() => void (isBusy ? undefined : send())}>
      <p className="customer-lead">{texts.hello(firstName)}</p>
      <RadioCards
        label={texts.channel}
        value={channel}
        onChange={(value) => setChannel(value === 'EMAIL' ? 'EMAIL' : 'SMS')}
        cards={cards}
      />
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
      <Button kind="primary" type="submit" isWide busyText={isBusy ? texts.sending : undefined}>
        {texts.send}
      </Button>
    </Form>
  );
}
