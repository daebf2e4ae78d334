import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

export default defineRule({
  id: 'qual-touche-acces-double',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'HTML (accesskey)' }],
  title: {
    fail: 'Plusieurs commandes ont la même touche d’accès',
    pass: 'Chaque touche d’accès mène à une seule commande',
  },
  why: 'La même touche mène tantôt à l’une, tantôt à l’autre, selon le navigateur : le raccourci ne sert plus à rien.',
  fix: 'Donner une touche différente à chaque commande, ou retirer les attributs accesskey, souvent en conflit avec les raccourcis du navigateur.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const keyed = dom.nodes.filter((node) => node.visible && keyOf(node.attributes.accesskey) !== '');
    const count = (key: string) =>
      keyed.filter(({ attributes }) => keyOf(attributes.accesskey) === key).length;
    // The same link at the top and at the bottom of the page does no harm.
    const leadsElsewhere = (key: string) =>
      new Set(
        keyed
          .filter(({ attributes }) => keyOf(attributes.accesskey) === key)
          .map(({ url, index }) => url ?? index),
      ).size > 1;
    return judgeElements(dom, keyed, ({ attributes }) => {
      const key = keyOf(attributes.accesskey);
      return count(key) > 1 && leadsElsewhere(key);
    });
  },
});

const keyOf = (value: string | undefined): string => (value ?? '').trim().toLowerCase();
