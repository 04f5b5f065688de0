import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../../app/guards/guard.ts';
import { HolidayCalendar } from '../../features/holidays/screens/holiday-calendar.tsx';

export const Route = createFileRoute('/_app/feriados')({
  beforeLoad: guard('/feriados'),
  component: HolidayCalendar,
});
