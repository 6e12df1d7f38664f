import { IconStar, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { ChoiceRow } from '../../../renderer/ui/collection/sidebar/choice-row.tsx';
import { DocumentRow } from '../../../renderer/ui/collection/sidebar/document-row.tsx';
import { SidebarGroup, SidebarList } from '../../../renderer/ui/collection/sidebar/sidebar-list.tsx';
import sidebar from '../../../renderer/ui/collection/sidebar/sidebar.module.css';
import { TagField } from '../../../renderer/ui/collection/tags/tag-field.tsx';

/** A sidebar with documents to open, rename and star, parts to choose, and a tag field. */
export function Rows() {
  const [titles, setTitles] = useState(['First', 'Second', 'Third']);
  const [done, setDone] = useState('nothing');
  const [tags, setTags] = useState(['calm']);
  const rename = (at: number) => (next: string) => {
    setTitles(titles.map((title, index) => (index === at ? next : title)));
    setDone(`renamed to ${next}`);
  };
  return (
    <>
      <h1>Rows</h1>
      <SidebarList>
        <SidebarGroup title="Documents">
          <ul className={sidebar.rows}>
            {titles.map((title, at) => (
              <DocumentRow
                key={at}
                title={title}
                route={{ panel: 'speak', path: [String(at)] }}
                isOpen={at === 0}
                fieldLabel="Document title"
                rename={rename(at)}
                moveToBin={() => setDone(`moved ${title} to the bin`)}
                actions={[{ label: 'Star', icon: IconStar, key: 'F', run: () => setDone(`starred ${title}`) }]}
              >
                <span />
                <span className={sidebar.title}>{title}</span>
              </DocumentRow>
            ))}
          </ul>
        </SidebarGroup>
        <SidebarGroup isPlain title="Parts">
          <ul className={sidebar.rows}>
            <ChoiceRow
              icon={<IconUsers size={16} aria-hidden />}
              name="All"
              fact="3"
              isCurrent
              onClick={() => setDone('chose all')}
            />
          </ul>
        </SidebarGroup>
      </SidebarList>
      <TagField tags={tags} change={setTags} remove={(tag) => setTags(tags.filter((other) => other !== tag))} />
      <p>Done: {done}</p>
    </>
  );
}
