const shape = /^[^\s@<>",;:\\()[\]]{1,64}@[^\s@<>",;:\\()[\]]+\.[^\s@<>",;:\\()[\].]{2,}$/;

/** The address somebody typed, as it is kept and written to; null for what is none. */
export function mailAddressOf(typed: string): string | null {
  const address = typed.trim().toLowerCase();
  return address.length <= 254 && shape.test(address) ? address : null;
}
