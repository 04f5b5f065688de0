import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FullScreenLoader } from '../../../ui/feedback/full-screen-loader.tsx';
import { MAKING_RECEIPTS } from '../../../domain/counter/texts.ts';
import type { Payment } from '../use-payment.ts';
import { ConfirmButton } from '../../../domain/counter/confirm-button.tsx';
import { LostAnswerDialog } from '../../../domain/counter/lost-answer-dialog.tsx';
import { PaymentConfirmation } from './confirmation.tsx';
import { PixWaiting } from './pix-waiting.tsx';

/** Everything that covers the payment, by the state of its statechart. */
export function PaymentDialogs({ payment }: { payment: Payment }) {
  const { snapshot, send } = payment;
  return (
    <>
      {snapshot.matches('confirmingStore') ? (
        <Dialog
          open
          title="Confirme a loja"
          onClose={() => send({ type: 'CANCEL' })}
          actions={
            <>
              <Button onClick={() => send({ type: 'CANCEL' })}>Não</Button>
              <ConfirmButton onClick={() => send({ type: 'CONFIRM' })}>Sim</ConfirmButton>
            </>
          }
        >
          <p>
            Confirme se este aparelho está localizado na loja <strong>{snapshot.context.store?.name}</strong>
          </p>
        </Dialog>
      ) : null}
      {snapshot.matches('waitingConfirmation') ? <PaymentConfirmation payment={payment} /> : null}
      {snapshot.matches('chargingPix') ? <FullScreenLoader text="Gerando a cobrança Pix..." /> : null}
      {snapshot.matches('findingPix') ? <FullScreenLoader text="Conferindo a cobrança Pix em andamento..." /> : null}
      {snapshot.context.pix ? (
        <PixWaiting
          charge={snapshot.context.pix}
          isCanceling={snapshot.matches('cancelingPix')}
          onCancel={() => send({ type: 'CANCEL' })}
        />
      ) : null}
      {snapshot.matches('paying') ? <FullScreenLoader text={MAKING_RECEIPTS} /> : null}
      {snapshot.matches('checkingPayment') ? (
        <FullScreenLoader text="A resposta do servidor se perdeu. Conferindo se o pagamento foi recebido..." />
      ) : null}
      <LostPayment payment={payment} />
    </>
  );
}

function LostPayment({ payment: { snapshot, send } }: { payment: Payment }) {
  if (snapshot.matches('outcomeUnknown')) {
    return (
      <LostAnswerDialog
        title="Ainda não sabemos se o pagamento foi recebido"
        waitText="Perguntando de novo ao servidor em alguns segundos..."
        actText="Conferir agora"
        onAct={() => send({ type: 'RETRY' })}
      >
        <p>
          A conexão caiu antes da resposta. Não receba de novo: assim que o servidor responder, mostramos o resultado
          aqui.
        </p>
      </LostAnswerDialog>
    );
  }
  if (!snapshot.matches('notReceived')) return null;
  return (
    <LostAnswerDialog
      title="O pagamento não foi registrado"
      backText="Voltar"
      onBack={() => send({ type: 'CANCEL' })}
      actText="Tentar de novo"
      onAct={() => send({ type: 'RETRY' })}
    >
      <p>
        A resposta do servidor se perdeu e, até agora, nenhuma parcela foi baixada. Tentar de novo não recebe duas
        vezes: o servidor reconhece que é o mesmo pagamento.
      </p>
    </LostAnswerDialog>
  );
}
