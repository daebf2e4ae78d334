// Draws the plan of the reading room.
const plan = document.getElementById('plan').getContext('2d');
plan.fillStyle = '#d8e6d0';
plan.fillRect(0, 0, 200, 120);
plan.fillStyle = '#3a6b35';
for (const [x, y, width, height] of [[10, 10, 20, 90], [60, 10, 120, 15], [170, 40, 20, 60]]) plan.fillRect(x, y, width, height);

// Unfolds the rules of the library, where their button says whether they are unfolded.
const opener = document.querySelector('[aria-controls=reglement][aria-expanded]');
opener?.addEventListener('click', () => {
  const rules = document.getElementById('reglement');
  rules.hidden = !rules.hidden;
  opener.setAttribute('aria-expanded', String(!rules.hidden));
});
