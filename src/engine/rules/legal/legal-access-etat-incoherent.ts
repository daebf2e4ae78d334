import { complianceFor } from '#contract/accessibility-state.ts';
import { formatNumber } from '#contract/french.ts';
import { homeClaim, statementOf } from '../../derive/legal/accessibility-statement.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-access-etat-incoherent',
  severity: 'majeur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGAA déclaration' }],
  parent: 'legal-access-declaration-incomplete',
  title: {
    fail: 'L’état d’accessibilité annoncé ne correspond pas au taux publié',
    pass: 'L’état d’accessibilité annoncé correspond à la déclaration',
  },
  messages: {
    home: 'L’accueil et la déclaration annoncent deux états d’accessibilité différents',
  },
  why: 'Les mots sont fixés : « totalement » à 100 % des critères, « partiellement » à partir de 50 %, « non conforme » en dessous. Une annonce inexacte trompe les usagers.',
  fix: 'Corriger l’état dans la déclaration et sur l’accueil d’après le taux du dernier audit.',
  unread: 'stands',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const statement = statementOf({ site, pages });
    const claim = statement?.claim ?? null;
    if (!statement || claim === null)
      return { status: 'inapplicable', reason: 'aucun état d’accessibilité annoncé', unseen: !statement };
    const onHome = homeClaim(pages);
    const { percent } = statement;
    const evidence = [
      { type: 'value' as const, label: 'Déclaration', value: `${claim} conforme` },
      ...(percent === null
        ? []
        : [
            {
              type: 'value' as const,
              label: 'Taux publié',
              value: `${formatNumber(percent, 2)} %`,
              expected: `${complianceFor(percent)} conforme`,
            },
          ]),
      ...(onHome === null ? [] : [{ type: 'value' as const, label: 'Accueil', value: `${onHome} conforme` }]),
    ];
    if (percent !== null && complianceFor(percent) !== claim) return { status: 'fail', evidence };
    if (onHome !== null && onHome !== claim) return { status: 'fail', message: 'home', evidence };
    return { status: 'pass' };
  },
});
