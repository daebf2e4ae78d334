import { downloadLinksOf } from '../../derive/dom/download-links.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const weight = /(?<!\d)\d+(?:[.,]\d+)?[\s\u00a0\u202f]?(?:[kmg]o|[kmg]i?b|octets)\b/i;

export default defineRule({
  id: 'eco-poids-non-annonce',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGESN 4.11' }],
  title: {
    fail: 'Des documents à télécharger n’annoncent pas leur poids ou leur format',
    pass: 'Les documents à télécharger annoncent leur poids et leur format',
  },
  why: 'Le visiteur découvre trop tard un fichier lourd, ou que son appareil ne sait pas ouvrir. L’annonce est demandée à partir de 10 Mo, et conseillée en dessous.',
  fix: 'Écrire le format et le poids dans le lien : « Plaquette (PDF, 2,3 Mo) ».',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const links = downloadLinksOf(dom);
    if (links.length === 0) return { status: 'inapplicable', reason: 'aucun document à télécharger' };
    const wrong = links.filter(
      ({ format, context }) => !weight.test(context) || !new RegExp(`\\b${format}\\b`, 'i').test(context),
    );
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      // Sizes are not known here: under 10 MB the criterion only advises.
      severity: 'info',
      ...evidenceOfNodes(
        dom,
        wrong.map(({ node }) => node),
      ),
    };
  },
});
