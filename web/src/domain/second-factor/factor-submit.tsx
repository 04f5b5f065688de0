import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import type { FactorWay } from './factor.ts';
import { factorWays } from './texts.ts';

interface FactorSubmitProps {
  way: FactorWay;
  /** What it says where something is typed. */
  label: string;
  busyText: string | undefined;
}

/** Proves the second factor. A passkey has no field: the button has the focus. */
export function FactorSubmit({ way, label, busyText }: FactorSubmitProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isPasskey = way === 'passkey';
  useEffect(() => {
    if (isPasskey) button.current?.focus();
  }, [isPasskey]);
  return (
    <Button ref={button} kind="primary" type="submit" isWide busyText={busyText}>
      {isPasskey ? factorWays.passkey : label}
    </Button>
  );
}
