import { formatNumber } from '#contract/french.ts';
import type { Dom, DomNode, Movement } from '../../artifacts.ts';
import { byTag, descendantsOf, outermost } from '../../derive/dom/dom.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { hasOwnControls, hasPauseButton, hasPauseLink, startsAlone } from '../../derive/media/media.ts';
import { defineRule, threshold } from '../../rule.ts';
import { driven, drivenProof } from '../verdicts/driven-page.ts';
import { evidenceOfNodes, joinProofs } from '../verdicts/evidence.ts';

/** The criterion’s limit. */
const limitSeconds = threshold(5, { from: 'RGAA 13.8.1' });

function isEndlessVideo(dom: Dom, node: DomNode): boolean {
  const { media } = node;
  if (!media || !startsAlone(node) || media.controls || media.paused || !isShown(node)) return false;
  const long = media.loop || (media.durationSeconds ?? 0) > limitSeconds;
  return long && !hasOwnControls(dom, node);
}

const isCarousel = ({ attributes }: DomNode): boolean =>
  /^(carousel|true)$/.test(attributes['data-bs-ride'] ?? attributes['data-ride'] ?? '') ||
  (attributes['data-autoplay'] !== undefined && attributes['data-autoplay'] !== 'false');

/** Where slides are named as such, one alone has nothing to turn with. */
function mayTurn(dom: Dom, node: DomNode): boolean {
  const inside = descendantsOf(dom, node);
  const slides = inside.filter(({ attributes }) =>
    /(?:^|\s)(?:carousel-)?item(?:\s|$)/.test(attributes.class ?? ''),
  );
  return inside.length > 3 && slides.length !== 1;
}

const smallPx = threshold(2_000, {
  ours: 'Smaller things (a dot, an icon) hinder little: only those that never end are told, and as a doubt',
});

const isTold = ({ by, areaPx, holdsContent, durationSeconds }: Movement): boolean =>
  areaPx >= smallPx || holdsContent || (by === 'animation' && durationSeconds === null);

const turns = threshold(3, {
  ours: 'Three turns and more: what a script moved once or twice, it may have put in its place',
});

/** Declared to go on, or seen to be moved in turn for as long as the criterion allows. */
const isCertain = ({ by, changes, holdsContent, stopsWhenReduced, observedSeconds }: Movement): boolean =>
  holdsContent &&
  !stopsWhenReduced &&
  (by === 'animation' || (changes >= turns && observedSeconds >= limitSeconds));

const noteOf = ({ by, kind, changes, durationSeconds, observedSeconds, snippet }: Movement): string => {
  const observed = `${formatNumber(observedSeconds, 1)} s d’observation`;
  if (by === 'script' && snippet.startsWith('<canvas')) return `redessiné par un script pendant ${observed}`;
  if (by === 'script' && kind === 'blink') return `changé ${changes} fois par un script en ${observed}`;
  if (by === 'script') return `animé par un script pendant ${observed}`;
  return durationSeconds === null ? 'animation sans fin' : `animation de ${formatNumber(durationSeconds)} s`;
};

export default defineRule({
  id: 'rgaa-mouvement-auto',
  // 5: what styles move on pages that are not driven.
  // 7: a link that pauses is looked at, not denied.
  version: 7,
  severity: 'majeur',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 13.8.1' },
    { kind: 'standard', title: 'WCAG 2.2.2' },
  ],
  rgaa: ['13.8'],
  title: {
    fail: 'Un contenu bouge sans que l’on puisse l’arrêter',
    pass: 'Aucun mouvement automatique prolongé n’a été relevé',
  },
  messages: {
    carousel: 'Un carrousel défile peut-être tout seul : bouton d’arrêt à vérifier',
    moving: 'Un contenu bouge tout seul : bouton d’arrêt à vérifier',
  },
  why: 'Un mouvement permanent empêche de lire les personnes dyslexiques ou ayant des troubles de l’attention, et peut donner la nausée.',
  fix: 'Ajouter un bouton pause visible et accessible au clavier, ou supprimer la lecture automatique.',
  judges: 'layout',
  artifacts: ['dom', 'moves', 'animations'],
  moves: ['autoMotion'],
  evaluate({ dom, moves, animations }) {
    const relics = byTag(dom, 'marquee', 'blink').filter((node) => node.visible);
    const paused = hasPauseButton(dom);
    const videos = paused ? [] : byTag(dom, 'video').filter((node) => isEndlessVideo(dom, node));
    const movements = paused ? [] : ((moves ?? animations.motion)?.autoMotion ?? []).filter(isTold);
    const certain = joinProofs(
      evidenceOfNodes(dom, [...relics, ...videos]),
      drivenProof(movements.filter(isCertain), noteOf),
    );
    if (certain.occurrences > 0)
      return hasPauseLink(dom)
        ? { status: 'review', message: 'moving', ...certain }
        : { status: 'fail', ...certain };
    const turning = dom.nodes.filter((node) => node.visible && isCarousel(node) && mayTurn(dom, node));
    const carousels = outermost(dom, turning);
    if (carousels.length > 0 && !paused) {
      // What a script moves there is the carousel itself.
      const others = movements.filter(({ by }) => by === 'animation');
      const proof = joinProofs(evidenceOfNodes(dom, carousels), drivenProof(others, noteOf));
      return { status: 'review', message: 'carousel', ...proof };
    }
    if (movements.length > 0)
      return { status: 'review', message: 'moving', ...drivenProof(movements, noteOf) };
    const { without } = driven(moves, 'autoMotion');
    return without?.status === 'untested' ? without : { status: 'pass' };
  },
});
