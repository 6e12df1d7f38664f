import type {
  ResponseBody,
  ResponseItem,
  ResponsePart,
} from '../../../../shared/service-api/responses/response-request.ts';
import type { FileStore } from '../../../files/file-store.ts';
import type { Medium, Turn } from '../../../assistant/conversation.ts';
import { readMedium } from './read-medium.ts';

/**
 * The conversation of a request, oldest turn first. A message of the role `tool` is data like the output of a call.
 * @throws ServiceError 400 for a picture or clip that cannot be used
 */
export async function readTurns(files: FileStore, { input }: ResponseBody): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (const [index, item] of input.entries()) turns.push(await readItem(files, item, `input.${index}`));
  return turns;
}

async function readItem(files: FileStore, item: ResponseItem, field: string): Promise<Turn> {
  switch (item.type) {
    case 'reasoning':
      return { role: 'reasoning', text: (item.content ?? item.summary ?? []).map(({ text }) => text).join('\n') };
    case 'function_call':
      return { role: 'call', callId: item.call_id, name: item.name, arguments: item.arguments };
    case 'function_call_output': {
      const { parts, media } = await readParts(files, item.output, `${field}.output`);
      return { role: 'output', callId: item.call_id, text: parts.join('\n'), media };
    }
    case 'message': {
      const { parts, media } = await readParts(files, item.content, `${field}.content`);
      if (item.role === 'tool') return { role: 'output', callId: null, text: parts.join('\n'), media };
      return { role: item.role === 'developer' ? 'system' : item.role, parts, media };
    }
  }
}

type Content = { parts: string[]; media: Medium[] };

async function readParts(files: FileStore, content: readonly ResponsePart[], field: string): Promise<Content> {
  const parts: string[] = [];
  const media: Medium[] = [];
  for (const [index, part] of content.entries()) {
    if (part.type === 'input_image') {
      media.push(
        await readMedium(files, { kind: 'image', url: part.image_url.url, field: `${field}.${index}.image_url` }),
      );
    } else if (part.type === 'input_video') {
      media.push(
        await readMedium(files, { kind: 'video', url: part.video_url.url, field: `${field}.${index}.video_url` }),
      );
    } else {
      parts.push(part.type === 'refusal' ? part.refusal : part.text);
    }
  }
  return { parts, media };
}
