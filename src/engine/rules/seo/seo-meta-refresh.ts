import { closest, pragmasNamed } from '../../derive/dom/dom.ts';
import { htmlComment, noScriptElement, withoutSpans } from '../../derive/text/without-spans.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

/** The tag counts in the head only, which lies at the beginning. */
const headLength = 50_000;

export default defineRule({
  id: 'seo-meta-refresh',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Google Search Central, redirections' }],
  title: {
    fail: 'La page redirige par une balise au lieu du serveur',
    pass: 'La page ne redirige pas par une balise',
  },
  why: 'Le visiteur voit passer une page intermédiaire. Les moteurs suivent cette redirection, mais Google recommande celle du serveur.',
  fix: 'Rediriger depuis le serveur, par le code 301, et retirer la balise meta refresh.',
  artifacts: ['dom', 'source'],
  evaluate({ dom, source }) {
    const tags = pragmasNamed(dom, 'refresh').filter(
      (node) => !closest(dom, node, ({ tag }) => tag === 'noscript'),
    );
    const redirecting = tags.filter(({ attributes }) => /url\s*=/i.test(attributes.content ?? ''));
    if (redirecting.length > 0) return judgeElements(dom, redirecting, () => true);
    // Already followed: only the received HTML remembers it.
    const received = /<meta\b[^>]{0,200}http-equiv\s*=\s*["']?refresh[^>]{0,200}\burl\s*=[^>]{0,500}>/i.exec(
      withoutSpans(source.html.slice(0, headLength), [noScriptElement, htmlComment]),
    );
    if (!received) return { status: 'pass' };
    return { status: 'fail', evidence: [{ type: 'text', quote: received[0].slice(0, 300) }] };
  },
});
