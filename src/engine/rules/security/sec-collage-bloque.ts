import { byTag, elementEvidence } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'sec-collage-bloque',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'authority', title: 'ANSSI/CNIL' },
    { kind: 'standard', title: 'WCAG 3.3.8' },
  ],
  title: {
    fail: 'Un champ de mot de passe empêche le collage',
    pass: 'Les champs de mot de passe acceptent le collage',
  },
  messages: {
    manager: 'Un champ de mot de passe écarte les gestionnaires de mots de passe',
  },
  why: 'Empêcher le collage ou le remplissage automatique gêne les gestionnaires de mots de passe et pousse à choisir des mots de passe courts et répétés.',
  fix: 'Laisser coller dans ces champs et remplacer autocomplete="off" par autocomplete="current-password" ou "new-password".',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const fields = byTag(dom, 'input').filter((node) => node.attributes.type?.toLowerCase() === 'password');
    if (fields.length === 0) return { status: 'inapplicable', reason: 'aucun champ de mot de passe' };
    const blocked = fields.filter(({ attributes }) =>
      /return\s+false|preventDefault/i.test(attributes.onpaste ?? ''),
    );
    if (blocked.length > 0)
      return { status: 'fail', evidence: blocked.map((node) => elementEvidence(dom, node)) };
    const refused = fields.filter(({ attributes }) => attributes.autocomplete?.toLowerCase() === 'off');
    if (refused.length > 0)
      return {
        status: 'fail',
        message: 'manager',
        evidence: refused.map((node) => elementEvidence(dom, node)),
      };
    const watched = fields.filter((node) => node.listeners?.includes('paste'));
    if (watched.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      evidence: watched.map((node) => elementEvidence(dom, node, 'collage surveillé par un script')),
    };
  },
});
