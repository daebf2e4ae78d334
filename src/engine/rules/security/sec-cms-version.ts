import { byTag } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

/** Software that runs on the server: generators of static files run nowhere once the site is built. */
const cms =
  /^\s*(?:WordPress|WooCommerce|Joomla|Drupal|TYPO3|SPIP|PrestaShop|Magento|Ghost|DotNetNuke|Plone|Liferay|eZ ?Publish|ExpressionEngine|concrete5|Concrete CMS|MediaWiki|phpBB|vBulletin|Discourse|Moodle|CMS Made Simple|MODX|October|Umbraco|Sitecore|Elementor|Divi|WPML|Powered by Slider Revolution|Site Kit)\b[^\d]{0,60}\d+\.\d+/i;

export default defineRule({
  id: 'sec-cms-version',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'OWASP 2025 A02' }],
  title: {
    fail: 'La version du logiciel du site est affichée dans la page',
    pass: 'La version du logiciel du site n’est pas affichée dans la page',
  },
  why: 'Les robots cherchent les sites restés sur une version fragile : le numéro exact leur désigne le vôtre.',
  fix: 'Retirer la balise « generator » (réglage ou extension du logiciel), et surtout tenir le logiciel à jour.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const generators = byTag(dom, 'meta').filter(
      (node) => node.attributes.name?.toLowerCase() === 'generator',
    );
    if (generators.length === 0) return { status: 'pass' };
    return judgeElements(dom, generators, (node) => cms.test(node.attributes.content ?? ''), {
      note: (node) => node.attributes.content ?? '',
    });
  },
});
