import { EFFORTS } from '../../../shared/domain/conversation/assistants/conversation-settings.ts';
import { GENERATED_KINDS, type GeneratedKind, GENERATORS } from '../../../shared/domain/generation/generators.ts';
import { EXPORT_FORMATS } from '../../../shared/domain/subtitles/render-transcript.ts';
import { TOOL_EFFECTS, effectsToApprove } from '../../../shared/domain/tools/tool.ts';
import { generatorHelp } from './generate/generator-flags.ts';

const CHAT_EFFECTS = TOOL_EFFECTS.filter((effect) => effect !== 'reads').join(', ');

const GENERAL = `General:
      --verbose           Log details to standard error
  -h, --help              Show this help
  -v, --version           Show the version`;

/** What `atelier --help` prints. */
export const USAGE = `Usage:
  atelier transcribe FILE... [options]   Turn recordings into timed text
  atelier generate KIND INPUT [options]  Generate one of: ${GENERATED_KINDS.join(', ')}
  atelier speak FILE|- [options]         Turn a script into narration, short for generate speech
  atelier voices [list]                  List available voices
  atelier voices clone [options]         Clone a voice from a recording
  atelier voices design TEXT [options]   Design a voice from a description
  atelier library [list]                 List the library, newest first
  atelier library find QUERY             Find items: words and operators such as kind:transcript
  atelier library show ID                Show all that is known of an item
  atelier library export ID... [options] Write items into a folder
  atelier library tag ID... [options]    Add tags to items, or remove them
  atelier library pick ID... [options]   Pick items, or reject them
  atelier library label ID... [options]  Label items with a colour
  atelier library boards                 List boards
  atelier library board NAME ID...       Add items to a board, or remove them
  atelier library searches               List saved searches with what each finds
  atelier library import FILE...         Add files to the library; texts become scripts
  atelier library relink ID FILE         Give an item its file again, which was moved
  atelier library check                  Check that index and files agree
  atelier library rebuild                Build a new database from the files and compare it
  atelier library move DIR               Move the whole library into a folder; quit the app first
  atelier library use-folder DIR         Use the library where its folder is now, after it was moved or renamed
  atelier library old-libraries          List folders that the library was moved out of
  atelier library move-files             Move older items to readable folders, rename files to the templates
  atelier library backup                 Back up the index and the settings
  atelier library backups                List backups
  atelier library restore ID             Restore a backup; quit the app first
  atelier library watch                  List watch folders
  atelier library recipe FILE            Show how an audio file says it was generated
  atelier tasks [list]                   List tasks of the app
  atelier tasks wait ID                  Wait until a task has ended
  atelier tasks cancel ID                Cancel a task
  atelier tools [list]                   List tools for scripts and assistants
  atelier tools run NAME [options]       Run a tool and print its answer as JSON
  atelier chat [PROMPT|-] [options]      Ask the assistant; the answer streams to standard output
  atelier chat export ID... [options]    Export chats as Markdown, HTML or JSON
  atelier mcp [options]                  Offer the tools to other assistants (MCP over standard input and output)
  atelier doctor                         Check that Atelier works on this system

Options of transcribe:
  -l, --language TAG      Spoken language, such as en (default: detected)
  -f, --format FORMAT     ${EXPORT_FORMATS.join(', ')} (default: srt); docx needs --out
      --level LEVEL       sentence (default) or word (one cue per word)
  -s, --speakers N        Number of speakers, 1 to 20 (default: detected)
      --speaker-names     Include speaker names in srt and vtt
  -o, --out DIR           Output folder; required for more than one FILE
  -e, --engine ENGINE     local (this computer) or cloud (default: as set in the app)
  -t, --track N           Audio track of a file with several (default: the one the file marks)
      --allow-silence     Accept files whose timestamps leave more than 6 hours of silence

Options of generate speech, or speak for short:
${generatorHelp('speech')}

Options of generate image:
${generatorHelp('image')}

Options of generate song:
${generatorHelp('song')}

Options of generate video:
${generatorHelp('video')}

Options of voices (-e as above; uses the app's voices, and the app can be open):
  -n, --name NAME         Name of the new voice
      --id ID             Its ID in the service (default: derived from the name)
      --sample FILE       clone: 10 s to 5 min of one speaker
      --person NAME       clone: whose voice it is; stored in the consent record
      --own               clone: this is your own voice
      --statement TEXT    clone: how the person consented, if it is not your own voice
      --reduce-noise      clone: reduce noise in the sample
      --text TEXT         design: preview text
  -o, --out FILE          design: save the preview as MP3

Options of library (uses the app's library, and the app can be open):
      --json              Print JSON
  -n, --limit N           list, find: at most N items (default: 50)
      --sort ORDER        list, find: newest (default), oldest, title, longest, largest, best or board
      --saved NAME        find: what a saved search finds
  -o, --out DIR           export: the folder
  -f, --format FORMAT     export: transcripts as txt (default), srt, vtt, md or docx
      --subtitles         export: subtitles beside recordings
      --chapters          export: chapters inside recordings (MP3, M4A, MP4), and beside them as WebVTT
      --details           export: a JSON file beside each item
      --as FORM           export: folder (default), zip (one archive) or csv (only a list)
      --list              export: a list of the items beside them (CSV)
      --sheet             export: a contact sheet with thumbnails (HTML)
      --image-format F    export: original, jpeg, png, webp or avif
      --strip-recipe      export: nothing in images says how they were generated
      --add TAG           tag: add a tag; may be repeated
      --remove TAG        tag: remove a tag; may be repeated
      --reject            pick: reject instead
      --clear             pick, label: take pick, reject or the label back
      --colour COLOUR     label: red, yellow, green, blue or purple
      --create            board: create the board if there is none
      --remove            board: remove the items instead
      --reference         import, relink: leave the files where they are
      --for RECORDING     import: the files are subtitles of this recording; each becomes a transcript
      --replace           relink: the file is meant, although its content differs
      --folder DIR        relink: look for missing files in a folder, of all items or of those given
      --deep              check: read every file, and compare it with what it was
      --repair            check: write sidecars that are missing or damaged again, and find files that were moved in
                          the library folder
      --remove-old        move: remove the old files once the library is moved
      --remove N          old-libraries: remove what was copied out of one
      --keep N            old-libraries: leave one where it is, and list it no more
      --preview           move-files: only show what would be moved and renamed
      --only PART         restore: only the index, or only the settings
  -o, --out FILE          rebuild: the new database (default: atelier-rebuilt.db in the app data folder)

Options of tools (uses the app's library, and the app can be open):
      --json              list: print JSON, with the schema of each input
  -i, --input JSON|-      run: the input (default: {}); - reads standard input
      --allow EFFECT      run: approve ${effectsToApprove(TOOL_EFFECTS).join(', ')}; may be repeated
  -o, --out DIR           run: where export_items and export_narration write

Options of chat (uses the app's library, and the app can be open):
  -a, --attach ID|FILE    Attach an item, an image or a text file; may be repeated
      --tools             Let the assistant use the tools
      --allow EFFECT      Approve ${CHAT_EFFECTS}; may be repeated
  -e, --engine ENGINE     local or cloud (default: as set in the app)
  -m, --model NAME        Model of that engine, such as M3
      --effort EFFORT     ${EFFORTS.join(', ')}
      --instructions TEXT What every answer follows
      --chat ID           Continue a chat
      --json              Print one JSON document instead of streaming text

Options of chat export:
  -f, --format FORMAT     md (default) or html (the branch that is shown), or json (all versions and
                          branches)
  -o, --out DIR           Output folder; of more than one ID, the export folder of the settings

Options of mcp (uses the app's library, and the app can be open):
      --allow EFFECT      Approve ${effectsToApprove(TOOL_EFFECTS).join(', ')} for as long as it runs; may be repeated
  -o, --out DIR           Where export_items and export_narration write

${GENERAL}

Progress goes to standard error, results to standard output or files. Files are never overwritten.
The cloud key is read from ATELIER_API_KEY, or from the system keychain.
ATELIER_HOME sets the app data folder.

Exit codes: 0 done, 1 something failed, 2 wrong usage, 130 stopped with Ctrl+C.
`;

/** What `atelier generate KIND --help` prints: what is of that command alone. */
export const generatorUsage = (kind: GeneratedKind): string => `Usage:
  atelier generate ${kind} ${GENERATORS[kind].input.value} [options]

Options:
${generatorHelp(kind, 'local (this computer) or cloud (default: as set in the app)')}

${GENERAL}

Exit codes: 0 done, 1 something failed, 2 wrong usage, 130 stopped with Ctrl+C.
`;
