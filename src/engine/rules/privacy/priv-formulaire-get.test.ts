import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-formulaire-get.ts';

const form = (attributes: string, field = '<input type="email" name="email" aria-label="Courriel">') =>
  pageArtifacts(`<form ${attributes}>${field}</form>`);

ruleCases(rule, {
  post: { artifacts: form('method="post" action="/contact"'), verdict: 'pass' },
  'in capitals': { artifacts: form('method="POST"'), verdict: 'pass' },
  'explicit get': {
    artifacts: form('method="get" action="/contact"'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > form' }],
  },
  'get by default': {
    artifacts: form('action="/contact"'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > form' }],
  },
  'an address in a link': {
    artifacts: pageArtifacts('<a href="/desabonnement?email=jean%40exemple.fr">Se désabonner</a>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'neither method nor action': {
    artifacts: form(''),
    verdict: 'review',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > form',
        note: 'un script envoie peut-être ce formulaire autrement',
      },
    ],
  },
  'neither method nor action, and a script that listens': {
    artifacts: form('data-listeners="submit"'),
    verdict: 'pass',
  },
  'neither method nor action, and a script in its attribute': {
    artifacts: form('onsubmit="event.preventDefault(); envoyer(this)"'),
    verdict: 'pass',
  },
  'nothing in it sends it': {
    artifacts: form(
      '',
      '<input type="email" name="email" aria-label="Courriel"><input type="tel" name="tel" aria-label="Téléphone"><button type="button">Suivant</button>',
    ),
    verdict: 'pass',
  },
  'a button beside it sends it': {
    artifacts: pageArtifacts(
      '<form id="f"><input type="email" name="email" aria-label="Courriel"><input type="tel" name="tel" aria-label="Téléphone"></form><button form="f">Envoyer</button>',
    ),
    verdict: 'review',
    evidence: [{ type: 'element', selector: '#f' }],
  },
  'one field, which the Enter key sends, and a button that does not': {
    artifacts: form(
      '',
      '<input type="email" name="email" aria-label="Courriel"><button type="button">Suivant</button>',
    ),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > form' }],
  },
  'a script listens': {
    artifacts: form('action="/contact" data-listeners="submit"'),
    verdict: 'review',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > form',
        note: 'un script envoie peut-être ce formulaire autrement',
      },
    ],
  },
  'a field without a name': {
    artifacts: form('action="/contact"', '<input type="email" id="email" aria-label="Courriel">'),
    verdict: 'inapplicable',
    reason: 'aucun formulaire de ce type',
  },
  'a field switched off': {
    artifacts: form('action="/contact"', '<input type="email" name="email" disabled aria-label="Courriel">'),
    verdict: 'inapplicable',
    reason: 'aucun formulaire de ce type',
  },
  'a search engine': {
    artifacts: form('action="/recherche"', '<input type="search" name="q" aria-label="Rechercher">'),
    verdict: 'inapplicable',
    reason: 'aucun formulaire de ce type',
  },
  'a directory by name': {
    artifacts: form('action="/annuaire"', '<input type="text" name="nom" aria-label="Nom">'),
    verdict: 'inapplicable',
    reason: 'aucun formulaire de ce type',
  },
  'a mail link': {
    artifacts: pageArtifacts('<a href="mailto:a@b.fr?email=a@b.fr">Écrire</a>'),
    verdict: 'inapplicable',
    reason: 'aucun formulaire de ce type',
  },
});
