import { clip } from '../../derive/dom/dom.ts';
import { classifyStorageKey } from '../../derive/trackers/cookies.ts';
import { defineSiteRule } from '../../rule.ts';

const identifier =
  /\bGA1\.|[0-9a-f]{8}-[0-9a-f]{4}-[1-7][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|\b[0-9a-f]{16,64}\b/i;
/** Consent choices, display preferences and caches carry long values without following anyone. */
const harmless =
  /consent|cookie|cmp|tarteaucitron|axeptio|didomi|theme|lang|cache|version|hash|csrf|sentry|workbox|cart|panier/i;

export default defineSiteRule({
  id: 'priv-stockage-local-avant-choix',
  severity: 'majeur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'authority', title: 'CEPD 2/2023' }],
  title: {
    fail: 'Un identifiant de suivi est écrit dans le navigateur avant le choix ({vendors})',
    pass: 'Aucun identifiant de suivi n’est écrit dans le navigateur avant le choix',
  },
  messages: {
    unknown: 'Une valeur qui ressemble à un identifiant est écrite dans le navigateur avant le choix',
  },
  why: 'Le stockage local du navigateur (localStorage) sert à reconnaître un visiteur tout comme un cookie, et suit la même règle : accord d’abord.',
  fix: 'Attendre l’accord du visiteur avant de lancer le service qui écrit cette valeur.',
  unread: 'alone',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const writes = [
      ...new Map(
        pages.flatMap((page) => page.storage).map((write) => [`${write.area} ${write.key}`, write]),
      ).values(),
    ];
    const quote = (write: (typeof writes)[number]) => ({
      type: 'value' as const,
      label: `${write.area === 'local' ? 'localStorage' : 'sessionStorage'} : ${clip(write.key, 80)}`,
      value: clip(write.value, 24),
    });
    const known = writes.filter((write) => classifyStorageKey(write)?.consent === 'required');
    if (known.length > 0) {
      const vendors = new Set(known.map((write) => classifyStorageKey(write)?.vendor ?? ''));
      return { status: 'fail', values: { vendors: [...vendors].join(', ') }, evidence: known.map(quote) };
    }
    const doubtful = writes.filter(
      (write) => write.area === 'local' && identifier.test(write.value) && !harmless.test(write.key),
    );
    if (doubtful.length === 0) return { status: 'pass' };
    return { status: 'review', message: 'unknown', evidence: doubtful.map(quote) };
  },
});
