import { percentOfFraction } from '@balcao/contract/kernel';
import { useState } from 'react';
import type { DeviceProduct } from '../../../../domain/devices/device-calls.ts';
import { RadioCards } from '../../../../ui/choice/radio-cards.tsx';
import { Money } from '../../../../ui/data/money.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../../ui/field/search-field.tsx';
import { useKeys } from '../../../../ui/keyboard/use-keys.ts';
import { searchDevices } from '../../rules/device/catalogue.ts';
import { catalogueTexts as texts } from '../../rules/device/texts.ts';
import './device.css';

interface DeviceCatalogueProps {
  products: readonly DeviceProduct[];
  /** Empty while none is chosen. */
  chosenId: string;
  onChoose: (product: DeviceProduct) => void;
}

/** What is paid down: an amount, or the rate where the value is still to be chosen. */
function downPaymentOf({ offers: [offer] }: DeviceProduct): string {
  if (!offer) return '';
  return offer.downPayment === null && offer.maxDownPaymentRate !== null
    ? texts.fixedRate(percentOfFraction(String(offer.maxDownPaymentRate)))
    : texts.downPayment(offer.downPayment ?? 0);
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
const keyLines = [{ keys: Object.keys(steps), label: texts.moveKey }];

/** 'Celulares disponíveis' (cashier spec 2.7). */
export function DeviceCatalogue({ products, chosenId, onChoose }: DeviceCatalogueProps) {
  const [typed, setTyped] = useState('');
  const found = searchDevices(products, typed);
  // Choosing prices the purchase at once, so arrows only move: Space chooses.
  const moveOnly = useKeys<HTMLElement>(keyLines, (event) => {
    event.preventDefault();
    const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    const at = radios.findIndex((radio) => radio === document.activeElement);
    radios[(at + (steps[event.key] ?? 0) + radios.length) % radios.length]?.focus();
  });
  return (
    <section className="device-catalogue" aria-label={texts.title}>
      <SearchField
        label={texts.search}
        value={typed}
        onChange={(text) => setTyped(text.toUpperCase())}
        placeholder={texts.placeholder}
        startsFocused={chosenId === ''}
      />
      {found.length === 0 ? (
        <EmptyState title={texts.noneFound} />
      ) : (
        <div className="device-grid" role="presentation" onKeyDown={moveOnly}>
          <RadioCards
            label={texts.title}
            value={chosenId}
            onChange={(id) => {
              const product = products.find((one) => one.id === id);
              if (product) onChoose(product);
            }}
            cards={found.map((product) => ({
              value: product.id,
              label: product.name,
              note: [product.description, downPaymentOf(product)].filter(Boolean).join(' · '),
              aside: <Money reais={product.offers[0]?.price ?? 0} />,
            }))}
          />
        </div>
      )}
    </section>
  );
}
