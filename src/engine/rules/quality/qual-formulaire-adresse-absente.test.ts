import type { FormCheck } from '#engine/artifacts.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-formulaire-adresse-absente.ts';

const contact = 'https://www.exemple.fr/contact';
const sent = 'https://www.exemple.fr/send_mail.php';
const checked = (changes: Partial<FormCheck>): FormCheck => ({
  url: sent,
  method: 'post',
  status: 404,
  failure: null,
  byBrowser: true,
  from: [contact],
  ...changes,
});
const site = (...formChecks: readonly FormCheck[]) =>
  siteArtifacts({ pages: [pageFacts({ url: contact, isHome: false })], formChecks });
const fault = 'L’adresse où un formulaire est envoyé répond qu’il n’y a rien (404)';
const doubt = 'L’adresse où un formulaire est envoyé semble absente';
const proof = (url: string, status = 404) => [{ type: 'request', url, status }] as const;
const soft = siteArtifacts({ formChecks: [checked({})] });

ruleCases(rule, {
  'a program that is not there, and a browser that sends to it': {
    artifacts: site(checked({})),
    verdict: 'fail',
    title: fault,
    pages: [contact],
    evidence: proof(sent),
  },
  'what is asked by the form itself': {
    artifacts: site(checked({ method: 'get', url: 'https://www.exemple.fr/chercher', status: 410 })),
    verdict: 'fail',
    title: fault,
    pages: [contact],
    evidence: proof('https://www.exemple.fr/chercher', 410),
  },
  'a route, which may answer to what is sent alone': {
    artifacts: site(checked({ url: 'https://www.exemple.fr/api/contact' })),
    verdict: 'review',
    title: doubt,
    pages: [contact],
    evidence: proof('https://www.exemple.fr/api/contact'),
  },
  'a form that a script may send elsewhere': {
    artifacts: site(checked({ byBrowser: false })),
    verdict: 'review',
    title: doubt,
    pages: [contact],
    evidence: proof(sent),
  },
  'a site that tells no missing page': {
    artifacts: { ...soft, notFoundProbe: { ...soft.notFoundProbe, status: 200 } },
    verdict: 'review',
    title: doubt,
    pages: [contact],
    evidence: proof(sent),
  },
  'a program that wants a message': { artifacts: site(checked({ status: 405 })), verdict: 'pass' },
  'a program that refuses, fails or keeps silent': {
    artifacts: site(
      checked({ status: 403 }),
      checked({ status: 500 }),
      checked({ status: 0, failure: 'timeout' }),
    ),
    verdict: 'pass',
  },
  'no form of the site': {
    artifacts: site(),
    verdict: 'inapplicable',
    reason: 'aucun formulaire envoyé à une adresse du site',
  },
});
