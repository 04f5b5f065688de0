import type { CreditSheet } from '@balcao/contract';
import { useRef, useState } from 'react';
import { type Simulated, simulatePart, simulatePast } from './calls.ts';

export const SIMULATED = 20_000;
const PART = 4_000;
type Figures = Simulated['champion'];

const cents = (reais: number) => Math.round(reais * 100);
const sum = (one: number, other: number) => (cents(one) + cents(other)) / 100;

function figuresTogether(one: Figures, other: Figures): Figures {
  return {
    approved: one.approved + other.approved,
    manual: one.manual + other.manual,
    denied: one.denied + other.denied,
    limits: sum(one.limits, other.limits),
    expectedLoss: sum(one.expectedLoss, other.expectedLoss),
    loss: sum(one.loss, other.loss),
    groups: one.groups.map(({ group, count, approved }, at) => ({
      group,
      count: count + (other.groups[at]?.count ?? 0),
      approved: approved + (other.groups[at]?.approved ?? 0),
    })),
  };
}

/** What two parts of a simulation come to together. */
function together(one: Simulated | null, other: Simulated): Simulated {
  if (!one) return other;
  const swap = (a: Simulated['swapIn'], b: Simulated['swapIn']) => ({
    count: a.count + b.count,
    failed: a.failed + b.failed,
  });
  return {
    count: one.count + other.count,
    champion: figuresTogether(one.champion, other.champion),
    challenger: figuresTogether(one.challenger, other.challenger),
    swapIn: swap(one.swapIn, other.swapIn),
    swapOut: swap(one.swapOut, other.swapOut),
  };
}

/** On invented applicants part by part, so that whoever waits sees how far it is; then on people who asked before. */
export function useSimulation() {
  const [found, setFound] = useState<Simulated | null>(null);
  const [past, setPast] = useState<Simulated | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  /** The run that counts; one that was forgotten ends after its part. */
  const current = useRef(0);
  const run = async (sheet: CreditSheet) => {
    current.current += 1;
    const own = current.current;
    setRunning(true);
    setError(null);
    setFound(null);
    setPast(null);
    try {
      let all: Simulated | null = null;
      for (let from = 0; from < SIMULATED; from += PART) {
        all = together(all, await simulatePart(sheet, from, PART));
        if (own !== current.current) return;
        setFound(all);
      }
      const people = await simulatePast(sheet);
      if (own !== current.current) return;
      setPast(people);
    } catch (caught) {
      if (own !== current.current) return;
      setError(caught);
    }
    setRunning(false);
  };
  const forget = () => {
    current.current += 1;
    setFound(null);
    setPast(null);
    setError(null);
    setRunning(false);
  };
  return { found, past, isRunning, error, run, forget };
}
