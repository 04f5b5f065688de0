export { BiometryPage, type BiometryPageProps, type BiometryState } from './biometry-page.tsx';
