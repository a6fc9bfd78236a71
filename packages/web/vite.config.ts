import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractWithoutSchemas } from './build/contract-without-schemas.ts';
import { iconsByFile } from './build/icons-by-file.ts';
import { joinScripts } from './build/join-scripts.ts';
import { onePathIcons } from './build/one-path-icons.ts';
import { precompress } from './build/precompress.ts';
import { prerender, VISITOR_ENTRY } from './build/prerender.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { sampleDay } from './build/sample-day.ts';
import { serviceWorker } from './build/service-worker.ts';

const api = process.env['LARDER_API'] ?? 'http://127.0.0.1:5000';

export default defineConfig({
  plugins: [
    contractWithoutSchemas(),
    iconsByFile(),
    onePathIcons(),
    react({ compiler: true }),
    tailwindcss(),
    sampleDay(),
    preloadFonts(),
    serviceWorker(),
    joinScripts(),
    prerender(),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    rollupOptions: { input: { index: 'index.html', visitor: VISITOR_ENTRY } },
    // light-dark() and native nesting stay as written: below these versions the theme table would be doubled.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // Fonts and pictures stay files: a data: URI would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': api, '/oidc': api, '/dish': api, '^/calendar/.+\\.ics$': api } },
});
