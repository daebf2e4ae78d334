import type { ThirdParty } from './third-parties.ts';

const common = { purpose: 'other', consent: 'exempt', country: 'États-Unis' } as const;

/**
 * Who receives forms for a site, by the address they are sent to, and is a company of the United States by its own terms.
 * Nothing is asked of it before somebody sends the form. Version 2026-11.
 */
export const formServices: readonly ThirdParty[] = [
  { name: 'Formspree', hosts: ['formspree.io'], ...common },
  { name: 'Mailchimp', hosts: ['list-manage.com'], ...common },
  { name: 'Jotform', hosts: ['submit.jotform.com', 'form.jotform.com'], ...common },
  { name: 'HubSpot', hosts: ['forms.hsforms.com', 'forms.hubspot.com'], ...common },
  { name: 'Kit', hosts: ['app.convertkit.com', 'app.kit.com'], ...common },
  { name: 'Google Forms', hosts: ['docs.google.com/forms'], ...common },
  { name: 'Google Apps Script', hosts: ['script.google.com/macros'], ...common },
];
