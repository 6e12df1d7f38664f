import type { Scene } from '../../../../engine/images/scene/scene.ts';

/** Subjects that a noun is seen in besides that of its own name. */
export const ALSO: Readonly<Record<string, readonly string[]>> = {
  tree: 'acacia apple-tree birch cherry-tree dead-tree oak palm pine willow christmas-tree'.split(' '),
  lamp: ['floor-lamp', 'street-lamp'],
  flower: ['flowers', 'rose', 'tulip', 'bouquet'],
  leaf: ['maple-leaf', 'oak-leaf'],
  balloon: ['balloon-toy'],
  bowl: ['soup', 'fish-bowl', 'noodle-bowl', 'salad'],
  toast: ['avocado-toast'],
  avocado: ['avocado-toast'],
  egg: ['fried-egg'],
  bottle: ['bottle-of-lotion', 'perfume'],
  coffee: ['bubble-tea'],
  bucket: ['popcorn'],
  globe: ['snow-globe'],
  school: ['school'],
  chocolate: ['teacup'],
  book: ['books', 'open-book'],
  pot: ['flower-pot'],
  corn: ['corn-field'],
  staff: ['wizard'],
  sword: ['knight'],
  paddle: ['rowboat'],
  chest: ['treasure-chest'],
  person: ['couple'],
  bird: ['birds', 'sparrow', 'bluebird'],
  woman: ['grandmother'],
  man: ['grandfather', 'person'],
  'chess piece': 'chess-board chess-king chess-queen chess-knight chess-pawn chess-rook chess-bishop'.split(' '),
};

const isOpenAir = (setting: Scene['setting']): boolean => setting === 'landscape' || setting === 'street';

const isOpen = ({ setting }: Scene): boolean => setting === 'landscape' || setting === 'street';

const PLACES: Readonly<Record<string, (scene: Scene) => boolean>> = {
  beach: (scene) => isOpen(scene) && scene.water === 'sea' && scene.ground === 'sand',
  park: isOpen,
  hill: isOpen,
  grass: isOpen,
  meadow: isOpen,
  road: (scene) => isOpen(scene) && (scene.ground === 'road' || scene.ground === 'paving'),
  rain: ({ weather }) => weather.includes('rain'),
  storm: ({ weather, hour }) => weather.includes('storm') || hour === 'storm',
  night: ({ hour }) => hour === 'night',
  sunset: ({ hour }) => hour === 'sunset',
  room: ({ setting }) => setting === 'room',
  snow: ({ ground, season }) => ground === 'snow' || season === 'winter',
  lake: ({ water }) => water === 'lake',
  river: ({ water }) => water === 'river',
  sea: ({ water, setting }) => isOpenAir(setting) && water === 'sea',
  table: ({ setting }) => setting === 'table',
  street: ({ setting }) => setting === 'street',
  sky: ({ setting }) => setting === 'sky' || setting === 'landscape',
  space: ({ setting }) => setting === 'space',
  city: ({ setting, backdrop }) => setting === 'street' || backdrop === 'city',
  village: ({ setting, backdrop, subjects }) =>
    setting === 'street' || backdrop === 'village' || subjects.some(({ id, count }) => id === 'house' && count > 2),
  mountains: ({ backdrop }) => backdrop === 'mountains',
  desert: ({ backdrop, ground }) => backdrop === 'dunes' || backdrop === 'mesa' || ground === 'dunes',
  forest: ({ backdrop, ground }) => backdrop === 'forest' || ground === 'forest-floor',
  dawn: ({ hour }) => hour === 'dawn',
  golden: ({ hour }) => hour === 'golden',
  fog: ({ hour, weather }) => hour === 'fog' || weather.includes('fog'),
  spring: ({ season, extras }) => season === 'spring' || extras.includes('petals'),
  autumn: ({ season }) => season === 'autumn',
  above: ({ composition }) => composition === 'from-above',
  close: ({ composition }) => composition === 'close',
  wide: ({ composition }) => composition === 'wide',
  watercolour: ({ style }) => style === 'watercolour',
  pixel: ({ style }) => style === 'pixel',
  oil: ({ style }) => style === 'oil',
  pencil: ({ style }) => style === 'pencil',
  neon: ({ style }) => style === 'neon',
  flat: ({ style }) => style === 'flat',
  background: ({ setting }) => setting === 'plain' || setting === 'pattern',
  blue: ({ tint }) => tint.length > 0,
};

/** Whether a scene is at a place, a time or in a weather. */
export const isInPlace = (scene: Scene, place: string): boolean => PLACES[place]!(scene);
