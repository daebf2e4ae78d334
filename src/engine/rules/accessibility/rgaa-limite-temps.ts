import type { Evidence } from '#contract/report.ts';
import { elementEvidence } from '../../derive/dom/dom.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { hurries, obeyedRefresh, refreshDelayOf } from '../../derive/http/refresh.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'rgaa-limite-temps',
  version: 2,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: ['RGAA 13.1.1', 'RGAA 13.1.2', 'WCAG 2.2.1'],
  rgaa: ['13.1'],
  title: {
    fail: 'La page se recharge ou change toute seule après un délai',
    pass: 'Aucun rechargement automatique n’a été relevé',
  },
  why: 'Une personne qui lit lentement, ou avec un lecteur d’écran, perd sa place ou sa saisie.',
  fix: 'Retirer la balise meta refresh. Pour une redirection, la faire côté serveur ; pour actualiser, proposer un bouton.',
  artifacts: ['dom', 'mainResponse'],
  evaluate({ dom, mainResponse }) {
    const evidence: Evidence[] = [];
    const obeyed = obeyedRefresh(dom);
    if (obeyed && hurries(obeyed.delaySeconds)) evidence.push(elementEvidence(dom, obeyed.meta));
    const header = headerValue(mainResponse.headers, 'refresh');
    if (header !== null && hurries(refreshDelayOf(header)))
      evidence.push({ type: 'header', url: mainResponse.url, name: 'refresh', value: header });
    return evidence.length > 0 ? { status: 'fail', evidence } : { status: 'pass' };
  },
});
