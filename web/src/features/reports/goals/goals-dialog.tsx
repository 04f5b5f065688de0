import type { Wire } from '@balcao/contract';
import { type Cents, centsToReais, formatBrl, reaisToCents, today, wholeCents } from '@balcao/contract/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { goalMonths } from './months.ts';
import { texts } from './texts.ts';

type Goals = Wire<'GET /backoffice/retailers-dash/goals'>['answer'];
type Goal = Goals['stores'][number];
type Change = Wire<'PUT /backoffice/retailers-dash/goals'>['body']['goals'][number];
type Kind = Change['kind'];
/** What is typed, by kind and id; null for an emptied field. */
type Typed = Readonly<Record<string, Cents | null>>;

const keyOf = (kind: Kind, { id }: Goal) => `${kind} ${id}`;

/** What was typed and differs from what was shown. */
function changesOf({ stores, operators }: Goals, typed: Typed): Change[] {
  const of = (kind: Kind, goals: readonly Goal[]) =>
    goals.flatMap((goal): Change[] => {
      const cents = typed[keyOf(kind, goal)];
      const amount = cents === undefined ? goal.amount : centsToReais(cents ?? wholeCents(0));
      return amount === goal.amount ? [] : [{ kind, id: goal.id, amount, was: goal.amount }];
    });
  return [...of('STORE', stores), ...of('OPERATOR', operators)];
}

interface GoalsDialogProps {
  /** Last day of the period that is shown: its month comes first. */
  endDate: string;
  onClose: () => void;
  onSaved: () => void;
}

/** What stores and people are to sell in a month; a manager changes those of the own store. */
export function GoalsDialog({ endDate, onClose, onSaved }: GoalsDialogProps) {
  const [month, setMonth] = useState(endDate.slice(0, 7));
  const [typed, setTyped] = useState<Typed>({});
  const [isUnchanged, setUnchanged] = useState(false);
  const client = useQueryClient();
  const goals = useQuery({
    queryKey: queryKeys.salesGoals(month),
    queryFn: ({ signal }) => call('GET /backoffice/retailers-dash/goals', { query: { month }, signal }),
    staleTime: 0,
  });
  const save = useMutation({
    mutationFn: (changed: Change[]) =>
      call('PUT /backoffice/retailers-dash/goals', { body: { month, goals: changed } }),
    onSuccess: onSaved,
    // What somebody else set is shown beside what was typed.
    onError: () => client.invalidateQueries({ queryKey: queryKeys.salesGoals(month) }),
  });
  const changed = goals.data ? changesOf(goals.data, typed) : [];
  const submit = () => {
    setUnchanged(changed.length === 0);
    if (changed.length > 0) save.mutate(changed);
  };
  const choose = (value: string) => {
    setMonth(value);
    setTyped({});
    save.reset();
  };
  return (
    <Dialog
      open
      size="wide"
      title={texts.title}
      onClose={save.isPending ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={save.isPending}>
            {texts.cancel}
          </Button>
          <Button
            kind="primary"
            busyText={save.isPending ? texts.saving : undefined}
            disabled={!goals.data}
            onClick={submit}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <p className="reports-soft">{texts.lead}</p>
      <Select label={texts.month} value={month} options={goalMonths(today(), endDate)} onChange={choose} />
      {goals.data ? (
        <GoalFields
          goals={goals.data}
          typed={typed}
          onType={(key, cents) => {
            setUnchanged(false);
            setTyped((before) => ({ ...before, [key]: cents }));
          }}
        />
      ) : goals.isError ? (
        <Banner kind="attention" actions={<Button onClick={() => void goals.refetch()}>{texts.tryAgain}</Button>}>
          {texts.failed}
        </Banner>
      ) : (
        <SkeletonRows label={texts.loading} rows={4} />
      )}
      {isUnchanged ? <Banner kind="info">{texts.unchanged}</Banner> : null}
      {save.error ? (
        <Banner kind="danger" isLive>
          {errorText(save.error, brandName())}
        </Banner>
      ) : null}
    </Dialog>
  );
}

interface FieldsProps {
  goals: Goals;
  typed: Typed;
  onType: (key: string, cents: Cents | null) => void;
}

const centsOf = ({ amount }: Goal): Cents | null => (amount === 0 ? null : reaisToCents(amount));

function GoalFields({ goals: { stores, operators }, typed, onType }: FieldsProps) {
  const group = (legend: string, kind: Kind, goals: readonly (Goal & { storeName?: string | null })[]) => (
    <fieldset className="reports-goals">
      <legend>{legend}</legend>
      {goals
        .filter(({ mayChange }) => mayChange)
        .map((goal) => {
          const key = keyOf(kind, goal);
          const given = typed[key];
          return (
            <MoneyField
              key={key}
              label={goal.name}
              hint={goal.storeName ?? undefined}
              valueCents={given === undefined ? centsOf(goal) : given}
              onChangeCents={(cents) => onType(key, cents)}
            />
          );
        })}
      {goals.every(({ mayChange }) => mayChange) ? null : (
        <ul className="reports-soft">
          {goals
            .filter(({ mayChange }) => !mayChange)
            .map((goal) => (
              <li key={goal.id}>{texts.readOnly(goal.name, formatGoal(centsOf(goal)))}</li>
            ))}
        </ul>
      )}
    </fieldset>
  );
  return (
    <>
      {group(texts.stores, 'STORE', stores)}
      {operators.length === 0 ? <p>{texts.noPeople}</p> : group(texts.people, 'OPERATOR', operators)}
    </>
  );
}

const formatGoal = (cents: Cents | null): string => (cents === null ? texts.none : formatBrl(cents));
