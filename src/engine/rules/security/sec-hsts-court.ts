import { formatNumber } from '#contract/french.ts';
import { hstsOf } from '../../derive/http/hsts.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

/** Six months: what the HTTP Observatory asks for. */
const minimumSeconds = threshold(15_552_000, { from: 'Observatory HSTS' });

export default defineSiteRule({
  id: 'sec-hsts-court',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Observatory HSTS' }],
  parent: 'sec-hsts-absent',
  title: {
    fail: 'L’obligation de HTTPS (HSTS) ne dure que {days} j',
    pass: 'L’obligation de HTTPS (HSTS) dure assez longtemps',
  },
  why: 'La protection s’éteint pour un visiteur qui ne revient pas dans ce délai. Une durée nulle la désactive.',
  fix: 'Allonger la durée par étapes, sans incident entre deux, jusqu’à six mois au moins : max-age=31536000 (un an) est la valeur usuelle.',
  artifacts: ['httpsProbe'],
  evaluate({ httpsProbe }) {
    const hsts = httpsProbe.status === 0 ? null : hstsOf(httpsProbe.headers);
    if (!hsts || hsts.maxAgeSeconds === null)
      return { status: 'inapplicable', reason: 'HSTS n’est pas en place' };
    if (hsts.maxAgeSeconds >= minimumSeconds) return { status: 'pass' };
    const { url } = httpsProbe;
    return {
      status: 'fail',
      values: { days: formatNumber(Math.floor(hsts.maxAgeSeconds / 86_400)) },
      evidence: [{ type: 'header', url, name: 'strict-transport-security', value: hsts.value }],
    };
  },
});
