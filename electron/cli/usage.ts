/** What `atelier --help` prints. */
export const USAGE = `Usage:
  atelier transcribe FILE... [options]   Turn recordings into timed text
  atelier speak FILE|- [options]         Turn a script into narration
  atelier voices [list]                  List the voices there are
  atelier voices clone [options]         Clone a voice from a recording of it
  atelier voices design TEXT [options]   Make a voice from a description
  atelier doctor                         Check that everything works here

Options of transcribe:
  -l, --language TAG      Language that is spoken, such as en; without it the engine finds out
  -f, --format FORMAT     srt (default), vtt, txt or json
      --level LEVEL       sentence (default) or word: one cue for every word
  -s, --speakers N        How many people speak, 1 to 20; without it the engine finds out
      --speaker-names     Write the names of speakers into srt and vtt too
  -o, --out DIR           Write files into this folder; needed for more than one FILE
  -e, --engine ENGINE     local (on this computer) or cloud; without it as set in the app
  -t, --track N           Which audio track of a file with several; without it the one that the file marks
      --allow-silence     Also take files whose timestamps leave more than 6 hours of silence

Options of speak (FILE is text, Markdown or subtitles; - reads standard input):
      --voice ID          Who speaks; atelier voices lists the ids. Without it the clearest voice
      --cast NAME=ID,...  Voices of [Name] lines; other names get one that suits them
  -f, --format FORMAT     mp3 (default), wav or flac
      --subtitles FORMAT  srt, vtt or json, beside the sound
      --encoding NAME     Text encoding of FILE, such as windows-1250; without it detected
      --speak-sounds      Speak sounds in brackets of subtitles too, such as [door slams]
  -o, --out FILE          Where to write; without it FILE's name here, or standard output for -
  -e, --engine ENGINE     As above
      --allow-large       Also write more than 2 hours, or more than a tenth of the free disk space

Options of voices (-e as above; its voices are those of the app, which may be open):
  -n, --name NAME         What the new voice is called
      --id ID             Its id in the service; without it one is made from the name
      --sample FILE       clone: 10 s to 5 min of one speaker
      --person NAME       clone: whose voice it is; kept with the voice as the consent record
      --own               clone: it is your own voice
      --statement TEXT    clone: how the person agreed, when it is not your own voice
      --reduce-noise      clone: take noise out of the sample
      --text TEXT         design: what is spoken to hear the voice
  -o, --out FILE          design: write that as an mp3

General:
      --verbose           Say more on standard error
  -h, --help              Show this
  -v, --version           Show the version

Progress goes to standard error, the result to standard output or into files, which are never overwritten.
The cloud's key comes from the environment variable ATELIER_API_KEY or, without it, from the system's keychain.
ATELIER_HOME names the folder of the app's data when it is not the usual one.

Exit codes: 0 done, 1 something failed, 2 wrong usage, 130 stopped with Ctrl+C.
`;
