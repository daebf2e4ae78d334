import type { HostFacts } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-cname-pendant.ts';

const host = (alias: string, changes: Partial<HostFacts> = {}) =>
  siteArtifacts({
    hosts: [
      {
        host: 'promo.exemple.fr',
        url: 'https://promo.exemple.fr/',
        loaded: false,
        cnames: alias === '' ? [] : [alias],
        target: 'resolves',
        answer: null,
        ...changes,
      },
    ],
  });
const answers = (text: string, status = 404) => ({ answer: { status, text } });

ruleCases(rule, {
  pass: {
    'an alias that leads somewhere': host('exemple.azurewebsites.net'),
    'a page of the service': host('exemple.ghost.io', answers('Bienvenue', 200)),
    'a page about the service': host('x.surge.sh', answers('project not found', 200)),
    'a name that has no web address': host('mail.exemple.net', { target: 'empty' }),
  },
  fail: {
    'a name of the service that is gone': host('exemple.azurewebsites.net', { target: 'missing' }),
    'a bucket nobody holds': host(
      'promo.s3.amazonaws.com',
      answers('<Code>NoSuchBucket</Code><Message>The specified bucket does not exist</Message>'),
    ),
  },
  review: {
    'an unknown service that is gone': host('exemple.hebergeur.net', { target: 'missing' }),
    'a service that may check the owner': host(
      'exemple.github.io',
      answers("There isn't a GitHub Pages site here."),
    ),
  },
  error: { 'no answer': host('', { target: 'unknown' }) },
  inapplicable: {
    'no alias': host(''),
    'no domain': siteArtifacts({ hosts: null }),
  },
});
