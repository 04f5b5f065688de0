import { type CreditEffect, creditEffects, type CreditReasonCode, creditReasonCodes } from '@balcao/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { conditionOf, emptyCondition, reasonOptions, type TypedCondition } from '../rules/new-rule.ts';
import type { Knockout } from '../rules/rows.ts';
import { effectTexts, rowTexts as texts } from '../texts.ts';
import { ConditionFields } from './condition-fields.tsx';

const effects = creditEffects.filter((effect) => effect !== 'APPROVED');
const effectOptions = effects.map((value) => ({ value, label: effectTexts[value] }));

interface Adding<Row> {
  /** Takes the row into the draft, or says why it cannot stand there. */
  onAdd: (row: Row) => Promise<readonly string[]>;
  onClose: () => void;
}

/** What a dialog has to say, and whether it is being asked about. */
function useAdding<Row>({ onAdd, onClose }: Adding<Row>) {
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const add = async (row: Row | null) => {
    if (row === null) return setFaults([texts.missing]);
    setAsking(true);
    const said = await onAdd(row);
    if (said.length === 0) return onClose();
    setFaults(said);
    setAsking(false);
  };
  return { faults, isAsking, add: (row: Row | null) => void add(row) };
}

interface FrameProps {
  title: string;
  faults: readonly string[];
  isAsking: boolean;
  onAdd: () => void;
  onClose: () => void;
  children: React.ReactNode;
}

function AddFrame({ title, faults, isAsking, onAdd, onClose, children }: FrameProps) {
  return (
    <Dialog
      open
      size="wide"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" busyText={isAsking ? texts.asking : undefined} onClick={onAdd}>
            {texts.add}
          </Button>
        </>
      }
    >
      {children}
      {faults.length > 0 ? (
        <Banner kind="danger" isLive>
          {faults.join(' ')}
        </Banner>
      ) : null}
    </Dialog>
  );
}

/** A new knock-out: who it is about, what becomes of them, and why. */
export function RuleDialog({ id, ...adding }: Adding<Knockout> & { id: string }) {
  const [conditions, setConditions] = useState<readonly TypedCondition[]>([emptyCondition(0)]);
  const [effect, setEffect] = useState<CreditEffect>('MANUAL_ANALYSIS');
  const [reason, setReason] = useState('');
  const { faults, isAsking, add } = useAdding(adding);
  const rule = (): Knockout | null => {
    const all = conditions.map(conditionOf).filter((one) => one !== null);
    const code = creditReasonCodes.find((one): one is CreditReasonCode => one === reason);
    return code === undefined || all.length < conditions.length ? null : { id, all, effect, code };
  };
  return (
    <AddFrame
      title={texts.ruleTitle(id)}
      faults={faults}
      isAsking={isAsking}
      onAdd={() => add(rule())}
      onClose={adding.onClose}
    >
      <p>{texts.ruleLead}</p>
      {conditions.map((condition, at) => (
        <ConditionFields
          key={condition.id}
          number={at + 1}
          condition={condition}
          onChange={(next) => setConditions(conditions.map((one) => (one.id === next.id ? next : one)))}
          onRemove={
            conditions.length > 1
              ? () => setConditions(conditions.filter(({ id: other }) => other !== condition.id))
              : undefined
          }
        />
      ))}
      <Button onClick={() => setConditions([...conditions, emptyCondition((conditions.at(-1)?.id ?? 0) + 1)])}>
        {texts.addCondition}
      </Button>
      <Select
        label={texts.effect}
        value={effect}
        onChange={(value) => setEffect(effects.find((one) => one === value) ?? effect)}
        options={effectOptions}
      />
      <Combobox label={texts.reason} value={reason} onChange={setReason} options={reasonOptions} />
    </AddFrame>
  );
}

/** A new band of an attribute: up to where it goes, and the points it gives. */
export function BandDialog({ title, ...adding }: Adding<{ lt: string; points: string }> & { title: string }) {
  const [lt, setLt] = useState('');
  const [points, setPoints] = useState('');
  const { faults, isAsking, add } = useAdding(adding);
  return (
    <AddFrame
      title={texts.bandTitle(title)}
      faults={faults}
      isAsking={isAsking}
      onAdd={() => add(lt.trim() === '' || points.trim() === '' ? null : { lt, points })}
      onClose={adding.onClose}
    >
      <TextField label={texts.below} value={lt} onChange={setLt} inputMode="decimal" startsFocused />
      <TextField label={texts.points} value={points} onChange={setPoints} inputMode="numeric" />
    </AddFrame>
  );
}
