import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiPlugin } from './scripts/host/vite-api.ts';
import { leanBundle, shortClassName } from './scripts/lean-bundle.ts';
import { watchMessages } from './scripts/messages.ts';
import { operatorPage } from './scripts/operator-page.ts';
import { pageDataPlugin } from './scripts/page-data-plugin.ts';
import { shownItems } from './src/content/samples.ts';
import { testimonials } from './src/content/testimonials.ts';

const sharedCode =
  /\/src\/(?!features\/(listing|gallery|shortlist)|features\/venues\/use-venues|features\/leads\/(dialogs\/lead-dialog|forms\/opening-hours-note)\.|routes(?!\/sections)|.*messages\/(listing_|leads_(kept|start)_))|paraglide-js-react/;
const leadForms =
  /\/src\/(features\/leads\/(forms\/(?!contact|opening)|use-send-lead|load-sending|lead-outcome|questions|visit-|venue-label)|domain\/(phone|digits|trim-text|truncate-text|shown-total)\.|.*messages\/leads_(?!call\.|dates_title|draft|dismiss|kept_|loading|queued_sent|start_|unavailable))/;
const sending =
  /\/src\/features\/leads\/((send|deliver|post)-lead|lead-schema|outbox\/(stored-leads|lead-age|resend-queued))\./;
const policies =
  /\/src\/(features\/venues\/(policies|questions\/answer)|content\/questions|.*messages\/venues_(policy|policies|question|why)_)/;

export default defineConfig({
  define: { __HAS_TESTIMONIALS__: JSON.stringify(shownItems(testimonials).length > 0) },
  plugins: [...leanBundle, react(), pageDataPlugin(), apiPlugin(), operatorPage(), watchMessages],
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    target: ['chrome111', 'firefox121', 'safari15.5'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: ['index.html', 'src/app/entry-not-found.ts'],
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                // Of the pages and dialogs with a form: in `shared`, every page would load the schema of leads.
                {
                  name: 'forms',
                  test: leadForms,
                  minShareCount: 2,
                },
                // Of the venue's page and the comparison.
                {
                  name: 'policies',
                  test: policies,
                  minShareCount: 2,
                },
                {
                  name: 'shared',
                  test: (id) =>
                    sharedCode.test(id) && ![leadForms, sending, policies].some((own) => own.test(id)),
                  minShareCount: 3,
                  priority: 1,
                },
                // Of Home and of the forms.
                {
                  name: 'opening-hours',
                  test: /forms\/opening-hours-note/,
                  minShareCount: 2,
                  priority: 1,
                },
                // Messages of the layout, which every page loads.
                {
                  name: 'layout',
                  test: /messages\/(navigation|leads_draft)_/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
});
