import { formatNumber } from '#contract/french.ts';
import type { Evidence } from '#contract/report.ts';
import type { OrientationView } from '../../artifacts.ts';
import { orientationLock } from '../../derive/html/inline-scripts.ts';
import { defineRule } from '../../rule.ts';
import { driven } from '../verdicts/driven-page.ts';

/** Share of the text that may be missing in one orientation before a person should look. */
const toleratedLoss = 0.3;

function locks(view: OrientationView, label: string): Evidence[] {
  if (view.turnRequest !== '') return [{ type: 'text', quote: view.turnRequest, where: label }];
  return view.turned ? [{ type: 'value', label, value: 'page tournée d’un quart de tour' }] : [];
}

export default defineRule({
  id: 'rgaa-orientation',
  version: 2,
  severity: 'majeur',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 13.9.1' },
    { kind: 'standard', title: 'WCAG 1.3.4' },
  ],
  rgaa: ['13.9.1'],
  title: {
    fail: 'La page ne s’affiche que dans un sens de l’écran',
    pass: 'La page s’affiche en portrait comme en paysage',
  },
  messages: {
    lost: 'Une partie du texte disparaît quand on tourne l’écran : à vérifier',
    script: 'Un script demande à l’appareil de ne plus tourner la page : à vérifier',
  },
  why: 'Une personne dont le téléphone ou la tablette est fixé à un fauteuil ne peut pas le tourner.',
  fix: 'Supprimer la règle de style ou le message qui impose un sens (portrait ou paysage) et adapter la mise en page aux deux.',
  advice: {
    lost: {
      why: 'Une personne dont le téléphone ou la tablette est fixé à un fauteuil perd ce texte.',
      fix: 'Adapter la mise en page aux deux sens : un même contenu doit se trouver dans l’un et dans l’autre.',
    },
  },
  judges: 'layout',
  artifacts: ['moves', 'source'],
  moves: ['orientation'],
  evaluate({ moves, source }) {
    const lock = orientationLock(source.html);
    const asked = lock === null ? null : ({ type: 'text', quote: lock, where: 'script de la page' } as const);
    const { result, without } = driven(moves, 'orientation');
    if (!result && !asked) return without;
    if (!result) return { status: 'review', message: 'script', evidence: asked ? [asked] : [] };
    const { portrait, landscape } = result;
    const proofs = [locks(portrait, 'En portrait'), locks(landscape, 'En paysage')];
    // Turned or covered in both orientations is a design, not a lock.
    if (proofs.filter((list) => list.length > 0).length === 1)
      return { status: 'fail', evidence: proofs.flat() };
    const most = Math.max(portrait.textLength, landscape.textLength);
    const least = Math.min(portrait.textLength, landscape.textLength);
    if (asked) return { status: 'review', message: 'script', evidence: [asked] };
    if (most === 0 || least >= most * (1 - toleratedLoss)) return { status: 'pass' };
    const value = (label: string, view: OrientationView): Evidence => ({
      type: 'value',
      label,
      value: `${formatNumber(view.textLength)} caractères visibles`,
    });
    return {
      status: 'review',
      message: 'lost',
      evidence: [value('En portrait', portrait), value('En paysage', landscape)],
    };
  },
});
