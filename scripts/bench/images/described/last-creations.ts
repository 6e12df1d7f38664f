import type { DescribedPrompt } from './described-prompt.ts';

/** Thirty more of what creators type, written when the kinds before were mended: 83 % was seen at first, 88 % seen or told. Their kinds were mended after that. */
export const LAST_CREATIONS: readonly DescribedPrompt[] = [
  {
    prompt: 'lo-fi girl studying at her desk with headphones, rain on the window',
    shows: '1 girl; headphones on girl; desk; window; @rain',
  },
  { prompt: 'cozy cabin with smoke from the chimney in deep snow, evening', shows: 'cabin; smoke; @snow; @sunset' },
  { prompt: 'ice dragon sleeping on top of a mountain', shows: 'dragon; @mountains' },
  { prompt: 'an open treasure chest full of gold coins, cave', shows: 'treasure chest; 2+ coin; cave' },
  { prompt: 'retro robot selling ice cream from a cart', shows: 'robot; ice cream; cart' },
  { prompt: 'book cover for a thriller, a lonely house on a cliff in a thunderstorm', shows: '1 house; @storm; @sea' },
  { prompt: 'labelled diagram of the solar system, sun and planets, for kids', shows: 'sun; 2+ planet; @space' },
  {
    prompt: 'hot air balloons over a lavender field at sunrise, wide shot',
    shows: '2+ hot air balloon; lavender; @dawn; @wide',
  },
  { prompt: 'sticker of a happy avocado with sunglasses', shows: 'avocado; sunglasses on avocado; @background' },
  { prompt: 'crystal sword stuck in ice, blue glow, game asset', shows: 'sword; ice' },
  { prompt: 'black sports car drifting, night, neon lights', shows: 'black car; @night; @neon' },
  { prompt: 'a hen and her chicks in front of a red barn', shows: '1 hen; 2+ chick; red barn' },
  { prompt: 'kingfisher on a branch over a river, watercolor', shows: 'bird; branch; @river; @watercolour' },
  { prompt: 'teacher pointing at a world map, three pupils sitting at desks', shows: 'teacher; map; 3 child' },
  {
    prompt: 'etsy product mockup, white mug on a wooden shelf next to a small plant',
    shows: 'white mug; plant; shelf',
  },
  { prompt: 'a skateboarder jumping over a fire hydrant', shows: 'skateboard; fire hydrant' },
  { prompt: 'a baker holding a tray with three loaves of bread', shows: 'baker; 3 bread; tray in baker' },
  { prompt: 'an orange cat peeking out of a cardboard box', shows: '1 orange cat in box; box' },
  { prompt: 'grandma pulling a tray of cookies out of the oven', shows: 'grandmother; cookie; oven' },
  { prompt: 'the letter A with an apple and an ant', shows: 'apple; ant; A' },
  { prompt: 'two giraffes kissing, heart shaped clouds', shows: '2 giraffe; cloud' },
  { prompt: 'a tiny astronaut sitting on a giant orange', shows: 'astronaut; orange; astronaut < orange' },
  { prompt: 'a squirrel wearing a crown made of acorns', shows: '1 squirrel; crown on squirrel; acorn' },
  {
    prompt: 'a glass of lemonade with a straw and two lemon slices, beach in the background',
    shows: 'lemonade; straw; lemon; @beach',
  },
  { prompt: 'thumbnail: before and after, messy desk on the left and a clean desk on the right', shows: 'desk' },
  { prompt: 'a pelican with a fish in its beak on a wooden post', shows: 'pelican; fish in pelican; post' },
  { prompt: 'desert road with a yellow van, cacti on both sides', shows: 'yellow van; 2+ cactus; @road; @desert' },
  {
    prompt: 'thank you card with a bouquet tied with a blue ribbon, cream background',
    shows: 'bouquet; blue ribbon; @background',
  },
  { prompt: 'perfume bottle surrounded by pink peonies, top view', shows: 'perfume; 2+ pink flower; @above' },
  { prompt: 'mother duck crossing a road with five ducklings', shows: '1 duck; 5 duckling; @road' },
];
