import { typeset } from '../french.ts';
import { type JourneyFailure, type JourneyStep, journeyFailures, type Selectors } from './journey.ts';

/** How a recording names an element, the most readable of its ways first. */
function nameOf(selectors: Selectors): string {
  const ways = selectors.map((way) => way.join(' › '));
  const spoken = ways.find((way) => /^(?:aria|text)\//.test(way));
  return (spoken ?? ways[0] ?? '').replace(/^(?:aria|text|xpath|pierce)\//, '').slice(0, 120);
}

/** A step in French: « Cliquer sur “Connexion” ». */
export function stepWords(step: JourneyStep): string {
  return typeset(wordsOf(step));
}

function wordsOf(step: JourneyStep): string {
  switch (step.type) {
    case 'setViewport':
      return `Donner à la fenêtre ${step.width} × ${step.height} pixels`;
    case 'emulateNetworkConditions':
      return 'Changer le débit du réseau (ignoré : l’audit a le sien)';
    case 'navigate':
      return `Ouvrir ${step.url.slice(0, 300)}`;
    case 'click':
      return `Cliquer sur « ${nameOf(step.selectors)} »`;
    case 'doubleClick':
      return `Double-cliquer sur « ${nameOf(step.selectors)} »`;
    case 'hover':
      return `Passer le pointeur sur « ${nameOf(step.selectors)} »`;
    case 'change':
      return 'secret' in step.value
        ? `Saisir le secret « ${step.value.secret} » dans « ${nameOf(step.selectors)} »`
        : `Saisir « ${step.value.text.slice(0, 120)} » dans « ${nameOf(step.selectors)} »`;
    case 'keyDown':
      return `Enfoncer la touche ${step.key}`;
    case 'keyUp':
      return `Relâcher la touche ${step.key}`;
    case 'scroll':
      return step.selectors === null
        ? 'Faire défiler la page'
        : `Faire défiler « ${nameOf(step.selectors)} »`;
    case 'waitForElement':
      return step.visible
        ? `Attendre « ${nameOf(step.selectors)} »`
        : `Attendre que « ${nameOf(step.selectors)} » disparaisse`;
    case 'close':
      return 'Fermer la page';
  }
}

/** « Étape 4 (Cliquer sur “Payer”) : … ». */
export const failureWords = (at: number, step: JourneyStep, failure: JourneyFailure): string =>
  typeset(`étape ${at + 1}, ${stepWords(step)} : ${journeyFailures[failure]}`);
