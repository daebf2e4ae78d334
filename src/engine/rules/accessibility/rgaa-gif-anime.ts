import { formatNumber } from '#contract/french.ts';
import { elementEvidence } from '../../derive/dom/dom.ts';
import { type ShownAnimation, shownAnimations } from '../../derive/media/animated-images.ts';
import { hasPauseButton } from '../../derive/media/media.ts';
import { defineRule, threshold } from '../../rule.ts';

/** The criterion’s limit. */
const limitSeconds = threshold(5, { from: 'RGAA 13.8.1' });

const goesOn = ({ image: { plays, durationSeconds } }: ShownAnimation): boolean =>
  plays === null || plays * durationSeconds > limitSeconds;

const noteOf = ({ image: { plays, durationSeconds, frames } }: ShownAnimation): string => {
  const run = `${frames} images en ${formatNumber(durationSeconds, 1)} s`;
  return plays === null ? `${run}, sans fin` : `${run}, ${plays} fois`;
};

export default defineRule({
  id: 'rgaa-gif-anime',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 13.8.1' },
    { kind: 'standard', title: 'WCAG 2.2.2' },
  ],
  rgaa: ['13.8'],
  title: {
    fail: 'Une image animée ne peut pas être arrêtée',
    pass: 'Les images animées s’arrêtent d’elles-mêmes',
  },
  messages: { control: 'Une image animée dure plus de cinq secondes : bouton d’arrêt à vérifier' },
  why: 'Un mouvement permanent empêche de lire les personnes qui ont des troubles de l’attention.',
  fix: 'Remplacer l’image animée par une vidéo avec ses commandes, par une image fixe, ou ne la jouer qu’une fois en moins de cinq secondes.',
  artifacts: ['dom', 'animations'],
  evaluate({ dom, animations }) {
    const shown = shownAnimations(dom, animations);
    if (shown.length === 0) return { status: 'inapplicable', reason: 'aucune image animée' };
    const endless = shown.filter(goesOn);
    if (endless.length === 0) return { status: 'pass' };
    const evidence = endless.map((animation) => elementEvidence(dom, animation.node, noteOf(animation)));
    return hasPauseButton(dom)
      ? { status: 'review', message: 'control', evidence }
      : { status: 'fail', evidence };
  },
});
