import type { Evidence } from '#contract/report.ts';
import { trackerOfAlias } from '#reference/tracker-aliases.ts';
import type { HostFacts } from '../../artifacts.ts';
import { aliasText } from '../../derive/http/host-aliases.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-cname-masque',
  severity: 'majeur',
  automation: 'automatique',
  effort: 2,
  references: [
    { kind: 'authority', title: 'CNIL, délégation de sous-domaine' },
    { kind: 'law', title: 'Art. 82 LIL' },
    { kind: 'law', title: 'RGPD art. 32' },
  ],
  title: {
    fail: 'Un traceur tiers se présente sous votre nom de domaine',
    pass: 'Aucun traceur connu ne se présente sous votre nom de domaine',
  },
  messages: {
    measure: 'Une mesure d’audience tierce se présente sous votre nom de domaine : à vérifier',
  },
  why: 'Sous votre nom, ce tiers échappe aux protections du navigateur et reçoit les cookies de votre domaine, parfois ceux de connexion.',
  fix: 'Retirer la délégation DNS, ou limiter les cookies à leur sous-domaine, encadrer le sous-traitant et ne le charger qu’après accord.',
  unread: 'named',
  artifacts: ['hosts'],
  evaluate({ hosts }) {
    if (hosts === null) return { status: 'inapplicable', reason: 'le site n’a pas de nom de domaine' };
    const loaded = hosts.filter((host) => host.loaded);
    if (loaded.length === 0) return { status: 'inapplicable', reason: 'aucun sous-domaine n’est chargé' };
    if (loaded.every(({ target }) => target === 'unknown'))
      return { status: 'untested', reason: 'la zone DNS n’a pas répondu' };
    const masked = loaded.flatMap((host) => {
      const tracker = host.cnames.map((name) => trackerOfAlias(name)).find((found) => found !== null);
      return tracker ? [{ host, tracker }] : [];
    });
    if (masked.length === 0) return { status: 'pass' };
    const evidence = masked.flatMap(({ host, tracker }) => evidenceOfNodes(host, tracker.name));
    const onlyMeasures = masked.every(({ tracker }) => tracker.exemptable);
    return onlyMeasures
      ? { status: 'review', message: 'measure', evidence, occurrences: masked.length }
      : { status: 'fail', evidence, occurrences: masked.length };
  },
});

function evidenceOfNodes(host: HostFacts, name: string): Evidence[] {
  return [
    { type: 'value', label: `Alias DNS (${name})`, value: aliasText(host) },
    { type: 'request', url: host.url, note: 'demandée par la page' },
  ];
}
