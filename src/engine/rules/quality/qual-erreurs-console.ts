import type { ConsoleMessage } from '../../artifacts.ts';
import { clip } from '../../derive/dom/dom.ts';
import { isOwnUrl } from '../../derive/http/domains.ts';
import { isScriptThatNeverCame } from '../../derive/http/never-came.ts';
import { defineRule } from '../../rule.ts';

/** What is thrown where another script should have defined something. */
const wantsAnother = ({ text }: ConsoleMessage): boolean =>
  /is not defined|is not a (?:function|constructor)|Cannot (?:read|set) propert|(?:of|is) (?:undefined|null)\b/.test(
    text,
  );

/** The browser runs nothing of a file that it cannot parse; what is no JSON was only read by one. */
const isUnparsed = ({ text }: ConsoleMessage): boolean => /\bSyntaxError\b/.test(text) && !/JSON/.test(text);

/** A line that fails again and again, in a loop or at each tick, is one error to mend. */
function distinct(messages: readonly ConsoleMessage[]): readonly ConsoleMessage[] {
  const keyOf = ({ text, url, line }: ConsoleMessage) => `${url}\n${line}\n${text}`;
  return [...new Map(messages.map((message) => [keyOf(message), message])).values()];
}

export default defineRule({
  id: 'qual-erreurs-console',
  version: 3,
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: ['Bonne pratique'],
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
    const thrown = distinct(consoleMessages.filter((message) => message.source === 'exception'));
    if (thrown.length === 0) return { status: 'pass' };
    const errors = requests.some(isScriptThatNeverCame)
      ? thrown.filter((message) => !wantsAnother(message))
      : thrown;
    if (errors.length === 0)
      return { status: 'untested', reason: 'un script dont la page dépend n’a pas pu être lu d’ici' };
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
