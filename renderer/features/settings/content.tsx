import { type ComponentType, useState } from 'react';
import { SearchField } from '../../ui/collection/search-field.tsx';
import { formatRoute, useRoute } from '../../ui/layout/navigation.ts';
import type { PanelContent } from '../../ui/layout/panel.ts';
import { PanelHeader } from '../../ui/layout/panel-header.tsx';
import { searchSettings } from './search-settings.ts';
import { AboutSection } from './sections/about-section.tsx';
import { AccountSection } from './sections/account/account-section.tsx';
import { AppearanceSection } from './sections/appearance-section.tsx';
import { DiagnosticsSection } from './sections/diagnostics-section.tsx';
import { EngineSection } from './sections/engine-section.tsx';
import { LibrarySection } from './sections/library-section.tsx';
import { PlaybackSection } from './sections/playback-section.tsx';
import { SpeakingSection } from './sections/speaking-section.tsx';
import { TasksSection } from './sections/tasks-section.tsx';
import { TranscribingSection } from './sections/transcribing-section.tsx';
import { WritingSection } from './sections/writing-section.tsx';
import { RowFilter } from './setting-row.tsx';
import classes from './settings.module.css';
import { MiniWindowRow } from './mini-window/mini-window-row.tsx';
import { ShortcutsSection } from './shortcuts/shortcuts-section.tsx';
import { type SectionId, SECTIONS } from './rows/section-list.ts';
import { TEXTS } from './texts.ts';

const CONTENT: Record<SectionId, ComponentType> = {
  engine: EngineSection,
  account: AccountSection,
  transcribing: TranscribingSection,
  speaking: SpeakingSection,
  writing: WritingSection,
  tasks: TasksSection,
  library: LibrarySection,
  appearance: AppearanceSection,
  playback: PlaybackSection,
  shortcuts: KeysSection,
  diagnostics: DiagnosticsSection,
  about: AboutSection,
};

/** Keys of the whole system, then those of the app. */
function KeysSection() {
  return (
    <>
      <MiniWindowRow />
      <ShortcutsSection />
    </>
  );
}

function useSection(): (typeof SECTIONS)[number] {
  const { path } = useRoute();
  return SECTIONS.find(({ id }) => id === path[0]) ?? SECTIONS[0];
}

function SettingsList() {
  const active = useSection();
  return (
    <>
      <PanelHeader title={TEXTS.title} level={2} />
      <nav className={classes.sections} aria-label={TEXTS.title}>
        {SECTIONS.map(({ id, title }) => (
          <a
            key={id}
            className={classes.section}
            href={formatRoute({ panel: 'settings', path: [id] })}
            aria-current={id === active.id ? 'page' : undefined}
            draggable={false}
          >
            {title}
          </a>
        ))}
      </nav>
    </>
  );
}

function SettingsMain() {
  const active = useSection();
  const [query, setQuery] = useState('');
  return (
    <>
      <PanelHeader title={query.trim() === '' ? active.title : TEXTS.title}>
        <SearchField className={classes.search} label={TEXTS.search} value={query} onChange={setQuery} />
      </PanelHeader>
      <div className={classes.page}>
        <div className={classes.reading}>
          {query.trim() === '' ? <Section id={active.id} /> : <Found query={query} />}
        </div>
      </div>
    </>
  );
}

function Section({ id }: { id: SectionId }) {
  const Content = CONTENT[id];
  return <Content key={id} />;
}

function Found({ query }: { query: string }) {
  const hits = searchSettings(query);
  const ids = new Set(hits.map(({ id }) => id));
  const sections = SECTIONS.filter(({ id }) => hits.some(({ section }) => section === id));
  if (hits.length === 0) return <p className={classes.nothing}>{TEXTS.nothingFound(query.trim())}</p>;
  return (
    <RowFilter value={ids}>
      {sections.map(({ id, title }) => (
        <section key={id} aria-label={title}>
          <h2 className={classes.foundTitle}>{title}</h2>
          <Section id={id} />
        </section>
      ))}
    </RowFilter>
  );
}

/** What the Settings panel shows; only loaded by renderer/app/start/panel-contents.ts. */
export const content: PanelContent = { List: SettingsList, Main: SettingsMain, Dock: null };
