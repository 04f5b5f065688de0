import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { cast, rowOf, select } from '../db/select.ts';
import { sql } from '../db/sql.ts';
import { asSystem } from '../row-security/scope.ts';

/** How far the machine's clock may be from the database's. */
const MOST_SKEW_MS = 5_000;
const CHECK_EVERY_MS = 10_000;

/** The machine's clocks; tests plant one that is wrong. */
export interface MachineClocks {
  /** Milliseconds since 1970. */
  wall(): number;
  /** Milliseconds since any instant, never set back or forward. */
  steady(): number;
}

const machineClocks: MachineClocks = { wall: () => Date.now(), steady: () => performance.now() };

export interface ClockWatch {
  /** Asks the database what time it is. @throws the database's failure. */
  check(): Promise<void>;
  /** How far this machine's clock is ahead of the database's, milliseconds; less the time that the answer took. */
  skewMs(): number;
  isRight(): boolean;
  /** Checks every ten seconds, until the returned function is called. */
  start(): () => void;
}

/** What is left of a difference that may be as uncertain as the answer was slow. */
const certain = (skew: number, uncertainty: number): number =>
  Math.sign(skew) * Math.max(0, Math.abs(skew) - uncertainty);

/**
 * Compares the machine's clock with the database's. Between two checks the steady clock tells when somebody set the other
 * one. Until the first check it counts as right.
 */
export function watchClock(db: Db, machine: MachineClocks = machineClocks): ClockWatch {
  let skew = 0;
  let offset = machine.wall() - machine.steady();
  const skewMs = () => skew + (machine.wall() - machine.steady() - offset);
  const check = async () => {
    const asked = machine.steady();
    const found = await asSystem('clock', () =>
      rowOf(db, select({ now: cast('bigint', sql`extract(epoch from clock_timestamp()) * 1000`) })),
    );
    const answered = machine.steady();
    offset = machine.wall() - answered;
    const elapsed = answered - asked;
    skew = found ? certain(machine.wall() - elapsed / 2 - found.now, elapsed / 2) : 0;
  };
  return {
    check,
    skewMs,
    isRight: () => Math.abs(skewMs()) <= MOST_SKEW_MS,
    start() {
      // A database that is away is told by every request; the next check asks again.
      const timer = setInterval(() => void check().catch(() => undefined), CHECK_EVERY_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}

/** A clock that says whether it may be believed. */
export const watched = (clock: Clock, { isRight }: Pick<ClockWatch, 'isRight'>): Clock => ({
  now: () => clock.now(),
  isRight,
});
