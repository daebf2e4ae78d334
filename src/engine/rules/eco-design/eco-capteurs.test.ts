import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-capteurs.ts';

ruleCases(rule, {
  'nothing asked': { artifacts: pageArtifacts(), verdict: 'pass' },
  'the position': {
    artifacts: pageArtifacts(undefined, { permissionRequests: ['geolocation'] }),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Demandé au chargement', value: 'position du visiteur' }],
  },
});
