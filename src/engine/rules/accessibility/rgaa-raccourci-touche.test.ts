import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-raccourci-touche.ts';

ruleCases(rule, {
  none: { artifacts: withBody('<input aria-label="x" data-listeners="keydown">'), verdict: 'pass' },
  'a listener on the page, as scripts of menus have': {
    artifacts: pageArtifacts('<!doctype html><html lang="fr"><body data-listeners="keydown">x</body></html>'),
    verdict: 'pass',
  },
  'a listener that asks for a letter': {
    artifacts: pageArtifacts(
      `<!doctype html><html lang="fr"><body data-listeners="keydown">x<script>document.body.onkeydown=(e)=>{if(e.key==='m')ouvrir()}</script></body></html>`,
    ),
    verdict: 'review',
    evidence: [{ type: 'text', quote: ".key==='m'", where: 'script de la page' }],
  },
  'a letter asked for in the attribute': {
    artifacts: pageArtifacts(
      '<!doctype html><html lang="fr"><body onkeydown="if(event.keyCode==77)ouvrir()">x</body></html>',
    ),
    verdict: 'review',
    evidence: [{ type: 'text', quote: '.keyCode==77', where: 'script de la page' }],
  },
});
