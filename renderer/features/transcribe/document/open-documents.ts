import { api, client } from '../../../api/client.ts';
import { openDocuments } from '../../../api/documents/open-documents.ts';
import { TranscriptDocument } from './transcript-document.ts';

/** The open transcripts. */
export const openTranscripts = openDocuments({
  domain: 'transcripts',
  keyOf: (id) => api.transcripts.get.queryKey({ input: { id } }),
  read: (id) => client.transcripts.get({ id }),
  create: (transcript, publish) => new TranscriptDocument(transcript, client.transcripts, publish),
});

/** What is asked of the open transcripts, see OpenDocuments. */
export const { useContent: useTranscript, useSaveStatus, documentOf, edit: editTranscript } = openTranscripts;
