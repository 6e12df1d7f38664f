import type { FailureData } from '../failure.ts';
import { listIn, numberIn, quotedFile, textIn } from '../failure-data.ts';

const LABELS: Readonly<Record<string, string>> = {
  folder: 'folder',
  board: 'board',
  search: 'saved search',
  cut: 'rough cut',
  reason: 'reason',
};
const labelIn = (data: FailureData): string => LABELS[textIn(data, 'labelKind') ?? ''] ?? 'tag';

/** Sentences about files, the library, tasks and settings. */
export const LIBRARY_REASONS = {
  api_key: 'An API key is one line of up to 1,024 characters without spaces.',
  backup_damaged: 'This backup is damaged, so nothing was restored. Choose another one.',
  backup_running: 'Another Atelier process is making a backup. Try again when it’s done.',
  cloud_file_used: 'A task still needs this file. Wait until it’s done, or stop it.',
  database_newer: (data: FailureData) =>
    `This library was created by a newer version of Atelier (schema ${numberIn(data, 'found') ?? 'unknown'}, supported: ${numberIn(data, 'known') ?? 'older'}). Update Atelier to open it.`,
  dictation_too_long: 'The dictation is too long. Dictate at most four minutes at once.',
  file_exists: (data: FailureData) => `${quotedFile(data)} already exists. Choose another name.`,
  folder_left_out: (data: FailureData) => {
    const names = listIn(data, 'leftOut');
    const more = (numberIn(data, 'leftOutCount') ?? 0) > names.length ? ' and more' : '';
    return `Skipped in ${quotedFile(data)}: ${names.join(', ')}${more}.`;
  },
  folder_taken: (data: FailureData) =>
    `That folder already contains “${textIn(data, 'name') ?? 'a library'}”. Choose another one.`,
  folder_watched: (data: FailureData) => `“${textIn(data, 'name') ?? 'This folder'}” is watched already.`,
  folder_without_media: (data: FailureData) => `${quotedFile(data)} contains no audio or video files.`,
  invalid_request: 'The request isn’t valid. If this keeps happening, open Diagnostics.',
  invalid_setting: (data: FailureData) => {
    const [most, least] = [numberIn(data, 'most'), numberIn(data, 'least')];
    if (most !== null) return `This value is too high. Choose ${most} or less.`;
    return least === null
      ? 'This value isn’t valid. Choose another.'
      : `This value is too low. Choose ${least} or more.`;
  },
  no_file_clipboard: 'This system didn’t take the files. Drag them out instead, or export them.',
  no_app: 'No app on this computer opens this file. Choose one for its kind in the settings of your system.',
  label_empty: (data: FailureData) => `A ${labelIn(data)} needs a name with characters that can be seen.`,
  label_too_long: (data: FailureData) =>
    `The name of a ${labelIn(data)} can have up to ${numberIn(data, 'longest') ?? 40} characters. Choose a shorter one.`,
  library_missing: (data: FailureData) =>
    `The folder “${textIn(data, 'folder') ?? 'library'}” isn’t there. Connect its disk, or find the folder if it was moved or renamed.`,
  media_id: 'This media ID isn’t valid.',
  name_taken: (data: FailureData) =>
    `Another ${labelIn(data)} is called “${textIn(data, 'name') ?? 'that'}”. Choose another name.`,
  name_too_long: (data: FailureData) =>
    `The name ${textIn(data, 'fileName') ?? 'of this file'} is too long for this folder. Choose a shorter one.`,
  no_confirmation_needed: 'This recording doesn’t need confirmation.',
  not_a_file: (data: FailureData) => `${quotedFile(data)} isn’t a file.`,
  not_audio: (data: FailureData) =>
    `Only audio can be used here. This file is ${data['mediaType'] === 'image' ? 'an image' : 'a video'}.`,
  not_in_bin: 'Move items to the bin before deleting them permanently.',
  not_local: 'The local engine can’t do this task. Wait for the cloud, or stop the task and create it again.',
  not_placed: (data: FailureData) => {
    const left = numberIn(data, 'left') ?? 1;
    return `${left === 1 ? 'One item stays' : `${left} items stay`} in the old folder, because the file is missing or changed, or the disk doesn’t accept its name. Run “atelier library check” to find out more.`;
  },
  not_possible_here: 'This system doesn’t let Atelier do that. Choose another step.',
  not_queued: 'This task has already started or finished.',
  preset_file: (data: FailureData) => `${quotedFile(data)} isn’t a file of presets.`,
  preset_other_form: (data: FailureData) =>
    `${quotedFile(data)} contains presets of another form. Open that form to import them.`,
  not_recognised: 'This recording isn’t recognised yet. Wait until it is, or transcribe it.',
  not_referenced: 'The file of this item is in the library, so there’s nothing to find.',
  not_resumable: 'Only failed or stopped tasks can be resumed.',
  nothing_running: 'All tasks have finished. Choose this while tasks are running.',
  other_content: (data: FailureData) =>
    `${quotedFile(data)} isn’t the file that was added: its content differs. Choose another file, or replace the one that was added.`,
  other_kind: (data: FailureData) =>
    `${quotedFile(data)} is of another kind than this item. Choose another file, or add it as a new item.`,
  other_library: (data: FailureData) =>
    `“${textIn(data, 'name') ?? 'This folder'}” contains no items of this library. Choose the folder that contains its “media” folder.`,
  other_process: 'Another Atelier process is using this library. Quit it, then try again.',
  nothing_to_export: 'These items have no files or text yet. Choose others, or wait until they’re prepared.',
  page_position: 'This page position isn’t valid.',
  rating: 'A rating is 0 to 5 stars.',
  note_too_long: (data: FailureData) => `A note can have up to ${numberIn(data, 'longest') ?? 4000} characters.`,
  recording_gap: 'Part of the recording is missing. What was recorded before it is kept.',
  recording_part: 'Too much audio was sent at once. What was recorded before it is kept.',
  reference_in_library: (data: FailureData) =>
    `${quotedFile(data)} is in the library folder already, so Atelier can’t leave it there. Copy it instead.`,
  same_request: 'This recording was transcribed in the same way before. Open that transcript, or transcribe it again.',
  service_address: 'Enter an address such as https://api.example.com, without a path.',
  settings_file: (data: FailureData) => {
    const field = textIn(data, 'field');
    const problem = field === null ? 'it isn’t a JSON object' : `“${field}” isn’t valid`;
    return `Can’t use the settings file ${textIn(data, 'file') ?? ''}: ${problem}. Correct or delete the file.`;
  },
  still_preparing: 'This recording is still being prepared. Choose the track when it’s ready.',
  system_refused: 'The system refused. Check its power settings, or do it yourself.',
  task_ended: 'This task has already finished.',
  tasks_active: 'Stop all tasks, or let them finish, then try again.',
  too_many_labels: (data: FailureData) =>
    `One thing can have up to ${numberIn(data, 'most') ?? 100} ${labelIn(data)}s. Remove some first.`,
  too_many_names: (data: FailureData) =>
    `That folder already contains too many files named ${textIn(data, 'fileName') ?? 'like this'}. Choose another one.`,
  watch_own_folder: (data: FailureData) =>
    `“${textIn(data, 'name') ?? 'This folder'}” contains files of Atelier itself, or belongs to them. Choose another folder.`,
  upload_name: 'An upload needs a file name.',
} as const;
