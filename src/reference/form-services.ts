import type { ThirdParty } from './third-parties.ts';

const common = { purpose: 'other', consent: 'exempt', country: 'États-Unis' } as const;

/**
 * Who receives forms for a site, by the address they are sent to, and is outside of Europe by its own terms: a company of
 * the United States where nothing else is said. Nothing is asked of it before somebody sends the form. Left out: who does not
 * say where it is established (FormSubmit, Web3Forms), and Getform, of the United Kingdom, which keeps them in the Union.
 * Version 2026-11.
 */
export const formServices: readonly ThirdParty[] = [
  { name: 'Formspree', hosts: ['formspree.io'], ...common },
  { name: 'Mailchimp', hosts: ['list-manage.com'], ...common },
  { name: 'Jotform', hosts: ['submit.jotform.com', 'form.jotform.com'], ...common },
  { name: 'HubSpot', hosts: ['forms.hsforms.com', 'forms.hubspot.com'], ...common },
  { name: 'Kit', hosts: ['app.convertkit.com', 'app.kit.com'], ...common },
  { name: 'Google Forms', hosts: ['docs.google.com/forms'], ...common },
  { name: 'Google Apps Script', hosts: ['script.google.com/macros'], ...common },
  // Its assessment of transfers of 2026-06-11 (staticforms.dev/dpa/transfer-impact-assessment).
  {
    name: 'Static Forms',
    hosts: ['api.staticforms.dev', 'api.staticforms.xyz'],
    ...common,
    country: 'Émirats arabes unis et États-Unis',
  },
];
