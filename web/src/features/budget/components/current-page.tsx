import type { useBudget } from '../use-budget.ts';
import { CodePage } from './code-page.tsx';
import { FaultPage } from './fault-page.tsx';
import { IncreasePage } from './increase-page.tsx';
import { HowPage, OnboardingPage } from './onboarding-page.tsx';
import { PhonePage } from './phone-page.tsx';
import { RequestForm } from './request-form.tsx';
import { ResponsePage } from './response-page.tsx';

type CurrentPageProps = ReturnType<typeof useBudget> & { isCampaign: boolean };

/** The page that is open; a fault stands in the place of the form. */
export function CurrentPage({ flow, tell, confirmPhone, confirmCode, ask, isCampaign }: CurrentPageProps) {
  const { page, phone, key, cpf, valueCents, fault, budget, isOver } = flow;
  const back = () => tell({ type: 'BACK' });
  const changePhone = () => tell({ type: 'CHANGE_PHONE' });
  if (fault) {
    return (
      <FaultPage
        {...fault}
        cpf={cpf}
        isVisitor={key !== null}
        onAgain={() => (valueCents === null ? back() : void ask({ cpf, valueCents }))}
        onBack={back}
        onAnother={() => tell({ type: 'RESET' })}
      />
    );
  }
  if (page === 'phone') return <PhonePage phone={phone} isOver={isOver} onConfirm={confirmPhone} />;
  if (page === 'code') return <CodePage phone={phone} onConfirm={confirmCode} onChangePhone={changePhone} />;
  if (page === 'how') return <HowPage onClose={back} />;
  if (page === 'onboarding') {
    const how = () => tell({ type: 'HOW' });
    return (
      <OnboardingPage phone={phone} onChangePhone={changePhone} onHow={how} onStart={() => tell({ type: 'START' })} />
    );
  }
  if (page === 'increase' && budget) {
    const done = () => tell({ type: 'SEE_BUDGET' });
    return <IncreasePage budget={budget} onBack={back} onDone={done} onCancel={() => tell({ type: 'RESET' })} />;
  }
  if (page === 'response' && budget) {
    return <ResponsePage budget={budget} onFinish={() => tell({ type: 'RESET' })} onBack={back} />;
  }
  return (
    <RequestForm
      flow={flow}
      isCampaign={isCampaign}
      onCpf={(typed) => tell({ type: 'CPF', cpf: typed })}
      onValue={(cents) => tell({ type: 'VALUE', valueCents: cents })}
      onNext={() => tell({ type: 'NEXT' })}
      onAsk={(question) => void ask(question)}
    />
  );
}
