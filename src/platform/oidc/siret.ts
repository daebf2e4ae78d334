/** La Poste numbers its sites otherwise: their digits add up to a multiple of five. */
const laPoste = '356000000';

/** Whether a text is a SIRET: fourteen digits that Luhn’s formula accepts. */
export function isSiret(text: string): boolean {
  if (!/^\d{14}$/.test(text) || /^0+$/.test(text)) return false;
  const digits = [...text].map(Number);
  if (text.startsWith(laPoste) && digits.reduce((sum, digit) => sum + digit, 0) % 5 === 0) return true;
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
