import type { Evidence } from '#contract/report.ts';
import { elementEvidence } from '../../derive/dom/dom.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { hurries, obeyedRefresh, refreshDelayOf } from '../../derive/http/refresh.ts';
import { defineRule } from '../../rule.ts';

/** Level AAA allows no delay at all, however long: good to know, nothing to repair. */
export default defineRule({
  id: 'wcag-rechargement-aaa',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'WCAG 2.2.4' },
    { kind: 'standard', title: 'WCAG 3.2.5' },
  ],
  title: {
    fail: 'La page se recharge ou change toute seule, même tard (niveau AAA)',
    pass: 'Aucun rechargement automatique n’est écrit dans la page (niveau AAA)',
  },
  why: 'Aucune loi ne l’interdit au-delà de vingt heures et rien n’est à corriger ; une page laissée ouverte change seulement sans que personne l’ait demandé.',
  fix: 'Pour aller plus loin, retirer la balise meta refresh et proposer un bouton.',
  artifacts: ['dom', 'mainResponse'],
  evaluate({ dom, mainResponse }) {
    const obeyed = obeyedRefresh(dom);
    const header = headerValue(mainResponse.headers, 'refresh');
    const delays = [obeyed?.delaySeconds ?? null, header === null ? null : refreshDelayOf(header)];
    if (delays.some(hurries)) return { status: 'inapplicable', reason: 'jugé par un contrôle plus précis' };
    const evidence: Evidence[] = [];
    if (obeyed && obeyed.delaySeconds > 0) evidence.push(elementEvidence(dom, obeyed.meta));
    if (header !== null && (refreshDelayOf(header) ?? 0) > 0)
      evidence.push({ type: 'header', url: mainResponse.url, name: 'refresh', value: header });
    return evidence.length > 0 ? { status: 'fail', evidence } : { status: 'pass' };
  },
});
