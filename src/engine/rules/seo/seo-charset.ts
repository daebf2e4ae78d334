import type { Evidence } from '#contract/report.ts';
import { defineRule } from '../../rule.ts';

const pattern = /<meta[^>]{1,300}charset\s*=\s*["']?([\w-]+)/i;

export default defineRule({
  id: 'seo-charset',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'HTML, encodage' },
    { kind: 'standard', title: 'WHATWG Encoding' },
  ],
  title: {
    fail: 'L’encodage des caractères n’est pas déclaré en UTF-8',
    pass: 'L’encodage des caractères est déclaré en UTF-8',
  },
  messages: {
    late: 'L’encodage des caractères est déclaré trop loin dans le code',
    other: 'L’encodage déclaré n’est pas UTF-8',
    two: 'Deux encodages différents sont déclarés',
  },
  why: 'Le navigateur et les moteurs doivent deviner : les accents risquent de s’afficher mal.',
  fix: 'Enregistrer les pages en UTF-8 et mettre <meta charset="utf-8"> en tête du document.',
  advice: {
    late: {
      why: 'La norme demande cette balise dans les 1 024 premiers octets : plus bas, le navigateur peut devoir reprendre sa lecture au début, et d’autres logiciels peuvent ne pas la voir.',
      fix: 'Mettre <meta charset="utf-8"> en premier dans <head>, avant tout commentaire et tout script.',
    },
    other: {
      why: 'La norme HTML ne permet plus qu’UTF-8 : dans un autre encodage, des signes (emojis, lettres d’autres alphabets) ne peuvent pas être écrits tels quels, et un formulaire peut les abîmer.',
    },
    two: {
      why: 'Le navigateur suit l’en-tête, d’autres logiciels suivent la balise : les accents risquent de mal s’afficher chez les uns ou chez les autres.',
      fix: 'Enregistrer les pages en UTF-8, et le déclarer dans l’en-tête Content-Type comme dans <meta charset="utf-8">.',
    },
  },
  artifacts: ['source', 'mainResponse'],
  evaluate({ source, mainResponse }) {
    const meta = pattern.exec(source.html.slice(0, 1_024))?.[1]?.toLowerCase() ?? '';
    const declared = source.charset;
    const disagree = meta !== '' && declared !== '' && isUtf8(meta) !== isUtf8(declared);
    if (isUtf8(declared) && !disagree) return { status: 'pass' };
    const late =
      declared === '' ? (pattern.exec(source.html.slice(1_024, 20_000))?.[1]?.toLowerCase() ?? '') : '';
    const told = (value: string): Evidence[] => [
      { type: 'value', label: `Encodage de ${mainResponse.url}`, value, expected: 'utf-8' },
    ];
    if (disagree)
      return { status: 'fail', message: 'two', evidence: told(`en-tête : ${declared}, balise : ${meta}`) };
    if (late !== '') {
      const evidence = told(`${late}, dans une balise trop loin dans le code (après 1 024 octets)`);
      return { status: 'fail', message: isUtf8(late) ? 'late' : 'other', evidence };
    }
    if (declared !== '') return { status: 'fail', message: 'other', evidence: told(declared) };
    return { status: 'fail', evidence: told('non déclaré') };
  },
});

const isUtf8 = (charset: string): boolean => /^utf-?8$/.test(charset);
