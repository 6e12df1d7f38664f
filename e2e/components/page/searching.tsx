import { Modal, Popover } from '@mantine/core';
import { useState } from 'react';
import { SearchField } from '../../../renderer/ui/collection/search-field.tsx';

/** Search fields in a sidebar that Escape closes, in a popover and in a dialog. */
export function Searching() {
  return (
    <>
      <h1>Searching</h1>
      <InSidebar />
      <InPopover />
      <InDialog />
    </>
  );
}

function InSidebar() {
  const [search, setSearch] = useState('');
  const [closed, setClosed] = useState(0);
  return (
    <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && setClosed(closed + 1)}>
      <SearchField label="Search sidebar" value={search} onChange={setSearch} />
      <p>Searched: {search === '' ? 'nothing' : search}</p>
      <p>Closed {closed} times</p>
    </div>
  );
}

function InPopover() {
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Open popover
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Popover">
        <SearchField isFirst label="Search popover" value={search} onChange={setSearch} />
      </Popover.Dropdown>
    </Popover>
  );
}

function InDialog() {
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open dialog
      </button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Dialog">
        <SearchField isFirst label="Search dialog" value={search} onChange={setSearch} />
      </Modal>
    </>
  );
}
