import type { ConsoleMessage, NetworkRequest } from '../../artifacts.ts';
import { clip } from '../../derive/dom/dom.ts';
import { corsRefusalOf } from '../../derive/http/cors-refusal.ts';
import { isOwnUrl } from '../../derive/http/domains.ts';
import { isUnanswered, isUnansweredScript } from '../../derive/http/unanswered-requests.ts';
import { defineRule } from '../../rule.ts';

/** What is thrown where another script should have defined something. */
const wantsAnother = ({ text }: ConsoleMessage): boolean =>
  /is not defined|is not a (?:function|constructor)|Cannot (?:read|set) propert|(?:of|is) (?:undefined|null)\b/.test(
    text,
  );

/** What is thrown where an answer that the page asked for did not come. */
const wantsAnswer = ({ text }: ConsoleMessage): boolean =>
  /\bFailed to fetch\b|\bNetwork ?Error\b|\bLoading (?:CSS )?chunk\b/i.test(text);

/** The browser withholds the answer of another origin: no error but for a script of the site, which does not run. */
function isWithheld({ text }: ConsoleMessage, siteDomain: string): boolean {
  const refusal = corsRefusalOf(text);
  return refusal !== null && !(refusal.kind === 'script' && isOwnUrl(refusal.url, siteDomain));
}

/** From here, an answer of another site that does not come is not the site’s doing for certain. */
const isOthersSilence = (request: NetworkRequest, siteDomain: string): boolean =>
  /^(?:xhr|fetch|script)$/.test(request.resourceType) &&
  isUnanswered(request) &&
  !isOwnUrl(request.url, siteDomain);

/** The browser runs nothing of a file that it cannot parse; what is no JSON was only read by one. */
const isUnparsed = ({ text }: ConsoleMessage): boolean => /\bSyntaxError\b/.test(text) && !/JSON/.test(text);

/** A line that fails again and again, in a loop or at each tick, is one error to mend. */
function distinct(messages: readonly ConsoleMessage[]): readonly ConsoleMessage[] {
  const keyOf = ({ text, url, line }: ConsoleMessage) => `${url}\n${line}\n${text}`;
  return [...new Map(messages.map((message) => [keyOf(message), message])).values()];
}

export default defineRule({
  id: 'qual-erreurs-console',
  // 4: an answer that another origin withholds, or that did not come here, is no error of a script.
  version: 4,
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  title: {
    fail: 'Des erreurs JavaScript se produisent au chargement',
    pass: 'Aucune erreur JavaScript au chargement',
  },
  messages: {
    unparsed: 'Un script du site a une erreur de syntaxe : le navigateur n’en exécute rien',
  },
  why: 'Un bouton, un menu ou un formulaire peut ne pas fonctionner.',
  fix: 'Ouvrir la console du navigateur, corriger chaque erreur et recharger la page.',
  advice: {
    unparsed: {
      why: 'Tout ce que ce script devait faire manque à la page : un menu, un formulaire, un affichage.',
      fix: 'Corriger le script à la ligne citée, puis recharger la page avec la console ouverte.',
    },
  },
  artifacts: ['consoleMessages', 'requests', 'page'],
  evaluate({ consoleMessages, requests, page }) {
    const thrown = distinct(consoleMessages.filter((message) => message.source === 'exception')).filter(
      (message) => !isWithheld(message, page.siteDomain),
    );
    if (thrown.length === 0) return { status: 'pass' };
    const scriptLost = requests.some(isUnansweredScript);
    const answerLost = requests.some((request) => isOthersSilence(request, page.siteDomain));
    const errors = thrown.filter(
      (message) => !(scriptLost && wantsAnother(message)) && !(answerLost && wantsAnswer(message)),
    );
    if (errors.length === 0)
      return {
        status: 'untested',
        reason: thrown.some(wantsAnother)
          ? 'un script dont la page dépend n’a pas pu être lu d’ici'
          : 'des données que la page demande n’ont pas pu être lues d’ici',
      };
    const own = errors.filter((message) => message.url === '' || isOwnUrl(message.url, page.siteDomain));
    const unparsed = own.filter((message) => message.url !== '' && isUnparsed(message));
    const shown = unparsed.length > 0 ? unparsed : own.length > 0 ? own : errors;
    return {
      status: 'fail',
      ...(unparsed.length > 0 && { message: 'unparsed' }),
      severity: unparsed.length > 0 ? 'majeur' : own.length > 0 ? 'mineur' : 'info',
      occurrences: shown.length,
      evidence: shown.slice(0, 10).map((message) => ({
        type: 'text',
        quote: clip(message.text, 300),
        where: message.url === '' ? 'Erreur du navigateur' : `${message.url}, ligne ${message.line}`,
      })),
    };
  },
});
