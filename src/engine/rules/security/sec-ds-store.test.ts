import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { exposes, sensitiveSite } from '#tests/support/sensitive.ts';
import rule from './sec-ds-store.ts';

ruleCases(rule, {
  pass: {
    'asked, and nothing there': sensitiveSite(),
    'something else answers': exposes('git', '/autre', 'autre chose'),
  },
  fail: { 'a folder index': exposes('ds-store', '/.DS_Store', 'index de dossier de macOS') },
  error: { 'no clear answer': sensitiveSite({ 'ds-store': 'unanswered' }) },
  inapplicable: {
    'a domain nobody proved': siteArtifacts({ sensitive: null }),
  },
});
