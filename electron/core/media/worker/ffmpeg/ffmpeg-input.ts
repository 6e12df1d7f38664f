/**
 * Formats that hold their sound in themselves. Playlists and manifests are left out: they name other files, and a hostile
 * one would have them read.
 */
const FORMATS =
  'aac,ac3,aiff,amr,ape,asf,asf_o,au,avi,caf,dsf,dts,dtshd,eac3,flac,flv,gsm,ivf,matroska,mov,mp3,mp4,mpc,mpc8,mpeg,mpegts,' +
  'mpegvideo,nut,ogg,oma,rm,shn,tak,tta,voc,w64,wav,webm,wv,xwma';
/** The largest single piece of memory that ffmpeg may ask for; packets of pictures are read too. */
const LARGEST_PIECE_BYTES = 100_000_000;

/** What stands before every file of the user that ffmpeg reads. */
export const INPUT_ARGUMENTS: readonly string[] = [
  '-max_alloc',
  String(LARGEST_PIECE_BYTES),
  '-protocol_whitelist',
  'file,pipe',
  '-format_whitelist',
  FORMATS,
];
