import { withoutAccents } from '#contract/fold-text.ts';
import { decoded } from './decoded.ts';

/** Leaving, in the words of frameworks and of French sites. */
const leaving =
  'log-?(?:me-?|user-?)?out|log-?(?:me-?)?off|sign-?(?:me-?)?out|sign-?off|(?:logged|signed)-?out|deconnexion|deconnecter|deconnect|deconnectez-vous|disconnect|(?:end|close|kill|destroy|clear|exit|terminate)-?session|(?:fermer|quitter|terminer|cloturer)-?(?:la-|ma-|votre-)?session|fin-?de-?session|fermeture-?de-?session|slo|sls|quitter';
const others = [
  'unsubscribe|desinscription|desinscrire|desabonnement|desabonner',
  'delete|remove|destroy|supprimer|effacer|cancel|annuler',
  'vider-le-panier|empty-cart|remove-from-cart',
  '(?:delete|remove|close|deactivate)-?(?:my-?|your-?)?(?:account|profile)|(?:supprimer|cloturer|fermer|desactiver)-?(?:mon-?|votre-?|le-?|un-?)?(?:compte|profil)|resilier|revoke',
  'place-?order|confirm-?order|buy-?now|pay-?now|passer-?commande|(?:valider|confirmer)-?(?:la-?|ma-?|votre-?)?commande',
  'wp-admin',
].join('|');
const filling = 'add-?to-?(?:cart|basket|bag|wishlist)|ajouter-(?:au|dans-le)-panier|ajout-panier';
/** A name of an address that says what is done, with what frameworks put around it. */
const named = (words: string) =>
  new RegExp(
    `^(?:(?:do|on|my|auth|admin|session|user|users|member|membre|client|compte|account|oidc|saml|sso|ajax|se|me)-?)?(?:${words})(?:-(?:user|utilisateur|oidc|callback|all|now|confirm))?$`,
  );
const actionName = named(`${leaving}|${others}|${filling}`);
const lossName = named(`${leaving}|${others}`);
const sessionPath =
  /(?:^|\/)sessions?\/(?:end|destroy|delete|close|kill|clear|terminate|invalidate|fin|fermer|quitter|terminer)$/;
/** Parameters that act by themselves, whatever their value. */
const actionKey = /^(?:add-?to-?(?:cart|wishlist)|remove-item|replytocom|share|empty-cart|undo-item)$/;
/** Their value is what somebody looks for. */
const searchKey = /^(?:q|s|k|query|search|recherche|rechercher|keywords?|mots?|term|terme)$/;

/** What some servers read twice is read twice here: `%2564` is « d ». */
const readTwice = (text: string): string => decoded(decoded(text));

/** `D%C3%A9connexion`, `deconnexion.php` and `DECONNEXION;jsessionid=1` are one name. */
const nameOf = (text: string): string =>
  withoutAccents(readTwice(text))
    .toLowerCase()
    .replace(/;.*$/, '')
    .replace(/\.(?:php\d?|aspx?|jspx?|html?|do|action|cgi|cfm|json|xml)$/, '')
    .replaceAll(/[\s_+~.\u2010-\u2015-]+/g, '-')
    .replaceAll(/(?<!-)-+$|^-+/g, '');

const hasName = (text: string, wanted: RegExp): boolean =>
  text
    .split(/[/.:]/)
    .map(nameOf)
    .some((name) => wanted.test(name));

/**
 * Whether following an address by GET could change something: signing out, deleting, unsubscribing, filling a basket. Such an
 * address is never followed: what names an action somewhere names it here, however it is written.
 */
export function isActionAddress({ pathname, searchParams }: URL): boolean {
  const names = readTwice(pathname).split('/').map(nameOf);
  if (names.some((name) => actionName.test(name)) || sessionPath.test(names.join('/'))) return true;
  for (const [key, value] of searchParams) {
    const name = nameOf(key);
    if (actionKey.test(name) || actionName.test(name)) return true;
    if (!searchKey.test(name) && hasName(value, actionName)) return true;
  }
  return false;
}

/** The same of what ends a session, deletes, cancels or orders alone: a journey may fill a basket. */
export function namesLeavingOrLoss({ pathname, searchParams }: URL): boolean {
  const names = readTwice(pathname).split('/').map(nameOf);
  if (names.some((name) => lossName.test(name)) || sessionPath.test(names.join('/'))) return true;
  return [...searchParams].some(
    ([key, value]) =>
      lossName.test(nameOf(key)) || (!searchKey.test(nameOf(key)) && hasName(value, lossName)),
  );
}
