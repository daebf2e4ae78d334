/** Served by the bench itself: a plain drawing at any of these addresses. */
export const isPicture = (path: string): boolean => /^\/(?:photo-\d+|filet)\.svg$/.test(path);

const line =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="2"><rect width="300" height="2" fill="#888"/></svg>';

export const picture = (path: string): string => {
  if (path === '/filet.svg') return line;
  const hue = (Number(/\d+/.exec(path)?.[0] ?? 0) * 47) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="hsl(${hue} 40% 80%)"/><circle cx="320" cy="190" r="120" fill="hsl(${hue} 40% 55%)"/><path d="M0 400 L200 230 L360 400 Z" fill="hsl(${hue} 30% 35%)"/></svg>`;
};

/** Pictures of other hosts, which cannot be had here, become the bench’s own: one that never comes is another fault. */
export function localPictures(document: Document): void {
  let count = 0;
  for (const image of document.querySelectorAll('img[src]')) {
    if (!/^(?:https?:)?\/\//.test(image.getAttribute('src') ?? '')) continue;
    count += 1;
    image.setAttribute('src', `/photo-${count}.svg`);
    image.removeAttribute('srcset');
  }
}
