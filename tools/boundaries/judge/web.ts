import { columnOf, customerLayer, webLayers } from '../../module-map.ts';
import type { Place } from '../place.ts';

const lastColumn = webLayers.length - 1;

function layerColumn(place: Place): number {
  return place.area === 'web-root' ? lastColumn : columnOf(webLayers, place.name);
}

function featureOf(place: Place): string | undefined {
  return place.name === 'features' ? place.inside.split('/')[0] : undefined;
}

function judgeCustomerPages(from: Place, to: Place): string | undefined {
  const isInside = from.name === customerLayer.name && to.name === customerLayer.name;
  if (isInside) return undefined;
  if (to.name === customerLayer.name) return "nothing of the staff's app imports a page of customers";
  const isAllowed = (customerLayer.imports as readonly string[]).includes(to.name);
  return isAllowed ? undefined : `a page of customers imports ${customerLayer.imports.join(', ')} alone`;
}

/** Why one file of the web may not import another, or undefined. */
export function judgeWeb(from: Place, to: Place): string | undefined {
  if (from.area === 'web-testing' || from.area === 'plain') return undefined;
  if (to.isForTests) return from.isForTests ? undefined : 'only tests may import this';
  if ([from.name, to.name].includes(customerLayer.name)) return judgeCustomerPages(from, to);
  const [own, other] = [layerColumn(from), layerColumn(to)];
  if (other > own) return `${to.name || 'the root'} is right of ${from.name} in the layers: imports go left only`;
  const [feature, otherFeature] = [featureOf(from), featureOf(to)];
  const crosses = feature !== undefined && otherFeature !== undefined && feature !== otherFeature;
  return crosses ? `feature ${feature} imports feature ${otherFeature}: share it through domain` : undefined;
}
