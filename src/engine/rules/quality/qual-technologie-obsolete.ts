import type { Evidence } from '#contract/report.ts';
import type { Dom } from '../../artifacts.ts';
import { byTag, clip, elementEvidence } from '../../derive/dom/dom.ts';
import { isOwnUrl } from '../../derive/http/domains.ts';
import { defineRule } from '../../rule.ts';

const deadPlugins = /shockwave|x-flash|silverlight|x-java-applet|x-mplayer|quicktime|\.swf\b/i;

export default defineRule({
  id: 'qual-technologie-obsolete',
  severity: 'mineur',
  automation: 'automatique',
  effort: 3,
  references: [
    { kind: 'standard', title: 'HTML, éléments obsolètes' },
    { kind: 'standard', title: 'RGESN 1.9' },
  ],
  title: {
    fail: 'La page emploie une technologie abandonnée',
    pass: 'La page n’emploie aucune technologie abandonnée',
  },
  why: 'Les navigateurs ne savent plus l’afficher, ou cesseront bientôt.',
  fix: 'Remplacer chaque élément cité par son équivalent actuel.',
  artifacts: ['dom', 'consoleMessages', 'page'],
  evaluate({ dom, consoleMessages, page }) {
    const dead = deadElements(dom);
    const retiring = consoleMessages.filter(
      ({ source, url }) => source === 'deprecation' && isOwnUrl(url, page.siteDomain),
    );
    if (dead.length + retiring.length === 0) return { status: 'pass' };
    const notes = retiring.slice(0, 10).map(({ text, url, line }) => ({
      type: 'text' as const,
      quote: clip(text, 300),
      where: `${url}, ligne ${line}`,
    }));
    return {
      status: 'fail',
      // What still works is only a warning.
      severity: dead.length > 0 ? 'mineur' : 'info',
      occurrences: dead.length + retiring.length,
      evidence: [...dead, ...notes],
    };
  },
});

function deadElements(dom: Dom): Evidence[] {
  const plugins = byTag(dom, 'object', 'embed').filter(({ attributes }) =>
    deadPlugins.test([attributes.type, attributes.data, attributes.src, attributes.classid].join(' ')),
  );
  return [...byTag(dom, 'applet', 'frameset', 'bgsound', 'keygen'), ...plugins]
    .filter(({ document }) => document === 0)
    .map((node) => elementEvidence(dom, node));
}
