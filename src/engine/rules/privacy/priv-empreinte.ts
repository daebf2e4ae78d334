import { listOf } from '#contract/french.ts';
import type { FingerprintCall, PageFacts } from '../../artifacts.ts';
import { hostOf } from '../../derive/http/domains.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const enough = threshold(3, { ours: 'One way alone has ordinary uses (charts, maps, games)' });

const names: Readonly<Record<FingerprintCall['api'], string>> = {
  canvas: 'texte dessiné puis relu (canvas)',
  audio: 'son calculé sans être joué (audio)',
  webgl: 'nom de la carte graphique (WebGL)',
  fonts: 'liste des polices installées',
};

/** Services that fight robots and fraud: strictly necessary only where an entry has to be protected. */
const protection =
  /(^|\.)(cloudflare\.com|hcaptcha\.com|recaptcha\.net|gstatic\.com|google\.com|datadome\.co|captcha-delivery\.com|arkoselabs\.com|funcaptcha\.com|px-cdn\.net|perimeterx\.net|stripe\.com|stripe\.network|friendlycaptcha\.com|kasada\.io)$/;

interface Script {
  readonly url: string;
  readonly apis: ReadonlySet<FingerprintCall['api']>;
  readonly pages: readonly string[];
}

function scriptsOf(pages: readonly PageFacts[]): Script[] {
  const found = new Map<string, { url: string; apis: Set<FingerprintCall['api']>; pages: string[] }>();
  for (const page of pages)
    for (const { script, api } of page.fingerprinting) {
      const known = found.get(script) ?? { url: script, apis: new Set(), pages: [] };
      known.apis.add(api);
      if (!known.pages.includes(page.url)) known.pages.push(page.url);
      found.set(script, known);
    }
  return [...found.values()].filter(({ apis }) => apis.size >= enough);
}

export default defineSiteRule({
  id: 'priv-empreinte',
  severity: 'majeur',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'law', title: 'art. 82 LIL' },
    { kind: 'authority', title: 'CNIL, lignes directrices cookies et autres traceurs' },
  ],
  title: {
    fail: 'Un script relève une empreinte du navigateur avant tout accord',
    pass: 'Aucune prise d’empreinte du navigateur repérée',
  },
  messages: {
    protection: 'Un service contre les robots relève une empreinte du navigateur : nécessité à vérifier',
  },
  why: 'Cette empreinte reconnaît le visiteur sans cookie, d’un site à l’autre, et il ne peut pas l’effacer. L’accord est demandé comme pour un cookie.',
  fix: 'Retirer ce script, ou ne le charger qu’après l’accord. S’il protège un formulaire contre les robots, ne le charger que là.',
  unread: 'named',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const scripts = scriptsOf(pages);
    // A script may do on one page what it does not do on another.
    const unseen = pages.some(({ fingerprinting }) => fingerprinting.length > 0);
    if (scripts.length === 0) return { status: 'pass', unseen };
    const certain = scripts.filter(({ url }) => !protection.test(hostOf(url)));
    const shown = certain.length > 0 ? certain : scripts;
    const proof = {
      pages: [...new Set(shown.flatMap((script) => script.pages))],
      evidence: shown.map(({ url, apis }) => ({
        type: 'request' as const,
        url,
        note: listOf([...apis].map((api) => names[api])),
      })),
    };
    return certain.length > 0
      ? { status: 'fail', ...proof }
      : { status: 'review', message: 'protection', ...proof };
  },
});
