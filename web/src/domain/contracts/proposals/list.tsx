import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { KeyCap } from '../../../ui/data/key-cap.tsx';
import { useKeys } from '../../../ui/keyboard/use-keys.ts';
import { takeFocus } from '../../../ui/keyboard/take-focus.ts';
import type { Proposal } from '../offer.ts';
import { keyLines, pressKey, toggle } from './keyboard.ts';
import { ProposalOption } from './option.tsx';
import { proposalRows, proposalsHeading } from './rows.ts';
import { texts } from '../texts.ts';
import './list.css';

interface ProposalsListProps {
  proposals: readonly Proposal[];
  selectedId: string | null;
  /** Null when the chosen one is chosen again. */
  onSelect: (id: string | null) => void;
  /** Enter, or 'Aceitar' beside the chosen one. */
  onAccept: () => void;
  /** Escape. */
  onCancel: () => void;
  /** The page stays where it is when the list appears: something above it must be read first. */
  keepsScroll?: boolean;
  /** Reais taken off by a coupon. */
  couponValue?: number;
}

/** The ways to pay. The first one is focused; arrows move, Space chooses, Enter accepts, Escape cancels. */
export function ProposalsList({
  proposals,
  selectedId,
  onSelect,
  onAccept,
  onCancel,
  keepsScroll = false,
  couponValue = 0,
}: ProposalsListProps) {
  const headingId = useId();
  const rows = proposalRows(proposals, couponValue);
  const selected = rows.findIndex((row) => row.proposal.id === selectedId);
  const [focused, setFocused] = useState(Math.max(selected, 0));
  const options = useRef<(HTMLDivElement | null)[]>([]);

  const idAt = (index: number) => rows[index]?.proposal.id ?? null;
  const moveTo = (index: number) => {
    setFocused(index);
    options.current[index]?.focus();
  };

  // Once, as the list appears and before it is painted: afterwards the keys move the focus.
  const hasStarted = useRef(false);
  useLayoutEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    takeFocus(options.current[focused], { preventScroll: keepsScroll });
  }, [focused, keepsScroll]);

  const onKeyDown = useKeys(keyLines, (event) => {
    const outcome = pressKey({ focused, selected }, event.key, rows.length);
    if (!outcome || (event.repeat && outcome.act)) return;
    event.preventDefault();
    moveTo(outcome.position.focused);
    if (outcome.act === 'cancel') return onCancel();
    if (outcome.position.selected !== selected) onSelect(idAt(outcome.position.selected));
    if (outcome.act === 'confirm') onAccept();
  });

  return (
    <section className="proposals" aria-labelledby={headingId}>
      <header className="proposals-header">
        <h2 id={headingId}>{proposalsHeading(proposals)}</h2>
        <p className="proposals-keys" aria-hidden="true">
          <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap> {texts.keys.move} <KeyCap>{texts.keys.space}</KeyCap>{' '}
          {texts.keys.choose} <KeyCap>{texts.keys.enter}</KeyCap> {texts.keys.accept}
        </p>
      </header>
      <div className="proposals-columns" aria-hidden="true">
        <span>{texts.plan}</span>
        <span>{texts.interest}</span>
        <span>{texts.cet}</span>
        <span>{texts.total}</span>
      </div>
      <div role="radiogroup" aria-labelledby={headingId} className="proposals-rows">
        {rows.map((row, index) => (
          <div key={row.proposal.id} className={`proposals-row ${index === selected ? 'proposals-row-selected' : ''}`}>
            <ProposalOption
              ref={(element) => {
                options.current[index] = element;
              }}
              row={row}
              isSelected={index === selected}
              isReachable={index === focused}
              onKeyDown={onKeyDown}
              onClick={() => {
                moveTo(index);
                onSelect(idAt(toggle({ focused, selected }, index).selected));
              }}
            />
            {index === selected ? (
              <Button className="proposals-accept" onClick={onAccept}>
                {texts.accept}
              </Button>
            ) : null}
          </div>
        ))}
      </div>
    </section>
  );
}
