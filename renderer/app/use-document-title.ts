import { useEffect, useRef } from 'react';
import { useJobs } from '../api/jobs.ts';
import { useRoute } from '../ui/layout/navigation.ts';
import { type Batch, batchCount, nextBatch } from './batch-count.ts';
import { panelOf } from './panels.ts';
import { TEXTS } from './texts.ts';

/** Title of the window: the count of a running batch, the panel, the app. */
export function useDocumentTitle(): void {
  const jobs = useJobs();
  const { title } = panelOf(useRoute().panel);
  const batch = useRef<Batch>(new Set());
  useEffect(() => {
    batch.current = nextBatch(batch.current, jobs);
    const count = batchCount(batch.current, jobs);
    document.title = [count, title, TEXTS.appName].filter(Boolean).join(' · ');
  }, [jobs, title]);
}
