const NAMES: Readonly<Record<string, string>> = {
  'windows-1250': 'Central European',
  'windows-1251': 'Cyrillic',
  'windows-1252': 'Western European',
  'windows-1253': 'Greek',
  'windows-1254': 'Turkish',
  'windows-1255': 'Hebrew',
  'windows-1256': 'Arabic',
  'windows-1257': 'Baltic',
  'windows-1258': 'Vietnamese',
  'iso-8859-2': 'Central European',
  'iso-8859-5': 'Cyrillic',
  'iso-8859-15': 'Western European',
  'koi8-r': 'Cyrillic',
  shift_jis: 'Japanese',
  'euc-jp': 'Japanese',
  'euc-kr': 'Korean',
  gb18030: 'Simplified Chinese',
  big5: 'Traditional Chinese',
};

/** A text encoding as people look for it: "Central European (windows-1250)". */
export const encodingName = (encoding: string): string => {
  const name = NAMES[encoding];
  return name === undefined ? encoding : `${name} (${encoding})`;
};
