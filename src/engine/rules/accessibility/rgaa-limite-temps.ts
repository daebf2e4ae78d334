import type { Evidence } from '#contract/report.ts';
import { elementEvidence } from '../../derive/dom/dom.ts';
import { timedLeavings } from '../../derive/html/inline-scripts.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { hurries, obeyedRefresh, refreshDelayOf } from '../../derive/http/refresh.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'rgaa-limite-temps',
  version: 3,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 13.1.1' },
    { kind: 'standard', title: 'RGAA 13.1.2' },
    { kind: 'standard', title: 'WCAG 2.2.1' },
  ],
  rgaa: ['13.1'],
  title: {
    fail: 'La page se recharge ou change toute seule après un délai',
    pass: 'Aucun rechargement automatique n’a été relevé',
  },
  messages: { script: 'Un script recharge ou quitte la page après un délai : à vérifier' },
  why: 'Une personne qui lit lentement, ou avec un lecteur d’écran, perd sa place ou sa saisie.',
  fix: 'Retirer la balise meta refresh. Pour une redirection, la faire côté serveur ; pour actualiser, proposer un bouton.',
  advice: {
    script: { fix: 'Retirer ce délai, ou permettre de l’arrêter ou de le prolonger avant qu’il n’expire.' },
  },
  artifacts: ['dom', 'mainResponse', 'source'],
  evaluate({ dom, mainResponse, source }) {
    const evidence: Evidence[] = [];
    const obeyed = obeyedRefresh(dom);
    if (obeyed && hurries(obeyed.delaySeconds)) evidence.push(elementEvidence(dom, obeyed.meta));
    const header = headerValue(mainResponse.headers, 'refresh');
    if (header !== null && hurries(refreshDelayOf(header)))
      evidence.push({ type: 'header', url: mainResponse.url, name: 'refresh', value: header });
    if (evidence.length > 0) return { status: 'fail', evidence };
    // Whether someone asked for it first is not known.
    const timed = timedLeavings(source.html).filter(({ delaySeconds }) => hurries(delaySeconds));
    if (timed.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      message: 'script',
      evidence: timed.map(({ code }) => ({ type: 'text', quote: code, where: 'script de la page' })),
    };
  },
});
