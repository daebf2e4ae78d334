import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './perf-retour-instantane.ts';

const hearing = (...globalListeners: readonly string[]) => {
  const page = pageArtifacts();
  return { ...page, dom: { ...page.dom, globalListeners } };
};
const title = (causes: string) => `Le retour en arrière peut recharger toute la page (${causes})`;
const header = (value: string) => ({ type: 'header', name: 'cache-control', value }) as const;
const unload = { type: 'value', label: 'Événement écouté par un script', value: 'unload' } as const;

ruleCases(rule, {
  'nothing in its way': { artifacts: hearing('pagehide', 'click'), verdict: 'pass' },
  'a page that is asked again': {
    artifacts: pageWithHeaders({ 'cache-control': 'no-cache' }),
    verdict: 'pass',
  },
  'a script that waits for the end': {
    artifacts: hearing('unload'),
    verdict: 'fail',
    title: title('écoute de « unload »'),
    evidence: [unload],
  },
  'a page that must not be kept': {
    artifacts: pageWithHeaders({ 'cache-control': 'private, no-store' }),
    verdict: 'fail',
    title: title('« no-store »'),
    evidence: [header('private, no-store')],
  },
  'a page that asks for a password': {
    artifacts: {
      ...pageArtifacts('<form><input type="password" aria-label="Mot de passe"></form>'),
      mainResponse: pageWithHeaders({ 'cache-control': 'no-store' }).mainResponse,
    },
    verdict: 'pass',
  },
  both: {
    artifacts: {
      ...hearing('unload'),
      mainResponse: pageWithHeaders({ 'cache-control': 'no-store' }).mainResponse,
    },
    verdict: 'fail',
    title: title('écoute de « unload », « no-store »'),
    evidence: [unload, header('no-store')],
  },
});
