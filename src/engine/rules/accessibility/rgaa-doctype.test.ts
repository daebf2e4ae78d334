import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-doctype.ts';

const rest = '<html lang="fr"><head><title>t</title></head><body><p>x</p></body></html>';
const changed = (
  doctype: { name: string; publicId: string; systemId: string },
  compatMode: 'CSS1Compat' | 'BackCompat' = 'CSS1Compat',
) => {
  const artifacts = pageArtifacts(`<!doctype html>${rest}`);
  return { ...artifacts, dom: { ...artifacts.dom, doctype, compatMode } };
};

ruleCases(rule, {
  html5: { artifacts: pageArtifacts(`<!DOCTYPE html>${rest}`), verdict: 'pass' },
  'a comment and blank lines before': {
    artifacts: pageArtifacts(`\n<!-- bonjour -->\n<!doctype html>${rest}`),
    verdict: 'pass',
  },
  'xhtml strict': {
    artifacts: changed({ name: 'html', publicId: '-//W3C//DTD XHTML 1.0 Strict//EN', systemId: '' }),
    verdict: 'pass',
  },
  absent: {
    artifacts: pageArtifacts(rest),
    verdict: 'fail',
    title: 'Le type de document manque',
    evidence: [
      {
        type: 'text',
        quote: '<html lang="fr"><head><title>t</title></head><body><p>x</p></body></html>',
        where: 'début du code de la page',
      },
    ],
  },
  'text before it': {
    artifacts: pageArtifacts(`bonjour<!doctype html>${rest}`),
    verdict: 'fail',
    title: 'Le type de document est mal placé : il ne vient pas en premier',
    evidence: [
      {
        type: 'text',
        quote:
          'bonjour<!doctype html><html lang="fr"><head><title>t</title></head><body><p>x</p></body></html>',
        where: 'début du code de la page',
      },
    ],
  },
  'an unknown type': {
    artifacts: changed({ name: 'html', publicId: '-//MAISON//DTD 1', systemId: '' }),
    verdict: 'review',
    title: 'Le type de document est inhabituel : à vérifier',
    evidence: [
      {
        type: 'text',
        quote: '<!doctype html><html lang="fr"><head><title>t</title></head><body><p>x</p></body></html>',
        where: 'début du code de la page',
      },
    ],
  },
  'an unknown type that browsers read in quirks mode': {
    artifacts: changed({ name: 'html', publicId: '-//MAISON//DTD 1', systemId: '' }, 'BackCompat'),
    verdict: 'fail',
    title: 'Le type de document est inconnu des navigateurs',
    evidence: [{ type: 'text', quote: '<!doctype html>…' }],
  },
  'a known old type that browsers read in quirks mode': {
    artifacts: changed(
      { name: 'html', publicId: '-//W3C//DTD HTML 4.01 Transitional//EN', systemId: '' },
      'BackCompat',
    ),
    verdict: 'review',
    title: 'Le type de document, ancien ou incomplet, est lu en mode de compatibilité : à vérifier',
    evidence: [{ type: 'text', quote: '<!doctype html>…' }],
  },
});
