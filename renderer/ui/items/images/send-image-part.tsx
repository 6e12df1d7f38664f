import { Button } from '@mantine/core';
import { IconPhoto, IconUserSquare } from '@tabler/icons-react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { PANEL_ICONS } from '../../kinds/panel-icons.ts';
import type { PanelIcon } from '../../layout/panel.ts';
import { texts } from '../items-texts.ts';
import { sendToChat, sendToMusic, sendToVideo } from './send-image.ts';
import classes from './send-image-part.module.css';

const words = texts.send;

type Target = { key: keyof typeof words.short; name: string; icon: PanelIcon; send: (id: ItemId) => void };

const TARGETS: readonly Target[] = [
  {
    key: 'first-frame',
    name: words.places['first-frame'],
    icon: IconPhoto,
    send: (id) => sendToVideo(id, 'first-frame'),
  },
  { key: 'cover', name: words.cover, icon: PANEL_ICONS.music, send: sendToMusic },
  { key: 'subject', name: words.places.subject, icon: IconUserSquare, send: (id) => sendToVideo(id, 'subject') },
  { key: 'chat', name: words.chat, icon: PANEL_ICONS.chat, send: (id) => void sendToChat(id) },
];

/** Where an image goes most often, each with a button; its menu has all places. */
export function SendImagePart({ id }: { id: ItemId }) {
  return (
    <section className={classes.part} aria-label={words.title}>
      <h3 aria-hidden>{words.title}</h3>
      <div className={classes.targets}>
        {TARGETS.map(({ key, name, icon: Icon, send }) => (
          <Button
            key={key}
            size="compact-sm"
            variant="default"
            aria-label={name}
            title={name}
            justify="flex-start"
            leftSection={<Icon size={15} stroke={1.6} aria-hidden />}
            onClick={() => send(id)}
          >
            {words.short[key]}
          </Button>
        ))}
      </div>
    </section>
  );
}
