import { listOf } from '#contract/french.ts';
import { servicesAbroad } from '../../derive/trackers/form-services.ts';
import { pagesOfServices } from '../../derive/trackers/tracker-evidence.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-transfert-hors-ue',
  version: 3,
  severity: 'info',
  automation: 'revue',
  effort: 2,
  references: [{ kind: 'law', title: 'RGPD 44–49' }],
  title: {
    fail: 'Des services établis hors d’Europe sont employés ({names}) : encadrement à vérifier',
    pass: 'Aucun service établi hors d’Europe n’a été reconnu',
  },
  why: 'L’envoi de données hors de l’Union européenne demande une garantie et doit être annoncé aux personnes : décision d’adéquation (pour les États-Unis, seulement les entreprises inscrites au Data Privacy Framework, dont un recours est encore examiné) ou clauses types. Sa remise en cause est un risque à suivre, pas un manquement.',
  fix: 'Vérifier pour chaque service la garantie applicable (son inscription au Data Privacy Framework est publique) et la citer dans la politique de confidentialité, ou choisir un service européen.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const abroad = servicesAbroad(pages);
    if (abroad.length === 0) return { status: 'pass' };
    const names = abroad.map(({ service }) => service.name);
    return {
      status: 'review',
      values: { names: listOf(names.length > 4 ? [...names.slice(0, 4), 'd’autres'] : names) },
      pages: pagesOfServices(abroad),
      evidence: abroad.map(({ service }) => ({
        type: 'value',
        label: service.name,
        value: service.country ?? '',
      })),
    };
  },
});
