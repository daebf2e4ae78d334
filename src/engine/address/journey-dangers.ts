import { foldText } from '#contract/fold-text.ts';
import type { JourneyStep } from '#contract/journey/journey.ts';
import { namesLeavingOrLoss } from './action-address.ts';

/** Never pressed, whatever was recorded: it ends the session, deletes, or commits to a purchase. */
const refusedActs = [
  'log ?(?:me )?(?:out|off)|sign ?(?:me )?(?:out|off)|disconnect|deconne(?:xion|cter)|fermer (?:la|ma|votre) session|end session',
  'supprimer|effacer|delete|destroy|erase|vider',
  'resilier|cloturer|desactiver|close (?:my )?account|deactivate|desabonner|desinscrire|unsubscribe',
  'acheter|payer|buy|pay|regler|souscrire|subscribe|avec obligation de paiement|place (?:my )?order',
  '(?:passer|valider|confirmer|finaliser) (?:la |ma |votre |cette )?commande|confirm (?:my )?order|complete (?:my )?order',
].join('|');
/** Pressed where it leads somewhere; nothing is sent by it. */
const sendingActs =
  'commander|order|checkout|confirmer|confirm|envoyer|send|publier|publish|transmettre|reserver|book|donner|donate';

const asWord = (words: string) => new RegExp(`(?:^|[^a-z])(?:${words})(?![a-z])`);
const refused = asWord(refusedActs);
const sending = asWord(sendingActs);

/** What pressing a control of that name would do: `refused` is never pressed, `sends` only where nothing but reading follows. */
export function dangerOf(name: string): 'refused' | 'sends' | null {
  const said = foldText(name.slice(0, 300)).replaceAll(/[\s_-]+/g, ' ');
  if (refused.test(said)) return 'refused';
  return sending.test(said) ? 'sends' : null;
}

/** Whether asking for an address would sign out, delete, cancel or order; filling a basket may be a step of a journey. */
export const isRefusedInJourney = (url: URL): boolean => namesLeavingOrLoss(url);

/** The first step that a journey must not make, by what it names; -1: none. */
export function refusedStepOf(steps: readonly JourneyStep[]): number {
  return steps.findIndex((step) => {
    if (step.type === 'navigate') {
      const url = URL.parse(step.url);
      return url !== null && isRefusedInJourney(url);
    }
    if (step.type !== 'click' && step.type !== 'doubleClick') return false;
    const names = step.selectors.flat().filter((part) => /^(?:aria|text)\//.test(part));
    return names.some((part) => dangerOf(part.slice(5)) === 'refused');
  });
}
