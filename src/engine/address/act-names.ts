import { foldText } from '#contract/fold-text.ts';

const acts = [
  'log ?(?:me )?(?:out|off)|sign ?(?:me )?(?:out|off)|disconnect|deconne(?:xion|cter)|quitter|exit|fermer (?:la|ma|votre) session|end session',
  'supprimer|effacer|delete|remove|destroy|vider|erase',
  'resilier|cloturer|desactiver|annuler|cancel|close (?:my )?account|deactivate|desabonner|desinscrire|unsubscribe',
  'acheter|payer|commander|buy|pay|order|checkout|regler|souscrire|subscribe',
  'valider|confirmer|confirm|envoyer|send|submit|soumettre|publier|publish|enregistrer|save|transmettre',
].join('|');
const act = new RegExp(`(?:^|[^a-z])(?:${acts})(?![a-z])`);

/** Whether a control says by its name that it signs out, deletes, ends, buys, sends or changes something. */
export const namesAnAct = (name: string): boolean =>
  act.test(foldText(name.slice(0, 300)).replaceAll(/[\s_-]+/g, ' '));
