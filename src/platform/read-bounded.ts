/** The text of an answer of at most so many bytes. @throws Error beyond them, or where the answer breaks off */
export async function readBounded(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`an answer of more than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}
