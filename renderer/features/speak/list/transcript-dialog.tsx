import { Checkbox, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { api, client } from '../../../api/client.ts';
import { SearchField } from '../../../ui/collection/search-field.tsx';
import sidebar from '../../../ui/collection/sidebar/sidebar.module.css';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import classes from './list.module.css';
import { texts } from './list-texts.ts';

/** Chooses a transcript whose lines become a script. */
export function TranscriptDialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  return (
    <Modal opened={isOpen} onClose={close} title={texts.transcript.title} size="sm">
      {isOpen ? <TranscriptForm close={close} /> : null}
    </Modal>
  );
}

function TranscriptForm({ close }: { close: () => void }) {
  const [query, setQuery] = useState('');
  const [keepTimes, setKeepTimes] = useState(true);
  const trimmed = query.trim();
  const input = { limit: 50, ...(trimmed === '' ? {} : { query: trimmed }) };
  const rows = useQuery(api.transcripts.list.queryOptions({ input })).data?.rows ?? [];
  const make = async (transcriptId: ItemId) => {
    try {
      const script = await client.scripts.fromTranscript({ transcriptId, keepTimes });
      close();
      navigate('speak', script.id);
    } catch (error) {
      showFailureToast(texts.transcript.notCreated, error);
    }
  };
  return (
    <div className={classes.dialog}>
      <p>{texts.transcript.text}</p>
      <SearchField isFirst label={texts.transcript.search} value={query} onChange={setQuery} />
      <ul className={classes.choices}>
        {rows.map((row) => (
          <li key={row.id}>
            <button type="button" className={classes.choice} onClick={() => void make(row.id)}>
              <span className={sidebar.title}>{row.title}</span>
            </button>
          </li>
        ))}
      </ul>
      {rows.length === 0 ? <p role="status">{texts.transcript.none}</p> : null}
      <Checkbox
        label={texts.transcript.keepTimes}
        description={texts.transcript.keepTimesHelp}
        checked={keepTimes}
        onChange={(event) => setKeepTimes(event.currentTarget.checked)}
      />
    </div>
  );
}
