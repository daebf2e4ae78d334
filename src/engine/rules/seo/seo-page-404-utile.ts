import { sendsElsewhere } from '../../derive/html/sends-elsewhere.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-page-404-utile',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'ours', title: 'Convention d’ergonomie' }],
  title: {
    fail: 'La page d’erreur 404 n’aide pas le visiteur à continuer',
    pass: 'La page d’erreur 404 propose de continuer la visite',
  },
  why: 'Sans lien ni recherche, le visiteur qui suit un lien périmé quitte le site.',
  fix: 'Mettre sur la page d’erreur le menu du site, un champ de recherche et un lien vers l’accueil.',
  artifacts: ['notFoundProbe', 'site'],
  evaluate({ notFoundProbe: probe, site }) {
    if (probe.status !== 404 && probe.status !== 410)
      return { status: 'inapplicable', reason: 'les adresses inconnues ne répondent pas 404' };
    const links = [...probe.body.matchAll(/<a\b[^<>]{0,500}\bhref\s*=\s*["']?([^"'\s>]+)/gi)].map(
      (match) => match[1] ?? '',
    );
    const own = links.some((href) => {
      const url = URL.parse(href, probe.url);
      return url?.host === site.host && !href.startsWith('#');
    });
    const search = /\btype\s*=\s*["']?search\b|\brole\s*=\s*["']?search\b/i.test(probe.body);
    // A page built by a script holds its links elsewhere.
    const scripted = /<script\b[^>]{0,500}\bsrc\s*=/i.test(probe.body) && !/<a\b/i.test(probe.body);
    if (own || search) return { status: 'pass' };
    if (scripted) return { status: 'inapplicable', reason: 'page d’erreur construite par un script' };
    if (sendsElsewhere(probe.body))
      return { status: 'inapplicable', reason: 'la page d’erreur envoie d’elle-même à une autre adresse' };
    return {
      status: 'fail',
      evidence: [
        {
          type: 'request',
          url: probe.requestedUrl,
          status: probe.status,
          note: 'ni lien du site ni recherche',
        },
      ],
    };
  },
});
