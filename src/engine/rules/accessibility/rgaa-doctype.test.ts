import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-doctype.ts';

const rest = '<html lang="fr"><head><title>t</title></head><body><p>x</p></body></html>';
const changed = (doctype: { name: string; publicId: string; systemId: string }) => {
  const artifacts = pageArtifacts(`<!doctype html>${rest}`);
  return { ...artifacts, dom: { ...artifacts.dom, doctype } };
};

ruleCases(rule, {
  pass: {
    html5: pageArtifacts(`<!DOCTYPE html>${rest}`),
    'a comment and blank lines before': pageArtifacts(`\n<!-- bonjour -->\n<!doctype html>${rest}`),
    'xhtml strict': changed({ name: 'html', publicId: '-//W3C//DTD XHTML 1.0 Strict//EN', systemId: '' }),
  },
  fail: {
    absent: pageArtifacts(rest),
    'text before it': pageArtifacts(`bonjour<!doctype html>${rest}`),
  },
  review: { 'an unknown type': changed({ name: 'html', publicId: '-//MAISON//DTD 1', systemId: '' }) },
});
