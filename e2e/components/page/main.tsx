import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '../../../renderer/ui/theme/tokens.css';
import '../../../renderer/ui/theme/global.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { Announcer } from '../../../renderer/ui/feedback/announcer.tsx';
import { Toasts } from '../../../renderer/ui/feedback/toasts/toasts.tsx';
import { cssVariablesResolver } from '../../../renderer/ui/theme/css-variables.ts';
import { theme } from '../../../renderer/ui/theme/theme.ts';
import { Binning } from './binning.tsx';
import { Boxing } from './boxing.tsx';
import { Generating } from './generating.tsx';
import { Grid } from './grid.tsx';
import { Homing } from './homing.tsx';
import { Keeping } from './keeping.tsx';
import { Lines } from './lines.tsx';
import { Results } from './results.tsx';
import { Rows } from './rows.tsx';
import { Searching } from './searching.tsx';

const EXAMPLES = {
  searching: Searching,
  rows: Rows,
  keeping: Keeping,
  homing: Homing,
  lines: Lines,
  grid: Grid,
  binning: Binning,
  boxing: Boxing,
  generating: Generating,
  results: Results,
};

const Nothing = () => null;

/** The example that the address names, in the app's theme. */
function Page() {
  // The window opens without an address of an example.
  const Example = EXAMPLES[window.location.hash.slice(1) as keyof typeof EXAMPLES] ?? Nothing;
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme="light">
      <main style={{ display: 'flex', flexDirection: 'column', height: '100vh', background: 'var(--panel)' }}>
        <Example />
      </main>
      <Toasts />
      <Announcer />
    </MantineProvider>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Page />);
