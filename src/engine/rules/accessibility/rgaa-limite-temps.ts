import type { Evidence } from '#contract/report.ts';
import { elementEvidence, pragmasNamed } from '../../derive/dom/dom.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { defineRule } from '../../rule.ts';

/** Beyond 20 hours nobody is hurried (WCAG 2.2.1). */
const twentyHours = 72_000;

const delayOf = (content: string): number => Number.parseFloat(/^\s*([\d.]+)/.exec(content)?.[1] ?? 'NaN');

const hurries = (content: string): boolean => delayOf(content) > 0 && delayOf(content) < twentyHours;

export default defineRule({
  id: 'rgaa-limite-temps',
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
    const metas = pragmasNamed(dom, 'refresh').filter(({ attributes }) => hurries(attributes.content ?? ''));
    const header = headerValue(mainResponse.headers, 'refresh');
    const evidence: Evidence[] = metas.map((meta) => elementEvidence(dom, meta));
    if (header !== null && hurries(header)) {
      evidence.push({ type: 'header', url: mainResponse.url, name: 'refresh', value: header });
    }
    return evidence.length > 0 ? { status: 'fail', evidence } : { status: 'pass' };
  },
});
