import { createRequire } from 'node:module';
import path from 'node:path';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiPaths } from './build/api-paths.ts';
import { cssLayerOrder } from './build/css-layer-order.ts';
import { entryBundles } from './build/entry-bundles.ts';
import { entryChunks } from './build/entry-chunks.ts';
import { entryPages } from './build/entry-pages.ts';
import { pageFiles } from './build/page-files.ts';
import { pageList } from './build/page-list.ts';
import { precompress } from './build/precompress.ts';

/** The package's `exports` name none of its models. */
const faceModels = path.join(createRequire(import.meta.url).resolve('@vladmandic/human'), '../../models');

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      autoCodeSplitting: true,
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    cssLayerOrder(),
    entryPages(),
    entryBundles(),
    pageFiles(),
    pageList(),
    precompress(),
  ],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    // The legacy build of pdf.js: the other one needs newer browsers than a counter PC has.
    alias: [
      { find: /^face-model\//, replacement: `${faceModels}/` },
      { find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' },
      { find: /^pdfjs-dist\/(build|web)\/(.*)$/, replacement: 'pdfjs-dist/legacy/$1/$2' },
    ],
  },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    rolldownOptions: {
      input: ['index.html', 'login.html', 'customer.html'],
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: entryChunks(import.meta.dirname) }],
        },
      },
    },
    // Counter PCs with Windows 7 stop at Chrome 109.
    target: ['chrome109', 'firefox115', 'safari16'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    port: 5173,
    proxy: { [apiPaths()]: { target: process.env['BALCAO_API'] ?? 'http://localhost:3000' } },
  },
});
