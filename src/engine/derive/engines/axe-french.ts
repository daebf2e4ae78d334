/** Sentences axe-core’s French lacks, mistranslates, or makes a joke between developers of. */
const notForReaders = /^(?:The|This|Element|Ensure|Unable)\b|^axe n[’']a pu|^L[’']attribut landmark/;

/** What axe-core says of an element, folded, without what is not in French; empty when nothing is left. */
export function frenchOf(message: string): string {
  return message
    .split(' ; ')
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .map((part) => (part.includes('contraste') ? part.replaceAll(/(\d)\.(\d)/g, '$1,$2') : part))
    .filter((part) => part !== '' && !notForReaders.test(part))
    .join(' ; ');
}
