import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-capteurs.ts';

ruleCases(rule, {
  pass: { 'nothing asked': pageArtifacts() },
  fail: { 'the position': pageArtifacts(undefined, { permissionRequests: ['geolocation'] }) },
});
