/** Luhn’s check over decimal digits. */
function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export function isValidSiren(siren: string): boolean {
  return /^\d{9}$/.test(siren) && luhn(siren);
}

/** La Poste (SIREN 356000000) outgrew Luhn: the sum of its digits is a multiple of five. */
export function isValidSiret(siret: string): boolean {
  if (!/^\d{14}$/.test(siret)) return false;
  if (luhn(siret)) return true;
  const sum = [...siret].reduce((total, digit) => total + Number(digit), 0);
  return siret.startsWith('356000000') && sum % 5 === 0;
}

/** French VAT number of a SIREN: key (12 + 3·(SIREN mod 97)) mod 97. */
export function frenchVat(siren: string): string {
  const key = (12 + 3 * (Number(siren) % 97)) % 97;
  return `FR${String(key).padStart(2, '0')}${siren}`;
}

/** A company number quoted by a page. */
export interface QuotedNumber {
  readonly kind: 'siren' | 'siret' | 'vat';
  readonly digits: string;
  readonly valid: boolean;
}

const sirenContext =
  /(?:\bsiren|\br\.?c\.?s\b|\brne\b|\brepertoire des metiers|\bimmatricul\w+|\benregistr\w+|\bnumero unique)([^\d€]{0,80}?)(\d{3}[ .]?\d{3}[ .]?\d{3})(?![ .]?\d)(?! ?(?:€|euros?\b|eur\b))/g;
const siretContext = /(?:\bsiret\b[^\d]{0,30})(\d{3}[ .]?\d{3}[ .]?\d{3}[ .]?\d{5}|\d{14})(?!\d)/g;
const vatPattern = /\bfr ?(\d{2}) ?(\d{3}[ .]?\d{3}[ .]?\d{3})(?!\d)/g;

/** SIREN, SIRET and French VAT numbers written in folded text, next to the words that name them. */
export function quotedNumbers(folded: string): QuotedNumber[] {
  const digitsOf = (text: string | undefined) => (text ?? '').replaceAll(/\D/g, '');
  const sirets = [...folded.matchAll(siretContext)].map((match) => digitsOf(match[1]));
  const sirens = [...folded.matchAll(sirenContext)]
    .filter((match) => !/capital|telephone|\btel\b|tva/.test(match[1] ?? ''))
    .map((match) => digitsOf(match[2]));
  const vats = [...folded.matchAll(vatPattern)].map((match) => `${match[1]}${digitsOf(match[2])}`);
  const numbers: QuotedNumber[] = [
    ...sirets.map((digits) => ({ kind: 'siret' as const, digits, valid: isValidSiret(digits) })),
    ...sirens.map((digits) => ({ kind: 'siren' as const, digits, valid: isValidSiren(digits) })),
    ...vats.map((digits) => ({
      kind: 'vat' as const,
      digits: `FR${digits}`,
      valid: frenchVat(digits.slice(2)) === `FR${digits}`,
    })),
  ];
  return numbers.filter(
    (number, index) => numbers.findIndex((other) => other.digits === number.digits) === index,
  );
}

/** A number of another length than its name asks for. */
export interface MisshapenNumber {
  readonly kind: 'siren' | 'siret';
  readonly digits: string;
  readonly expectedLength: 9 | 14;
}

const namedDigits =
  /\b(sire[nt])\b[^\da-z€]{0,6}(?:n(?:umero|o)?\b[^\da-z€]{0,6})?(\d+(?:[ .]\d+)*)(?![\da-z]|[ .]?\d| ?(?:€|euros?\b|eur\b))/g;

/**
 * Digits right after the words SIREN or SIRET that make neither number, written in folded text. Nothing is said where the
 * first of them make one (another number follows), nor of fewer than 8 or more than 16, which may be two numbers.
 */
export function misshapenNumbers(folded: string): MisshapenNumber[] {
  return [...folded.matchAll(namedDigits)].flatMap(([, kind, written = '']): MisshapenNumber[] => {
    let length = 0;
    for (const group of written.split(/[ .]/)) {
      length += group.length;
      if (length === 9 || length === 14) return [];
    }
    if (length < 8 || length > 16) return [];
    const digits = written.replaceAll(/\D/g, '');
    return kind === 'siren'
      ? [{ kind, digits, expectedLength: 9 }]
      : [{ kind: 'siret', digits, expectedLength: 14 }];
  });
}

/** Nine digits that make a SIREN, called a SIRET: five are missing, or the name is wrong. Written in folded text, each once. */
export function sirensCalledSiret(folded: string): string[] {
  const found = [...folded.matchAll(namedDigits)]
    .filter(([, kind]) => kind === 'siret')
    .map(([, , written = '']) => written.replaceAll(/\D/g, ''));
  return [...new Set(found)].filter(isValidSiren);
}
