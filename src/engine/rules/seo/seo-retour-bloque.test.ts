import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-retour-bloque.ts';

const page = (script: string) =>
  pageArtifacts(`<html><head><script>${script}</script></head><body><p>Texte</p></body></html>`);
const held = (quote: string) => ({
  verdict: 'review' as const,
  evidence: [{ type: 'text' as const, quote, where: 'https://www.exemple.fr/' }],
});
const push = 'history.pushState(null, null, location.href);';

ruleCases(rule, {
  'no script': { artifacts: pageArtifacts('<p>Texte</p>'), verdict: 'pass' },
  'forth again at each step back': {
    artifacts: page(`${push} window.onpopstate = function () { history.go(1); };`),
    ...held('onpopstate = function () { history.go(1); }'),
  },
  'the page put before itself again': {
    artifacts: page(`${push} window.addEventListener('popstate', () => { ${push} });`),
    ...held("addEventListener('popstate', () => {…"),
  },
  'elsewhere at a step back': {
    artifacts: page(
      `history.pushState({}, '', ''); addEventListener('popstate', function () { location.href = 'https://offres.exemple/'; });`,
    ),
    ...held("addEventListener('popstate', function () { location.href…"),
  },
  'an application that shows what the address says': {
    artifacts: page(`window.onpopstate = function (event) { show(event.state); };`),
    verdict: 'pass',
  },
  'one that writes its addresses, and only shows them again': {
    artifacts: page(
      `function go(path) { history.pushState({ path }, '', path); show(path); } onpopstate = ({ state }) => show(state.path);`,
    ),
    verdict: 'pass',
  },
  'a window that a step back closes, and another that opens it': {
    artifacts: page(
      `addEventListener('popstate', () => { close(); }); function open() { history.pushState(null, ''); location.href = '#menu'; }`,
    ),
    verdict: 'pass',
  },
  'a page that is loaded again where it is': {
    artifacts: page(`${push} window.onpopstate = () => { location.href = location.href; };`),
    verdict: 'pass',
  },
  'a handler that is written elsewhere': {
    artifacts: page(`${push} addEventListener('popstate', onBack); history.go(1);`),
    verdict: 'pass',
  },
  'a script in a comment': {
    artifacts: page(`/* ${push} onpopstate = () => history.go(1); */`),
    verdict: 'pass',
  },
});
