import type { DescribedPrompt } from './described-prompt.ts';

/** The other half of what creators type, drawn by lot and never looked at while the painter was mended: 80 % was seen at first. */
export const HELD_OUT_CREATIONS: readonly DescribedPrompt[] = [
  { prompt: 'lavender field in provence with a lonely stone farmhouse', shows: 'lavender; 1 house' },
  { prompt: 'lightning over a dark lighthouse, waves crashing', shows: 'lighthouse; @storm; @sea' },
  { prompt: 'the water cycle for 4th graders: sea, sun, clouds, rain', shows: '@sea; sun; 2+ cloud; @rain' },
  {
    prompt: 'chef’s knife and three carrots on a cutting board, overhead shot',
    shows: 'knife on cutting board; 3 carrot; @above',
  },
  { prompt: 'a yellow submarine among jellyfish', shows: 'yellow submarine; 2+ jellyfish' },
  { prompt: 'grandpa teaching his grandson to fish on a pier', shows: 'man; 1 boy; fishing rod; pier' },
  { prompt: 'macro of a ladybug on a blade of grass with dew drops', shows: '1 ladybug; grass; @close' },
  {
    prompt: 'halloween banner with three pumpkins on the left and a witch on the right',
    shows: '3 pumpkin at left; witch at right',
  },
  { prompt: 'product shot of a blue water bottle on a rock with splashing water', shows: 'blue bottle; rock' },
  {
    prompt: 'cozy library with a spiral staircase and a black cat on the steps',
    shows: '1 black cat; staircase; book; @room',
  },
  { prompt: 'steaming bowl of tomato soup with basil on top, rustic wooden table', shows: 'soup; basil; @table' },
  { prompt: 'parts of a flower: petal, stem, leaf and roots on plain background', shows: 'flower; leaf; @background' },
  { prompt: 'polar bear mother with two cubs on an ice floe', shows: '3 bear; ice floe' },
  { prompt: 'cat astronaut floating next to a cheese moon', shows: '1 cat; moon' },
  { prompt: 'a ship in a bottle on a bookshelf', shows: 'ship in bottle; bottle on bookshelf' },
  { prompt: 'old wooden door covered with ivy, oil painting', shows: 'door; ivy; @oil' },
  { prompt: 'vintage travel poster of venice with a gondola', shows: 'gondola; canal' },
  { prompt: 'korean street food stall with lanterns at dusk', shows: 'food stall; 2+ lantern; @street' },
  { prompt: 'text-free logo of a bakery with a rolling pin and wheat', shows: 'rolling pin; wheat; logo' },
  { prompt: 'wireless earbuds in a white charging case, soft grey background', shows: 'earbuds; case; @background' },
  { prompt: 'a snail with a teapot as its shell', shows: '1 snail; teapot in snail' },
  {
    prompt: 'white horse galloping along the beach at golden hour, wide',
    shows: '1 white horse; @beach; @golden; @wide',
  },
  { prompt: 'two penguins ice skating hand in hand', shows: '2 penguin; skate' },
  { prompt: 'a stack of four tires next to an orange sports car', shows: '4 tire; orange car' },
  { prompt: 'youtube thumbnail shocked man pointing at a pile of money', shows: '1 man; money' },
  { prompt: 'chocolate donut with sprinkles cut out on pink', shows: 'donut; sprinkles; @background' },
  { prompt: 'a scientist holding a test tube with pink liquid', shows: 'scientist; test tube in scientist' },
  {
    prompt: 'street musician playing a saxophone under a street lamp, night, rain',
    shows: 'saxophone; street lamp; @night; @rain',
  },
  {
    prompt: 'penguin with a red scarf and earmuffs holding a hot chocolate',
    shows: '1 penguin; red scarf on penguin; earmuffs on penguin; hot chocolate in penguin',
  },
  { prompt: 'birthday card with a giraffe holding five balloons', shows: '1 giraffe; 5 balloon in giraffe' },
];
