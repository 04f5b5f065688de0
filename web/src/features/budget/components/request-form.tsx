import type { Cents } from '@balcao/contract/kernel';
import { Button } from '../../../ui/button/button.tsx';
import { CpfField } from '../../../ui/field/cpf-field.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Stepper } from '../../../ui/stepper/stepper.tsx';
import type { Flow, Question } from '../rules/flow.ts';
import { cpfFault, valueFault } from '../rules/form-faults.ts';
import { texts } from '../texts.ts';

interface RequestFormProps {
  flow: Pick<Flow, 'cpf' | 'valueCents' | 'step' | 'isLoading'>;
  /** The wording of the campaign. */
  isCampaign: boolean;
  onCpf: (cpf: string) => void;
  onValue: (valueCents: Cents | null) => void;
  onNext: () => void;
  onAsk: (question: Question) => void;
}

/** CPF, then value: one question at a time. */
export function RequestForm({ flow, isCampaign, onCpf, onValue, onNext, onAsk }: RequestFormProps) {
  const { cpf, valueCents, step, isLoading } = flow;
  const words = isCampaign ? texts.form.campaign : texts.form.value;
  const problem = step === 'cpf' ? cpfFault(cpf) : valueFault(valueCents);
  const send = () => {
    if (problem !== undefined || isLoading) return;
    if (step === 'cpf') return onNext();
    if (valueCents !== null) onAsk({ cpf, valueCents });
  };
  const steps = [
    { key: 'cpf', label: texts.form.cpfStep },
    { key: 'value', label: words.label },
  ];
  return (
    <Form className="budget-form" onSubmit={send}>
      <Stepper label={texts.form.steps} steps={steps} current={step} />
      {step === 'cpf' ? (
        <CpfField
          key="cpf"
          value={cpf}
          onChange={onCpf}
          onSubmit={send}
          submitLabel={texts.next}
          placeholder="000.000.000-00"
          problem={problem}
          startsFocused
        />
      ) : (
        <MoneyField
          key="value"
          label={words.label}
          valueCents={valueCents}
          onChangeCents={onValue}
          problem={problem}
          readOnly={isLoading}
          onSubmit={send}
          submitLabel={texts.next}
          startsFocused
          isFigure
        />
      )}
      <Button
        kind="primary"
        type="submit"
        isWide
        disabled={problem !== undefined}
        busyText={isLoading ? texts.form.loading : undefined}
      >
        {texts.next}
      </Button>
    </Form>
  );
}
