import { networkRequests } from '../../derive/page/page-weight.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'eco-police-format',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGESN 4.8' }],
  title: { fail: 'Des polices ne sont pas au format WOFF2', pass: 'Les polices sont au format WOFF2' },
  why: 'Les anciens formats pèsent environ 30 % de plus.',
  fix: 'Convertir les polices en WOFF2 et ne garder que les caractères utiles.',
  artifacts: ['requests'],
  evaluate({ requests }) {
    const fonts = networkRequests(requests).filter(
      (request) => request.resourceType === 'font' && request.status === 200,
    );
    if (fonts.length === 0) return { status: 'inapplicable', reason: 'aucune police téléchargée' };
    const wrong = fonts.filter(
      (font) =>
        /\.(?:ttf|otf|woff|eot)(?:[?#]|$)/i.test(font.url) ||
        /font\/(?:ttf|otf|woff)$|x-font-(?:ttf|otf|woff)$/i.test(font.mimeType),
    );
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: wrong.map((font) => ({ type: 'request', url: font.url, sizeBytes: font.transferBytes })),
    };
  },
});
