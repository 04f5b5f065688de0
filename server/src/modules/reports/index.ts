export { changeGoals } from './use-cases/goals.ts';
