/** Sentences axe-core’s French lacks, and the one it makes a joke between developers of. */
const notForReaders = /^(?:The|This|Element|Ensure|Unable)\b|^axe n[’']a pu/;

/** What axe-core says of an element, folded, without what is not in French; empty when nothing is left. */
export function frenchOf(message: string): string {
  return message
    .split(' ; ')
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && !notForReaders.test(part))
    .join(' ; ');
}
