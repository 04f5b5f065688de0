import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import type { AccountingPorts } from '../ports.ts';
import { askMonth, closeMonth, listMonths } from '../use-cases/close-month.ts';

/** Months of the books as people close them. */
export const monthsOf = (platform: Platform, ports: AccountingPorts) => ({
  ask: (by: Keyed, month: string) => askMonth(platform, ports, by, month),
  close: (by: Keyed, month: string) => closeMonth(platform, ports, by, month),
  list: (actor: Actor) => listMonths(platform, ports, actor),
});
