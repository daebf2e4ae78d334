import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-cache-navigateur.ts';

const withHeaders = (headers: Record<string, string>, resourceType: 'script' | 'document' = 'script') => {
  const responseHeaders = Object.entries(headers).map(([name, value]) => ({ name, value }));
  return pageArtifacts(undefined, { requests: [networkRequest({ resourceType, responseHeaders })] });
};
const page = (value: string | null, resourceType: 'script' | 'document' = 'script') =>
  withHeaders(value === null ? {} : { 'cache-control': value }, resourceType);
const served = 'Sat, 21 Nov 2026 10:00:00 GMT';

ruleCases(rule, {
  'a year': { artifacts: page('public, max-age=31536000, immutable'), verdict: 'pass' },
  'a week': { artifacts: page('max-age=604800'), verdict: 'pass' },
  'a date far away, in the older header': {
    artifacts: withHeaders({ date: served, expires: 'Mon, 21 Dec 2026 10:00:00 GMT' }),
    verdict: 'pass',
  },
  'a date that is past': {
    artifacts: withHeaders({ date: served, expires: 'Fri, 20 Nov 2026 10:00:00 GMT' }),
    verdict: 'fail',
    title: 'Des fichiers sont téléchargés de nouveau à chaque visite',
    evidence: [{ type: 'header', name: 'cache-control', value: null }],
  },
  'a validator alone: asked again, not downloaded again': {
    artifacts: withHeaders({ 'cache-control': 'no-cache', etag: '"a1"' }),
    verdict: 'fail',
    title: 'Des fichiers sont redemandés au serveur d’une visite à l’autre',
    severity: 'info',
    evidence: [{ type: 'header', name: 'cache-control', value: 'no-cache' }],
  },
  'a validator of a file that may not be stored': {
    artifacts: withHeaders({ 'cache-control': 'no-store', 'last-modified': served }),
    verdict: 'fail',
    title: 'Des fichiers sont téléchargés de nouveau à chaque visite',
    evidence: [{ type: 'header', name: 'cache-control', value: 'no-store' }],
  },
  'no header': {
    artifacts: page(null),
    verdict: 'fail',
    title: 'Des fichiers sont téléchargés de nouveau à chaque visite',
    evidence: [{ type: 'header', name: 'cache-control', value: null }],
  },
  'an hour': {
    artifacts: page('max-age=3600'),
    verdict: 'fail',
    title: 'Des fichiers sont téléchargés de nouveau à chaque visite',
    evidence: [{ type: 'header', name: 'cache-control', value: 'max-age=3600' }],
  },
  forbidden: {
    artifacts: page('no-store, max-age=31536000'),
    verdict: 'fail',
    title: 'Des fichiers sont téléchargés de nouveau à chaque visite',
    evidence: [{ type: 'header', name: 'cache-control', value: 'no-store, max-age=31536000' }],
  },
  'the page itself': {
    artifacts: page(null, 'document'),
    verdict: 'inapplicable',
    reason: 'aucun fichier du site',
  },
  'a second less than a week': {
    artifacts: page('max-age=604799'),
    verdict: 'fail',
    title: 'Des fichiers sont téléchargés de nouveau à chaque visite',
    evidence: [{ type: 'header', name: 'cache-control', value: 'max-age=604799' }],
  },
});
