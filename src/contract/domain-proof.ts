import { typeset } from './french.ts';

/** The three ways to prove that a domain is one’s own. Only the DNS speaks for the subdomains too. */
export const proofMethods = ['dns', 'file', 'meta'] as const;
export type ProofMethod = (typeof proofMethods)[number];

/** A proof is valid for this long after it was last found. Every audit of the domain looks for it again. */
export const proofLifeDays = 30;
export const proofLifeMs = proofLifeDays * 24 * 3600 * 1000;

export const proofOutcomes = [
  'proved',
  'absent',
  'other-value',
  /** `detail`: the host it leads to. */
  'redirected',
  /** `detail`: the address on the same host that it leads to, which holds no proof: a sign-in, often. */
  'moved',
  /** `detail`: the status. */
  'http-error',
  'not-html',
  /** `detail`: why, one of `unreachableReasons`. */
  'unreachable',
  'not-applicable',
] as const;
type ProofOutcome = (typeof proofOutcomes)[number];

/** What one method found. */
export interface ProofCheck {
  readonly method: ProofMethod;
  readonly outcome: ProofOutcome;
  readonly detail?: string;
}

/** Where the file must lie. */
export const proofFilePath = '/.well-known/constat-verification.txt';
/** Name of the meta tag, and of the TXT value before its `=`. */
export const proofName = 'constat-verification';
/** Label put before the host for the TXT record. */
export const proofDnsLabel = '_constat';

/** What to copy where, for each method; `dns` is null for an address without a name. */
export function proofInstructions(host: string, token: string) {
  const name = hostnameOf(host);
  return {
    dns: isAddress(name) ? null : { name: `${proofDnsLabel}.${name}`, value: `${proofName}=${token}` },
    file: { url: `https://${host}${proofFilePath}`, content: token },
    meta: { url: `https://${host}/`, tag: `<meta name="${proofName}" content="${token}">` },
  };
}

/** Host without its port. */
export function hostnameOf(host: string): string {
  return host.replace(/:\d+$/, '');
}

/** An IPv4 or IPv6 address, as the URL standard writes hosts. */
export function isAddress(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d+(?:\.\d+){3}$/.test(hostname);
}

const unreachableReasons: Readonly<Record<string, string>> = {
  dns: 'ce nom ne mène à aucun serveur. Vérifiez l’orthographe du domaine',
  refused: 'le serveur refuse la connexion. Vérifiez que le site est en ligne',
  timeout: 'le site n’a pas répondu à temps. Réessayez dans quelques minutes',
  tls: 'la connexion sécurisée a échoué. Vérifiez le certificat HTTPS',
  guard: 'cette adresse mène à un réseau privé ou réservé',
  loop: 'le site redirige sans fin. Corrigez ses redirections',
};

/** What one method found, and what to do, for the person. */
export function proofSentence({ method, outcome, detail = '' }: ProofCheck): string {
  return typeset(sentences[method](outcome, detail));
}

const unreachable = (what: string, detail: string) =>
  `${what} : ${unreachableReasons[detail] ?? 'la connexion a échoué. Réessayez dans quelques minutes'}.`;

const elsewhere = (what: string, detail: string) =>
  `${what} redirige vers ${detail} : une redirection vers un autre domaine ne prouve rien. Ajoutez plutôt ${detail}, ou retirez la redirection.`;

const moved = (what: string, detail: string) =>
  `${what} mène à ${detail}, où la preuve n’est pas. Rendez-la lisible sans connexion, ou prouvez le domaine par le DNS.`;

const sentences: Readonly<Record<ProofMethod, (outcome: ProofOutcome, detail: string) => string>> = {
  dns(outcome) {
    if (outcome === 'proved') return 'L’enregistrement TXT est en place.';
    if (outcome === 'other-value')
      return 'Un enregistrement TXT existe, mais avec une autre valeur. Remplacez-la par celle indiquée ici.';
    if (outcome === 'unreachable') return 'Le DNS du domaine ne répond pas. Réessayez dans quelques minutes.';
    if (outcome === 'not-applicable')
      return 'Une adresse sans nom de domaine n’a pas de DNS. Choisissez le fichier ou la balise.';
    return 'L’enregistrement TXT n’existe pas encore. Une fois ajouté, il peut mettre de quelques minutes à quelques heures pour être visible.';
  },
  file(outcome, detail) {
    if (outcome === 'proved') return 'Le fichier est en ligne.';
    if (outcome === 'absent') return `Le fichier répond ${detail}. Déposez-le à l’adresse indiquée.`;
    if (outcome === 'other-value')
      return 'L’adresse du fichier répond, mais son contenu n’est pas le code attendu. Le fichier doit contenir ce code et rien d’autre.';
    if (outcome === 'redirected') return elsewhere('L’adresse du fichier', detail);
    if (outcome === 'moved') return moved('L’adresse du fichier', detail);
    if (outcome === 'http-error')
      return `L’adresse du fichier répond ${detail}. Rendez le fichier lisible par tous, puis vérifiez à nouveau.`;
    return unreachable('Le fichier n’a pas pu être lu', detail);
  },
  meta(outcome, detail) {
    if (outcome === 'proved') return 'La balise est présente sur la page d’accueil.';
    if (outcome === 'absent')
      return 'La balise est absente de la page d’accueil. Placez-la dans la partie head du code HTML envoyé par le serveur, et non par un script.';
    if (outcome === 'other-value')
      return 'La balise est présente, mais avec un autre code. Remplacez-le par celui indiqué ici.';
    if (outcome === 'redirected') return elsewhere('La page d’accueil', detail);
    if (outcome === 'moved') return moved('La page d’accueil', detail);
    if (outcome === 'http-error')
      return `La page d’accueil répond ${detail}. Rendez-la visible par tous, puis vérifiez à nouveau.`;
    if (outcome === 'not-html')
      return 'L’adresse d’accueil ne renvoie pas une page HTML. Choisissez le DNS ou le fichier.';
    return unreachable('La page d’accueil n’a pas pu être lue', detail);
  },
};
