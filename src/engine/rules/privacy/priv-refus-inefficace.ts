import { isMade, trackersAfter } from '../../derive/trackers/choices.ts';
import { choiceEvidence, pagesOfServices, shortList } from '../../derive/trackers/tracker-evidence.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-refus-inefficace',
  version: 3,
  severity: 'bloquant',
  automation: 'automatique',
  effort: 2,
  references: [
    { kind: 'authority', title: 'CNIL SAN-2025-005' },
    { kind: 'law', title: 'art. 82 LIL' },
  ],
  parent: 'priv-bandeau-absent',
  title: {
    fail: 'Des traceurs restent actifs après le refus ({names})',
    pass: 'Le refus est respecté',
  },
  messages: {
    unsure: 'Des traceurs semblent rester actifs après le refus : à vérifier ({names})',
    loaded: 'Le script d’un service de suivi est encore chargé après le refus : à vérifier ({names})',
    told: 'Un service est encore contacté après le refus, avec un signal « refusé » : à vérifier ({names})',
  },
  why: 'Le visiteur a refusé et se trouve pourtant suivi. La CNIL l’a retenu, parmi d’autres manquements, dans plusieurs sanctions de 2025.',
  fix: 'Vérifier dans le gestionnaire de balises que ces services ne se déclenchent que si l’accord est donné, puis recharger la page après un refus pour s’en assurer.',
  advice: {
    loaded: {
      why: 'Le script est demandé au service malgré le refus : son fournisseur reçoit l’adresse du visiteur et celle de la page. Aucune mesure ni aucun cookie n’a été vu pendant cette visite ; le script peut attendre un accord, ou n’avoir pas pu être joint d’ici.',
      fix: 'Ne charger ce script que si l’accord est donné (sans « mode consentement » avancé), puis recharger la page après un refus pour s’en assurer.',
    },
  },
  artifacts: ['site', 'consentVisits'],
  evaluate({ site, consentVisits: { refuse, reason } }) {
    if (!refuse?.clicked)
      return { status: 'inapplicable', reason: reason || 'aucun bouton pour refuser n’a pu être cliqué' };
    const { clicked } = refuse;
    const later = trackersAfter(refuse, site.siteDomain, 1);
    if (isMade(refuse) && later.names.length > 0)
      return {
        status: 'fail',
        values: { names: shortList(later.names) },
        pages: pagesOfServices(later.services),
        evidence: choiceEvidence(clicked, { ...later, told: [], loaded: [] }),
      };
    /** On the page of the choice, what was started before may still be running. */
    const all = trackersAfter(refuse, site.siteDomain, 0);
    if (all.names.length > 0)
      return {
        status: 'review',
        message: 'unsure',
        values: { names: shortList(all.names) },
        evidence: choiceEvidence(clicked, all),
      };
    const namesOf = (seen: typeof all.told) => ({
      names: shortList(seen.map(({ service }) => service.name)),
    });
    if (later.loaded.length > 0)
      return {
        status: 'review',
        message: 'loaded',
        values: namesOf(later.loaded),
        evidence: choiceEvidence(clicked, later),
      };
    if (all.told.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      message: 'told',
      values: namesOf(all.told),
      evidence: choiceEvidence(clicked, all),
    };
  },
});
