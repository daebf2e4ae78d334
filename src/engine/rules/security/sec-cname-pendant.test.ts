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
  'an alias that leads somewhere': { artifacts: host('exemple.azurewebsites.net'), verdict: 'pass' },
  'a page of the service': {
    artifacts: host('exemple.ghost.io', answers('Bienvenue', 200)),
    verdict: 'pass',
  },
  'a page about the service': {
    artifacts: host('x.surge.sh', answers('project not found', 200)),
    verdict: 'pass',
  },
  'a name that has no web address': {
    artifacts: host('mail.exemple.net', { target: 'empty' }),
    verdict: 'pass',
  },
  'a name of the service that is gone': {
    artifacts: host('exemple.azurewebsites.net', { target: 'missing' }),
    verdict: 'fail',
    title: 'Un sous-domaine mène à un service abandonné',
    evidence: [
      {
        type: 'value',
        label: 'Alias DNS',
        value: 'promo.exemple.fr → exemple.azurewebsites.net (Microsoft Azure : ce nom n’existe plus)',
      },
      { type: 'request', url: 'https://promo.exemple.fr/', note: 'adresse citée par le site' },
    ],
  },
  'a bucket nobody holds': {
    artifacts: host(
      'promo.s3.amazonaws.com',
      answers('<Code>NoSuchBucket</Code><Message>The specified bucket does not exist</Message>'),
    ),
    verdict: 'fail',
    title: 'Un sous-domaine mène à un service abandonné',
    evidence: [
      {
        type: 'value',
        label: 'Alias DNS',
        value: 'promo.exemple.fr → promo.s3.amazonaws.com (Amazon S3 : le service ne connaît pas ce site)',
      },
      { type: 'request', url: 'https://promo.exemple.fr/', note: 'adresse citée par le site' },
    ],
  },
  'an unknown service that is gone': {
    artifacts: host('exemple.hebergeur.net', { target: 'missing' }),
    verdict: 'review',
    title: 'Un sous-domaine ne mène plus nulle part : à vérifier',
    evidence: [
      {
        type: 'value',
        label: 'Alias DNS',
        value: 'promo.exemple.fr → exemple.hebergeur.net (service inconnu : ce nom n’existe plus)',
      },
      { type: 'request', url: 'https://promo.exemple.fr/', note: 'adresse citée par le site' },
    ],
  },
  'a service that may check the owner': {
    artifacts: host('exemple.github.io', answers("There isn't a GitHub Pages site here.")),
    verdict: 'review',
    title: 'Un sous-domaine ne mène plus nulle part : à vérifier',
    evidence: [
      {
        type: 'value',
        label: 'Alias DNS',
        value: 'promo.exemple.fr → exemple.github.io (GitHub Pages : le service ne connaît pas ce site)',
      },
      { type: 'request', url: 'https://promo.exemple.fr/', note: 'adresse citée par le site' },
    ],
  },
  'no answer': {
    artifacts: host('', { target: 'unknown' }),
    verdict: 'error',
    reason: 'la zone DNS n’a pas répondu',
  },
  'no alias': { artifacts: host(''), verdict: 'inapplicable', reason: 'aucun sous-domaine n’est un alias' },
  'no domain': {
    artifacts: siteArtifacts({ hosts: null }),
    verdict: 'inapplicable',
    reason: 'le site n’a pas de nom de domaine',
  },
});
