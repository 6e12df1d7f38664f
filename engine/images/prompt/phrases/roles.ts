/** What somebody is seen to be by what they have: without it they are a person like any other. */
const SEEN_BY: Readonly<Record<string, string>> = {
  'skateboarder|skater': 'on a skateboard',
  'cyclist|bike rider|biker': 'riding a bicycle',
  photographer: 'holding a camera',
  'guitarist|guitar player': 'holding a guitar',
  violinist: 'holding a violin',
  'saxophonist|sax player': 'holding a saxophone',
  singer: 'holding a microphone',
  'waiter|waitress': 'holding a tray',
  'gamer|video gamer': 'holding a game controller',
  'podcaster|streamer|dj': 'wearing headphones',
  'plumber|mechanic': 'holding a wrench',
  carpenter: 'holding a hammer',
  'builder|construction worker|engineer': 'wearing a hard hat',
  'postman|mail carrier|mailman': 'holding a letter',
  hairdresser: 'holding scissors',
  'hacker|programmer': 'holding a laptop',
  'barista|butcher': 'wearing an apron',
  'tennis player': 'holding a tennis racket',
  'basketball player': 'holding a basketball',
};

/** Ways of saying who somebody is, for what is to be seen of them. */
export const ROLES_BY_THINGS: readonly (readonly [pattern: RegExp, instead: string])[] = Object.entries(
  SEEN_BY,
).flatMap(
  ([roles, thing]) =>
    [
      [new RegExp(`\\b(?:${roles})s\\b`, 'gi'), `people ${thing.replace(/\ban? (.+)$/, '$1s')}`],
      [new RegExp(`\\b(?:${roles})\\b(?![’'-])`, 'gi'), `person ${thing}`],
    ] as const,
);
