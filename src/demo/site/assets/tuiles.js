// Imitates a map cut into small tiles, each a request of its own.
const carte = document.getElementById('carte');
for (let ligne = 0; ligne < 13; ligne += 1)
  for (let colonne = 0; colonne < 13; colonne += 1) {
    const tuile = new Image(20, 1);
    tuile.alt = '';
    tuile.src = `/assets/filet.png?x=${colonne}&y=${ligne}`;
    carte.append(tuile);
  }
