/** The first bytes of a file out of another page as base64: such a file has no path for a ticket. Throws where it can't be read. */
export function base64Of(file: File, maxBytes: number): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('A file could not be read.')));
    reader.readAsDataURL(file.slice(0, maxBytes));
  });
}
