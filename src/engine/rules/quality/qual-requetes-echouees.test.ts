import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-requetes-echouees.ts';

const page = (changes: Parameters<typeof networkRequest>[0]) =>
  pageArtifacts(undefined, { requests: [networkRequest(changes)] });

const withPicture = (...urls: string[]) =>
  pageArtifacts('<body><img src="/a.jpg" alt=""></body>', {
    requests: ['https://www.exemple.fr/a.jpg', ...urls].map((url) => networkRequest({ url, status: 404 })),
  });

const library = 'https://cdn.example/icones/6.4.0/all.min.css';
const script = 'https://www.exemple.fr/menu.js';

const wrongDigest = (url: string) =>
  `Failed to find a valid digest in the 'integrity' attribute for resource '${url}' with computed SHA-512 integrity 'abc='. The resource has been blocked.`;
const notAsked = (url: string) =>
  `Subresource Integrity: The resource '${url}' has an integrity attribute, but the resource requires the request to be CORS enabled to check the integrity, and it is not. The resource has been blocked because the integrity cannot be enforced.`;

/** What the browser says, and the files that were asked for: an address alone is found. */
const told = (
  texts: readonly string[],
  files: readonly Parameters<typeof networkRequest>[0][],
  source: 'security' | 'console' = 'security',
) =>
  pageArtifacts(undefined, {
    consoleMessages: texts.map((text) => ({ level: 'error', source, text, url: '', line: 0 })),
    requests: files.map(networkRequest),
  });
const refused = 'Un fichier est refusé par le navigateur à cause de son empreinte (integrity)';

ruleCases(rule, {
  'a sheet of others whose digest is wrong': {
    artifacts: told([wrongDigest(library)], [{ url: library, resourceType: 'stylesheet' }]),
    verdict: 'fail',
    title: refused,
    severity: 'majeur',
    evidence: [
      { type: 'request', url: library, note: 'l’empreinte écrite dans la page n’est pas celle du fichier' },
    ],
  },
  'a script whose digest cannot be checked, told twice': {
    artifacts: told([notAsked(library), notAsked(library)], [{ url: library, resourceType: 'script' }]),
    verdict: 'fail',
    title: refused,
    severity: 'majeur',
    evidence: [
      {
        type: 'request',
        url: library,
        note: 'l’empreinte ne peut pas être contrôlée sans l’attribut crossorigin',
      },
    ],
  },
  'a file that nothing draws with': {
    artifacts: told([wrongDigest(script)], [{ url: script, resourceType: 'other' }]),
    verdict: 'fail',
    title: refused,
    severity: 'mineur',
    evidence: [{ type: 'request', url: script }],
  },
  'a sheet refused, and a script that is not there': {
    artifacts: told(
      [wrongDigest(library)],
      [
        { url: library, resourceType: 'stylesheet' },
        { url: script, status: 404 },
      ],
    ),
    verdict: 'fail',
    title: 'Des fichiers de la page sont refusés par le navigateur, ou introuvables',
    severity: 'majeur',
    evidence: [
      { type: 'request', url: library },
      { type: 'request', url: script, status: 404 },
    ],
  },
  'a page that writes such a sentence itself': {
    artifacts: told([wrongDigest(script)], [{ url: script }], 'console'),
    verdict: 'pass',
  },
  'a digest that the browser cannot read, and leaves': {
    artifacts: told(
      [
        "Error parsing 'integrity' attribute ('sha1-abc'). The hash algorithm must be one of 'sha256', 'sha384'.",
      ],
      [{ url: script }],
    ),
    verdict: 'pass',
  },
  'everything arrives': { artifacts: page({}), verdict: 'pass' },
  'the favicon is another rule’s': {
    artifacts: page({ url: 'https://www.exemple.fr/favicon.ico', status: 404 }),
    verdict: 'pass',
  },
  'a missing script': {
    artifacts: page({ status: 404 }),
    verdict: 'fail',
    title: 'Des fichiers de la page sont introuvables',
    severity: 'mineur',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/script.js', status: 404 }],
  },
  'a missing picture that the page shows': {
    artifacts: withPicture(),
    verdict: 'inapplicable',
    reason: 'seules des images manquent, jugées par un autre contrôle',
  },
  'the same, a picture of a style, and a script': {
    artifacts: withPicture('https://www.exemple.fr/fond.jpg', 'https://www.exemple.fr/menu.js'),
    verdict: 'fail',
    title: 'Des fichiers de la page sont introuvables',
    severity: 'mineur',
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/fond.jpg', status: 404 },
      { type: 'request', url: 'https://www.exemple.fr/menu.js', status: 404 },
    ],
  },
  'a file that is asked for twice, and another': {
    artifacts: pageArtifacts(undefined, {
      requests: ['/fond.png', '/menu.js', '/fond.png'].map((path) =>
        networkRequest({ url: `https://www.exemple.fr${path}`, status: 404 }),
      ),
    }),
    verdict: 'fail',
    title: 'Des fichiers de la page sont introuvables',
    severity: 'mineur',
    occurrences: 2,
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/fond.png', status: 404 },
      { type: 'request', url: 'https://www.exemple.fr/menu.js', status: 404 },
    ],
  },
  'files of others only': {
    artifacts: page({ url: 'https://tiers.example/a.js', status: 404 }),
    verdict: 'inapplicable',
    reason: 'aucun fichier du site',
  },
  'the page itself': {
    artifacts: page({ isMainDocument: true, status: 404 }),
    verdict: 'inapplicable',
    reason: 'aucun fichier du site',
  },
});
