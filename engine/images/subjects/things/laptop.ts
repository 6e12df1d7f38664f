import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** An open laptop. */
export const laptop: Subject = {
  id: 'laptop',
  words: ['laptop', 'notebook computer', 'computer'],
  heightShare: 0.28,
  width: 150,
  domain: 'table',
  draw(brush, random, wish) {
    const metal = wish.colour ?? '#aeb4be';
    brush
      .rounded([-58, -98, 116, 80], 5, shade(metal, wish.colour ? -0.1 : -0.45))
      .rectangle([-53, -93, 106, 68], wish.colour ? shade(metal, -0.5) : '#2f4a68')
      .polygon('-53,-93 10,-93 -34,-25 -53,-25', wish.colour ? shade(metal, -0.36) : '#3c5c80');
    for (let line = 0; line < 5; line++) {
      const width = random.range(24, 58);
      brush.rectangle([-42, -82 + line * 11, width, 4], line === 0 ? '#f0b45a' : '#9fc4e4');
    }
    brush
      .polygon('-60,-18 60,-18 74,-3 -74,-3', shade(metal, 0.04))
      .polygon('-50,-16 50,-16 58,-9 -58,-9', shade(metal, -0.4))
      .polygon('-14,-8 14,-8 17,-4 -17,-4', shade(metal, -0.16))
      .rectangle([-74, -4, 148, 4], shade(metal, -0.25))
      .glow([0, -58, 60], '#8fc8f0', 0.25);
  },
};
