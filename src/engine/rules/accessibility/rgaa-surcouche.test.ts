import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { request } from '#tests/support/visit-parts.ts';
import rule from './rgaa-surcouche.ts';

const loading = (...urls: readonly string[]) =>
  pageArtifacts(undefined, { requests: urls.map((url) => request(url)) });
const title = (names: string) =>
  `Une surcouche d’accessibilité est installée (${names}) : elle ne rend pas le site conforme`;

ruleCases(rule, {
  'a page without any': { artifacts: loading('https://www.exemple.fr/app.js'), verdict: 'pass' },
  'one, named once': {
    artifacts: loading('https://acsbapp.com/apps/app/dist/js/app.js', 'https://cdn.acsbapp.com/config.json'),
    verdict: 'review',
    title: title('accessiBe'),
    evidence: [{ type: 'request', url: 'https://acsbapp.com/apps/app/dist/js/app.js', note: 'accessiBe' }],
  },
  'two of them': {
    artifacts: loading(
      'https://cdn.userway.org/widget.js',
      'https://ws.facil-iti.com/tag/faciliti-tag.min.js',
    ),
    verdict: 'review',
    title: title('UserWay, FACIL’iti'),
    evidence: [
      { type: 'request', url: 'https://cdn.userway.org/widget.js', note: 'UserWay' },
      { type: 'request', url: 'https://ws.facil-iti.com/tag/faciliti-tag.min.js', note: 'FACIL’iti' },
    ],
  },
  'a host that only ends alike': {
    artifacts: loading('https://monuserway.org/widget.js'),
    verdict: 'pass',
  },
});
