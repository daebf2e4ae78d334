import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-doctype.ts';

const rest = '<html lang="fr"><head><title>t</title></head><body><p>x</p></body></html>';
const changed = (doctype: { name: string; publicId: string; systemId: string }) => {
  const artifacts = pageArtifacts(`<!doctype html>${rest}`);
  return { ...artifacts, dom: { ...artifacts.dom, doctype } };
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
    evidence: [
      {
        type: 'text',
        quote: '<!doctype html><html lang="fr"><head><title>t</title></head><body><p>x</p></body></html>',
        where: 'début du code de la page',
      },
    ],
  },
});
