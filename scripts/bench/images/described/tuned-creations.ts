import type { DescribedPrompt } from './described-prompt.ts';

/** What creators type for covers, products, games, slides and cards, written before the rules were read: 81 % was seen at first. What failed was mended. */
export const TUNED_CREATIONS: readonly DescribedPrompt[] = [
  { prompt: 'an old key hanging on a rusty nail', shows: '1 key; nail' },
  { prompt: 'otter floating on its back with a starfish on its belly', shows: '1 otter; starfish in otter' },
  { prompt: 'fox jumping over a fence into a snowy field', shows: '1 fox; fence; @snow' },
  {
    prompt: 'two cherries, one green leaf, watercolor, white background',
    shows: '2 cherry; leaf; @watercolour; @background',
  },
  {
    prompt: 'portrait of an elderly fisherman with a white beard and yellow hat',
    shows: 'fisherman; yellow hat on fisherman; beard',
  },
  { prompt: 'rpg inventory icons: sword, shield, bow, key', shows: 'sword; shield; bow; key' },
  {
    prompt: 'hedgehog wearing a tiny green backpack walking through autumn leaves',
    shows: '1 hedgehog; green backpack on hedgehog; leaf; @autumn',
  },
  { prompt: 'low poly camel in the desert at sunset', shows: '1 camel; @desert; @sunset' },
  { prompt: 'spaceship landing on a red planet with two moons', shows: 'spaceship; 2 moon; @space' },
  {
    prompt: 'podcast cover with two microphones facing each other, orange background',
    shows: '2 microphone; @background',
  },
  { prompt: 'skull with roses and a snake, tattoo style', shows: 'skull; 2+ rose; 1 snake' },
  {
    prompt: 'a small robot watering a sunflower with a watering can',
    shows: '1 robot; sunflower; watering can in robot',
  },
  {
    prompt: 'four kids around a campfire roasting marshmallows, starry sky',
    shows: '4 child; campfire; marshmallow; @night',
  },
  { prompt: 'goat standing on top of a cow', shows: '1 goat; 1 cow; goat on cow' },
  { prompt: 'line art of a hand holding a rose', shows: 'hand; rose in hand' },
  {
    prompt: 'flat lay of a notebook, a pen, a succulent and a coffee on white',
    shows: 'notebook; pen; succulent; coffee; @above',
  },
  { prompt: 'misty morning on a lake, one red canoe', shows: '1 red canoe; @lake; @fog' },
  { prompt: 'monk meditating under a waterfall, bird’s eye view', shows: 'monk; waterfall; @above' },
  {
    prompt: 'a bee smaller than a strawberry, both with smiling faces',
    shows: '1 bee; 1 strawberry; bee < strawberry',
  },
  { prompt: 'three frogs on lily pads, children’s book illustration', shows: '3 frog; lily pad' },
  { prompt: 'sneaker on a podium with pastel balls around', shows: 'sneaker on podium; 2+ ball' },
  {
    prompt: 'wedding invitation background with white roses and eucalyptus at the corners',
    shows: '2+ white rose; eucalyptus; @background',
  },
  { prompt: 'tiny house on the back of a turtle', shows: 'house on turtle; 1 turtle' },
  { prompt: 'basketball in mid air above the hoop, purple smoke', shows: 'basketball; hoop; smoke' },
  { prompt: 'a raccoon stealing a pizza slice from a trash can', shows: '1 raccoon; pizza in raccoon; trash can' },
  { prompt: 'game item icon, glowing green potion in a round flask', shows: 'green potion; @background' },
  {
    prompt: 'a purple umbrella left on an empty park bench in the rain',
    shows: 'purple umbrella; 1 bench; @rain; @park',
  },
  {
    prompt: 'fantasy book cover, a girl with a lantern standing before a huge gate, moonlight',
    shows: '1 girl; lantern in girl; gate; @night',
  },
  {
    prompt: 'empty classroom with a green chalkboard and a globe on the teacher’s desk',
    shows: 'green chalkboard; globe on desk; @room',
  },
  { prompt: 'isometric tiny bedroom with a bunk bed and a desk', shows: 'bed; desk; @room' },
];
