import process from 'node:process';
import { chatCommand } from './commands/chat/chat-command.ts';
import { chatExport } from './commands/chat/chat-export.ts';
import { doctorCommand } from './commands/doctor-command.ts';
import { UsageError } from './arguments/argument-values.ts';
import { imageCommand } from './commands/generate/image-command.ts';
import { failureLine } from './output/failure-lines.ts';
import { libraryCommand } from './commands/library/library-command.ts';
import { type Command, parseArguments } from './arguments/parse-arguments.ts';
import { print } from './output/standard-output.ts';
import { programVersion } from './temporary-core.ts';
import { songCommand } from './commands/generate/song-command.ts';
import { speechBatchCommand } from './commands/generate/batch/batch-command.ts';
import { speakCommand } from './commands/generate/speak-command.ts';
import { tasksCommand } from './commands/tasks-command.ts';
import { toolsCommand } from './commands/tools-command.ts';
import { transcribeCommand } from './commands/transcribe-command.ts';
import { generatorUsage, USAGE } from './arguments/usage.ts';
import { videoCommand } from './commands/generate/video-command.ts';
import { voicesCommand } from './commands/voices-command.ts';

/** Runs a command and resolves with the exit code. */
async function run(command: Command, signal: AbortSignal): Promise<number> {
  switch (command.name) {
    case 'help':
      await print(command.of === undefined ? USAGE : generatorUsage(command.of));
      return 0;
    case 'version':
      await print(`${programVersion()}\n`);
      return 0;
    case 'doctor':
      return await doctorCommand(command, signal);
    case 'transcribe':
      return await transcribeCommand(command.options, signal);
    case 'speak':
      return await speakCommand(command.options, signal);
    case 'speech-batch':
      return await speechBatchCommand(command.options, signal);
    case 'image':
      return await imageCommand(command.options, signal);
    case 'song':
      return await songCommand(command.options, signal);
    case 'video':
      return await videoCommand(command.options, signal);
    case 'voices':
      return await voicesCommand(command.options, signal);
    case 'library':
      return await libraryCommand(command.options, signal);
    case 'tasks':
      return await tasksCommand(command.options, signal);
    case 'tools':
      return await toolsCommand(command.options, signal);
    case 'chat':
      return await chatCommand(command.options, signal);
    case 'chat-export':
      return await chatExport(command.options);
    case 'mcp':
      return await (await import('./commands/mcp-command.ts')).mcpCommand(command.options, signal);
  }
}

async function main(): Promise<number> {
  const stopping = new AbortController();
  // Once only: a second Ctrl+C ends the process the hard way when stopping takes too long.
  process.once('SIGINT', () => stopping.abort());
  process.once('SIGTERM', () => stopping.abort());
  // Nobody reads what is said any more; the work is worth as much.
  process.stderr.on('error', () => undefined);
  // A reader that closed the pipe ("| head") has what it wants.
  process.stdout.on('error', () => stopping.abort());
  try {
    return await run(parseArguments(process.argv.slice(2)), stopping.signal);
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\nRun atelier --help for usage.\n`);
      return 2;
    }
    if (stopping.signal.aborted) return 130;
    process.stderr.write(`${failureLine(error)}\n`);
    return 1;
  }
}

// Libraries may keep handles of their own; the work is done and disposed of here. Not awaited: what a command imports later
// imports this module's bundle, and would wait for its end.
void main().then((code) => process.exit(code));
