import type { Plugin } from 'vite';

const order = '@layer tokens,base,ui,app,feature;';

/** Starts every stylesheet with the order of the layers: which chunk's sheet arrives first is not ours to decide. */
export function cssLayerOrder(): Plugin {
  return {
    name: 'balcao-css-layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type === 'asset' && asset.fileName.endsWith('.css')) asset.source = order + String(asset.source);
      }
    },
  };
}
