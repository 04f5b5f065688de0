import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { configurationTexts as texts, tileTexts } from './texts.ts';

const tabs = [
  { to: '/parametros', label: tileTexts.parameters.text },
  { to: '/politicas', label: tileTexts.policies.text },
  { to: '/politica-de-credito', label: tileTexts.creditPolicy.text },
] as const;

/** What an analyst decides of how stores work, one screen: what they have and show, what holds from when, and who gets credit. */
export const ConfigurationTabs = () => <LinkTabs label={texts.label} tabs={tabs} />;
