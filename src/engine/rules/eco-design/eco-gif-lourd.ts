import { formatBytes } from '#contract/french.ts';
import { networkRequests } from '../../derive/page/page-weight.ts';
import { defineRule, threshold } from '../../rule.ts';

const heavyBytes = threshold(100_000, { ours: 'lighter images win too little by another format' });

export default defineRule({
  id: 'eco-gif-lourd',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGESN 5.1' }],
  title: { fail: 'Des GIF animés pèsent lourd', pass: 'Aucun GIF animé lourd' },
  why: 'Ce format est jusqu’à dix fois plus lourd qu’une vidéo équivalente.',
  fix: 'Remplacer le GIF par une vidéo courte lue à la demande, ou par une image fixe.',
  artifacts: ['requests'],
  evaluate({ requests }) {
    const gifs = networkRequests(requests).filter((request) => /^image\/gif/i.test(request.mimeType));
    if (gifs.length === 0) return { status: 'inapplicable', reason: 'aucun GIF' };
    const wrong = gifs.filter((request) => request.transferBytes > heavyBytes);
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: wrong.map((gif) => ({
        type: 'request',
        url: gif.url,
        sizeBytes: gif.transferBytes,
        note: `plus de ${formatBytes(heavyBytes)}`,
      })),
    };
  },
});
