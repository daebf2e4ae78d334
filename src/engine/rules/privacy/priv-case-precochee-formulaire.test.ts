import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-case-precochee-formulaire.ts';

const box = (label: string, attributes = 'checked') =>
  pageArtifacts(`<form><label><input type="checkbox" ${attributes}> ${label}</label></form>`);

ruleCases(rule, {
  pass: { 'an empty box': box('Je souhaite recevoir la newsletter', '') },
  fail: {
    newsletter: box('Recevoir la newsletter'),
    partners: box('J’accepte de recevoir les offres des partenaires'),
    conditions: box('J’ai lu et j’accepte les conditions'),
  },
  inapplicable: {
    'remember me': box('Se souvenir de moi'),
    'a shop filter': box('Offres spéciales (12)'),
    'a refusal ticked in advance protects': box('Je ne souhaite pas recevoir la newsletter'),
    'a box that cannot change': box('Recevoir la newsletter', 'checked disabled'),
  },
});
