import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../../app/guards/guard.ts';
import { Drawer } from '../../../features/cash-session/screens/drawer.tsx';

export const Route = createFileRoute('/_app/caixa/gaveta')({ beforeLoad: guard('/caixa/gaveta'), component: Drawer });
