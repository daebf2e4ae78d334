// Imitates a timeline that measures the page after each change, and computes for too long.
const titres = document.querySelectorAll('main h2, main p');
const fin = performance.now() + 2000;
let tour = 0;
while (performance.now() < fin) {
  tour += 1;
  for (const titre of titres) {
    titre.style.paddingLeft = `${tour % 3}px`;
    titre.dataset.largeur = titre.offsetWidth;
  }
}
for (const titre of titres) titre.style.paddingLeft = '';
