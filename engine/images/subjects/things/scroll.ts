import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A parchment that is rolled at both ends. */
export const scroll: Subject = {
  id: 'scroll',
  words: [
    'scroll',
    'parchment',
    'ancient scroll',
    'magic scroll',
    'old scroll',
    'papyrus',
    'parchment paper',
    'spell scroll',
  ],
  heightShare: 0.22,
  width: 86,
  domain: 'table',
  draw(brush, _random, wish) {
    const paper = wish.colour ?? '#ecd9ad';
    brush
      .rectangle([-32, -92, 64, 84], paper)
      .faded(0.3, () => brush.rectangle([brush.lightSide > 0 ? -32 : 18, -92, 14, 84], shade(paper, -0.4)));
    for (let row = 0; row < 6; row++)
      brush.line(
        [
          [-22, -76 + row * 10],
          [row % 3 === 2 ? 6 : 22, -76 + row * 10],
        ],
        '#8a6a48',
        1.8,
      );
    for (const y of [-98, -14])
      brush
        .rounded([-38, y, 76, 14], 7, shade(paper, -0.12))
        .faded(0.5, () => brush.rounded([-38, y + 1, 76, 5], 2.5, shade(paper, 0.3)))
        .ellipse([-40, y + 7, 4, 5], '#7a5236')
        .ellipse([40, y + 7, 4, 5], '#7a5236');
    brush.ellipse([18, -22, 6, 6], '#b8323f');
  },
};
