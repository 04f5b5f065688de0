import { formatCpf, isCpf } from '@balcao/contract/kernel';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useSalesInProgress } from '../../domain/contracts/use-sales-in-progress.ts';
import { useMenu } from '../../domain/menu/use-menu.ts';
import { chosenCaptureMethod, purchasePaths } from '../../lib/session/capture-method.ts';
import { lock } from '../../lib/session/idle-lock.ts';
import { leave } from '../../lib/session/leave.ts';
import type { Session } from '../../lib/session/session.ts';
import { lenders } from '../../lib/session/lenders.ts';
import { storeSetters } from '../../lib/session/store-setters.ts';
import type { ComboboxOption } from '../../ui/combobox/search-options.ts';
import { texts } from './texts.ts';

const BOARD = '/caixa/andamento';
const CENTRE = '/central-de-vendas';

/** `value` names it among the others. */
export interface Command extends ComboboxOption {
  run: () => void;
}

interface Commands {
  /** What the role may open and do, the own work first. */
  all: readonly Command[];
  /** What is done with the customer of a CPF that was typed; none for anything else. */
  ofCpf: (typed: string) => readonly Command[];
}

export function useCommands(session: Session, onShowKeys: () => void): Commands {
  const navigate = useNavigate();
  const here = useLocation({ select: ({ pathname }) => pathname });
  const { open, more } = useMenu(session);
  const hasTill = open.some(({ to }) => to === '/caixa');
  const go = (to: string) => () => void navigate({ to });
  const sell = { value: 'sell', label: texts.newSale, run: go(purchasePaths[chosenCaptureMethod(session)]) };
  const receive = { value: 'receive', label: texts.receive, detail: texts.receiveHint, run: go('/caixa/pagamentos') };
  const drawer = { value: '/caixa/gaveta', label: texts.drawer, detail: texts.drawerHint, run: go('/caixa/gaveta') };
  // What the till last heard; the palette asks nobody.
  const { data: waiting = [] } = useSalesInProgress(session.store?.id ?? null, false);
  const waitingHint = waiting.length > 0 ? texts.waiting(waiting.length) : texts.inProgressHint;
  const board = { value: BOARD, label: texts.inProgress, detail: waitingHint, run: go(BOARD) };
  const change = { value: 'change-store', label: texts.changeStore, run: go('/configuracao') };
  const lend = { value: 'lend-device', label: texts.lendDevice, run: go('/clientes/alteracao-dados') };
  const register = {
    value: '/applications',
    label: texts.register,
    detail: texts.registerHint,
    run: go('/applications'),
  };
  const all: readonly Command[] = [
    ...(hasTill ? [sell, receive, board, drawer] : []),
    ...(session.store ? [register] : []),
    ...[...open.filter(({ to }) => to !== register.value), ...more].map(({ to, text, hint }) => ({
      value: to,
      label: text,
      detail: hint,
      run: go(to),
    })),
    { value: 'menu', label: texts.menu, run: () => void navigate({ to: '/', search: { menu: true } }) },
    ...(storeSetters.includes(session.user.role) ? [change] : []),
    ...(lenders.includes(session.user.role) ? [lend] : []),
    { value: '/conta', label: texts.account, detail: texts.accountHint, run: go('/conta') },
    { value: 'keys', label: texts.keys, run: onShowKeys },
    { value: 'lock', label: texts.lock, run: lock },
    { value: 'leave', label: texts.leave, run: () => void leave() },
  ];

  const ofCpf: Commands['ofCpf'] = (typed) => {
    const cpf = typed.replaceAll(/\D/g, '');
    if (!/^[\d.\s-]+$/.test(typed) || !isCpf(cpf)) return [];
    const written = formatCpf(cpf);
    const bring = (to: '/caixa/compras' | '/caixa/pagamentos' | typeof CENTRE) => () =>
      void navigate({ to, state: { cpf } });
    const till = [
      { value: '/caixa/compras', label: texts.sellTo(written), run: bring('/caixa/compras') },
      { value: '/caixa/pagamentos', label: texts.receiveFrom(written), run: bring('/caixa/pagamentos') },
    ];
    const centre = { value: CENTRE, label: texts.serve(written), run: bring(CENTRE) };
    return [
      ...(hasTill ? till : []),
      ...(open.some(({ to }) => to === CENTRE) ? [centre] : []),
      // The page at hand has a field for it, and perhaps another customer.
    ].filter(({ value }) => value !== here);
  };
  return { all, ofCpf };
}
