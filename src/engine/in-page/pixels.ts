/** The pixels of a PNG picture (base64), four bytes each; null where the browser has no canvas for it. */
export async function pixelsOf(base64: string): Promise<ImageData | null> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  if (bitmap.width === 0 || bitmap.height === 0) return null;
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) return null;
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}
