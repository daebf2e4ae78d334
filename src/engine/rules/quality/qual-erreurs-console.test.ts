import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-erreurs-console.ts';

const error = 'Des erreurs JavaScript se produisent au chargement';

const thrown = (text: string, failure: string | null) =>
  pageArtifacts(undefined, {
    consoleMessages: [
      { level: 'error', source: 'exception', text, url: 'https://www.exemple.fr/a.js', line: 3 },
    ],
    requests: [
      networkRequest({
        url: 'https://cdn.example/bibliotheque.js',
        resourceType: 'script',
        status: failure === null ? 404 : 0,
        failure,
      }),
    ],
  });

const page = (source: 'exception' | 'network' | 'console', url: string) =>
  pageArtifacts(undefined, {
    consoleMessages: [{ level: 'error', source, text: 'ReferenceError: x is not defined', url, line: 3 }],
  });

const withheld = (kind: string, url: string) =>
  pageArtifacts(undefined, {
    consoleMessages: [
      {
        level: 'error',
        source: 'exception',
        text: `Access to ${kind} at '${url}' from origin 'https://www.exemple.fr' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.`,
        url: 'https://www.exemple.fr/',
        line: 0,
      },
    ],
  });

const unfetched = (url: string, failure: string) =>
  pageArtifacts(undefined, {
    consoleMessages: [
      {
        level: 'error',
        source: 'exception',
        text: 'TypeError: Failed to fetch',
        url: 'https://www.exemple.fr/a.js',
        line: 3,
      },
    ],
    requests: [networkRequest({ url, resourceType: 'fetch', status: 0, failure })],
  });

const atLines = (...lines: readonly number[]) =>
  pageArtifacts(undefined, {
    consoleMessages: lines.map((line) => ({
      level: 'error',
      source: 'exception',
      text: 'ReferenceError: x is not defined',
      url: 'https://www.exemple.fr/a.js',
      line,
    })),
  });
const at = (line: number) => ({
  type: 'text' as const,
  quote: 'ReferenceError: x is not defined',
  where: `https://www.exemple.fr/a.js, ligne ${line}`,
});

ruleCases(rule, {
  'one line that fails twice, and another': {
    artifacts: atLines(3, 3, 8),
    verdict: 'fail',
    title: error,
    occurrences: 2,
    evidence: [at(3), at(8)],
  },
  'a silent console': { artifacts: pageArtifacts(), verdict: 'pass' },
  'a message of the site itself': {
    artifacts: page('console', 'https://www.exemple.fr/a.js'),
    verdict: 'pass',
  },
  'an exception of the site': {
    artifacts: page('exception', 'https://www.exemple.fr/a.js'),
    verdict: 'fail',
    title: error,
    evidence: [
      {
        type: 'text',
        quote: 'ReferenceError: x is not defined',
        where: 'https://www.exemple.fr/a.js, ligne 3',
      },
    ],
  },
  'an exception of a third party': {
    artifacts: page('exception', 'https://tiers.example/a.js'),
    verdict: 'fail',
    severity: 'info',
    title: error,
    evidence: [
      {
        type: 'text',
        quote: 'ReferenceError: x is not defined',
        where: 'https://tiers.example/a.js, ligne 3',
      },
    ],
  },
  'a name that a script which could not be reached from here defines': {
    artifacts: thrown('Uncaught ReferenceError: Carte is not defined', 'net::ERR_NAME_NOT_RESOLVED'),
    verdict: 'error',
    reason: 'un script dont la page dépend n’a pas pu être lu d’ici',
  },
  'the same where that script is missing from its server': {
    artifacts: thrown('Uncaught ReferenceError: Carte is not defined', null),
    verdict: 'fail',
    title: error,
    evidence: [{ type: 'text', quote: 'Uncaught ReferenceError: Carte is not defined' }],
  },
  'an error that no other script explains': {
    artifacts: thrown('Uncaught RangeError: Invalid array length', 'net::ERR_CONNECTION_TIMED_OUT'),
    verdict: 'fail',
    title: error,
    evidence: [{ type: 'text', quote: 'Uncaught RangeError: Invalid array length' }],
  },
  'a font that another origin does not allow': {
    artifacts: withheld('font', 'https://polices.example/a.woff2'),
    verdict: 'pass',
  },
  'a script that another origin does not allow, or that answered so here alone': {
    artifacts: withheld('script', 'https://cdn.example/a.mjs'),
    verdict: 'pass',
  },
  'a script of the site under its other name, which does not run': {
    artifacts: withheld('script', 'https://exemple.fr/a.mjs'),
    verdict: 'fail',
    title: error,
    evidence: [
      {
        type: 'text',
        quote:
          "Access to script at 'https://exemple.fr/a.mjs' from origin 'https://www.exemple.fr' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.",
      },
    ],
  },
  'data of another site that could not be reached from here': {
    artifacts: unfetched('https://meteo.example/jour', 'net::ERR_NAME_NOT_RESOLVED'),
    verdict: 'error',
    reason: 'des données que la page demande n’ont pas pu être lues d’ici',
  },
  'data of the site itself that do not come': {
    artifacts: unfetched('https://www.exemple.fr/jour', 'net::ERR_CONNECTION_RESET'),
    verdict: 'fail',
    title: error,
    evidence: [{ type: 'text', quote: 'TypeError: Failed to fetch' }],
  },
  'data that the page forbids itself to read': {
    artifacts: unfetched('https://meteo.example/jour', 'blocked:csp'),
    verdict: 'fail',
    title: error,
    evidence: [{ type: 'text', quote: 'TypeError: Failed to fetch' }],
  },
  'a file that the browser cannot parse': {
    artifacts: thrown("Uncaught SyntaxError: Identifier 'menu' has already been declared", null),
    verdict: 'fail',
    severity: 'majeur',
    title: 'Un script du site a une erreur de syntaxe : le navigateur n’en exécute rien',
    evidence: [{ type: 'text', quote: "Uncaught SyntaxError: Identifier 'menu' has already been declared" }],
  },
  'an answer that is no JSON': {
    artifacts: thrown(
      'Uncaught SyntaxError: Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON',
      null,
    ),
    verdict: 'fail',
    severity: 'mineur',
    title: error,
    evidence: [
      {
        type: 'text',
        quote: 'Uncaught SyntaxError: Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON',
      },
    ],
  },
});
