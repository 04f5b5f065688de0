import { planText } from '../../../domain/contracts/plan-text.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { FullScreenLoader } from '../../../ui/feedback/full-screen-loader.tsx';
import { selectedProposal } from '../machine/context.ts';
import { MAKING_RECEIPT } from '../../../domain/counter/texts.ts';
import type { Purchase } from '../use-purchase.ts';
import { AbandonDialog } from './abandon-dialog.tsx';
import { CodeDialog } from './code/dialog.tsx';
import { ConfirmPurchaseDialog } from './confirm-purchase-dialog.tsx';
import { LostAnswerDialog } from '../../../domain/counter/lost-answer-dialog.tsx';

interface PurchaseDialogsProps {
  purchase: Purchase;
  analystWhatsapp: string | null;
}

/** Everything that covers the purchase, by the state of its statechart. */
export function PurchaseDialogs({ purchase, analystWhatsapp }: PurchaseDialogsProps) {
  const { snapshot, send } = purchase;
  const isConcluding = snapshot.matches('accepting') || snapshot.matches('finished');
  return (
    <>
      <ConfirmPurchaseDialog
        open={snapshot.matches('confirming')}
        proposal={selectedProposal(snapshot.context)}
        onConfirm={() => send({ type: 'CONFIRM' })}
        onCancel={() => send({ type: 'CANCEL' })}
      />
      {snapshot.matches('creatingVerification') ? <FullScreenLoader text="Carregando verificação..." /> : null}
      {snapshot.matches('verifying') ? <Verifying purchase={purchase} analystWhatsapp={analystWhatsapp} /> : null}
      {isConcluding ? <FullScreenLoader text={MAKING_RECEIPT} /> : null}
      {snapshot.matches('checkingOutcome') ? (
        <FullScreenLoader text="A resposta do servidor se perdeu. Conferindo se a compra foi concluída..." />
      ) : null}
      <LostOutcome purchase={purchase} />
    </>
  );
}

function Verifying({ purchase, analystWhatsapp }: PurchaseDialogsProps) {
  const { snapshot, send, sell } = purchase;
  const { verification, resendReadyAt } = snapshot.context;
  const proposal = selectedProposal(snapshot.context);
  if (!verification) return null;
  const isChecking = snapshot.matches({ verifying: 'checkingCode' }) || snapshot.matches({ verifying: 'askingStatus' });
  const isSending = snapshot.matches({ verifying: 'resendingCode' });
  return (
    <>
      <CodeDialog
        verification={verification}
        resendReadyAt={resendReadyAt}
        wait={isChecking ? 'checking' : isSending ? 'sending' : null}
        isVerified={verification.wasVerified}
        refusalText={snapshot.context.refusal?.message ?? null}
        planText={proposal ? `${planText(proposal)}, total de ${formatReais(proposal.totalPurchaseValue)}` : ''}
        analystWhatsapp={analystWhatsapp}
        onCheck={(code) => send({ type: 'CHECK_CODE', code })}
        onResend={(channel) => send({ type: 'RESEND', channel })}
        onFinish={() => sell({ type: 'FINISH' })}
        onCancel={() => send({ type: 'CANCEL' })}
      />
      <AbandonDialog
        open={snapshot.matches({ verifying: 'abandoning' })}
        leaveText="Cancelar a compra"
        onStay={() => send({ type: 'CANCEL' })}
        onLeave={() => send({ type: 'ABANDON' })}
      />
    </>
  );
}

function LostOutcome({ purchase: { snapshot, send, sell } }: { purchase: Purchase }) {
  if (snapshot.matches('outcomeUnknown')) {
    return (
      <LostAnswerDialog
        title="Ainda não sabemos se a compra foi concluída"
        waitText="Perguntando de novo ao servidor em alguns segundos..."
        actText="Conferir agora"
        onAct={() => send({ type: 'RETRY' })}
      >
        <p>
          A conexão caiu antes da resposta. Não refaça a venda: assim que o servidor responder, mostramos o resultado
          aqui.
        </p>
      </LostAnswerDialog>
    );
  }
  if (!snapshot.matches('notConcluded')) return null;
  return (
    <LostAnswerDialog
      title="A compra não foi concluída"
      backText="Voltar"
      onBack={() => send({ type: 'CANCEL' })}
      actText="Tentar de novo"
      onAct={() => sell({ type: 'RETRY' })}
    >
      <p>
        A resposta do servidor se perdeu e, até agora, ele não registrou a compra: nada foi cobrado. A autorização do
        cliente continua valendo, e tentar de novo não vende duas vezes.
      </p>
    </LostAnswerDialog>
  );
}
