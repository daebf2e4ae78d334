import { listOf } from '#contract/french.ts';
import { cmsVersionsOf } from '../../derive/load/cms-versions.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'sec-cms-obsolete',
  severity: 'majeur',
  automation: 'semi',
  effort: 2,
  references: [{ kind: 'standard', title: 'OWASP 2025 A03' }],
  title: {
    fail: 'Le logiciel du site ne reçoit plus de correctifs de sécurité ({names})',
    pass: 'Les versions affichées n’ont pas de faille connue de ce contrôle',
  },
  messages: {
    flawed: 'Une version affichée par la page a une faille publiée ({names}) : à vérifier',
  },
  why: 'Les failles découvertes depuis restent ouvertes, et des robots cherchent les sites qui emploient encore ces versions.',
  fix: 'Passer à une version suivie du logiciel, après une sauvegarde et un essai du site sur une copie.',
  advice: {
    flawed: {
      why: 'Une faille est publiée pour cette version. Le numéro lu dans la page peut être trompeur, ou la faille corrigée autrement : c’est à confirmer dans l’administration du site.',
      fix: 'Lire la version installée dans l’administration du site et la mettre à jour si elle est touchée.',
    },
  },
  artifacts: ['dom', 'mainResponse', 'requests'],
  evaluate({ dom, mainResponse, requests }) {
    const { known, ended, flawed } = cmsVersionsOf(dom, mainResponse.headers, requests);
    if (known.length === 0)
      return { status: 'inapplicable', reason: 'aucune version suivie par ce contrôle n’est affichée' };
    const named = (list: typeof known) => listOf(list.map(({ name, version }) => `${name} ${version}`));
    if (ended.length > 0)
      return {
        status: 'fail',
        values: { names: named(ended) },
        evidence: ended.map(({ name, since, seen }) => ({
          type: 'value',
          label: `${name} : ${since}`,
          value: seen,
        })),
      };
    if (flawed.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      message: 'flawed',
      values: { names: named(flawed) },
      evidence: flawed.map(({ name, advisory, seen, wanted }) => ({
        type: 'value',
        label: `${name} (${advisory})`,
        value: seen,
        expected: wanted,
      })),
    };
  },
});
