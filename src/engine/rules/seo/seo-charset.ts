import { defineRule } from '../../rule.ts';

const pattern = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i;

export default defineRule({
  id: 'seo-charset',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['HTML, encodage', 'WHATWG Encoding'],
  title: {
    fail: 'L’encodage des caractères n’est pas déclaré en UTF-8',
    pass: 'L’encodage des caractères est déclaré en UTF-8',
  },
  why: 'Le navigateur et les moteurs doivent deviner : les accents risquent de s’afficher mal.',
  fix: 'Enregistrer les pages en UTF-8 et mettre <meta charset="utf-8"> en tête du document.',
  artifacts: ['source', 'mainResponse'],
  evaluate({ source, mainResponse }) {
    const meta = pattern.exec(source.html.slice(0, 1_024))?.[1]?.toLowerCase() ?? '';
    const declared = source.charset;
    const disagree = meta !== '' && declared !== '' && isUtf8(meta) !== isUtf8(declared);
    if (isUtf8(declared) && !disagree) return { status: 'pass' };
    const late = declared === '' && meta === '' && pattern.test(source.html.slice(1_024, 20_000));
    return {
      status: 'fail',
      evidence: [
        {
          type: 'value',
          label: `Encodage de ${mainResponse.url}`,
          value: late
            ? 'balise trop loin dans le code (après 1 024 octets), que le navigateur ne cherche pas là'
            : disagree
              ? `en-tête : ${declared}, balise : ${meta}`
              : declared || 'non déclaré',
          expected: 'utf-8',
        },
      ],
    };
  },
});

const isUtf8 = (charset: string): boolean => /^utf-?8$/.test(charset);
