import type { Evidence } from '#contract/report.ts';
import { type HostingService, hostingServiceOf } from '#reference/hosting-services.ts';
import type { HostFacts } from '../../artifacts.ts';
import { aliasText } from '../../derive/http/host-aliases.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'sec-cname-pendant',
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'OWASP WSTG-CONF-10' },
    { kind: 'vendor', title: 'Can I take over XYZ?' },
  ],
  title: {
    fail: 'Un sous-domaine mène à un service abandonné',
    pass: 'Aucun sous-domaine cité par le site ne mène à un service abandonné',
  },
  messages: {
    doubtful: 'Un sous-domaine ne mène plus nulle part : à vérifier',
  },
  why: 'Qui ouvre un compte chez ce service peut y prendre la place laissée vide, et publier ce qu’il veut sous votre nom.',
  fix: 'Supprimer de la zone DNS l’alias cité, ou rouvrir l’espace qu’il désigne.',
  unread: 'named',
  artifacts: ['hosts'],
  evaluate({ hosts }) {
    if (hosts === null) return { status: 'inapplicable', reason: 'le site n’a pas de nom de domaine' };
    const aliases = hosts.filter(({ cnames }) => cnames.length > 0);
    if (hosts.length > 0 && hosts.every(({ target }) => target === 'unknown'))
      return { status: 'untested', reason: 'la zone DNS n’a pas répondu' };
    if (aliases.length === 0) return { status: 'inapplicable', reason: 'aucun sous-domaine n’est un alias' };
    const dangling = aliases.filter((host) => isAbandoned(host, serviceOf(host)));
    const doubtful = aliases.filter(
      (host) => !dangling.includes(host) && (host.target === 'missing' || isUnclaimed(host, serviceOf(host))),
    );
    if (dangling.length > 0) return { status: 'fail', evidence: dangling.flatMap(evidenceOfNodes) };
    if (doubtful.length === 0) return { status: 'pass' };
    return { status: 'review', message: 'doubtful', evidence: doubtful.flatMap(evidenceOfNodes) };
  },
});

function serviceOf({ cnames }: HostFacts): HostingService | null {
  return cnames.map((name) => hostingServiceOf(name)).find((service) => service !== null) ?? null;
}

/** Free for anyone to take, as far as is known of the service. */
function isAbandoned(host: HostFacts, service: HostingService | null): boolean {
  if (service === null || service.checksOwner) return false;
  return service.unclaimed === null ? host.target === 'missing' : isUnclaimed(host, service);
}

function isUnclaimed({ answer }: HostFacts, service: HostingService | null): boolean {
  return answer !== null && answer.status >= 400 && (service?.unclaimed?.test(answer.text) ?? false);
}

function evidenceOfNodes(host: HostFacts): Evidence[] {
  const end = host.target === 'missing' ? 'ce nom n’existe plus' : 'le service ne connaît pas ce site';
  const value = `${aliasText(host)} (${serviceOf(host)?.name ?? 'service inconnu'} : ${end})`;
  const page = { type: 'request', url: host.url, note: 'adresse citée par le site' } as const;
  return [{ type: 'value', label: 'Alias DNS', value }, page];
}
