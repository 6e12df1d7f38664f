import { Menu } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import {
  CONVERSATION_FORMATS,
  type ConversationFormat,
} from '../../../../../shared/domain/conversation/exporting/conversation-export.ts';
import { texts } from '../../texts.ts';

/** One entry of a menu for each format in which chats are exported. */
export function ExportMenuItems({ run }: { run: (format: ConversationFormat) => void }) {
  return CONVERSATION_FORMATS.map((format) => (
    <Menu.Item key={format} leftSection={<IconFileExport size={15} stroke={1.6} />} onClick={() => run(format)}>
      {texts.export.as[format]}
    </Menu.Item>
  ));
}
