import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../api/query-client.ts';
import { useSettings } from '../../api/settings/settings.ts';
import { cssVariablesResolver } from '../../ui/theme/css-variables.ts';
import { theme } from '../../ui/theme/theme.ts';
import { styleNonce } from '../../ui/style-nonce.ts';
import { useColorScheme } from './use-color-scheme.ts';

/** Query cache and theme round the whole app. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Themed>{children}</Themed>
    </QueryClientProvider>
  );
}

function Themed({ children }: { children: ReactNode }) {
  const { appearance } = useSettings();
  const scheme = useColorScheme(appearance.theme);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={scheme}
      getStyleNonce={() => styleNonce}
    >
      {children}
    </MantineProvider>
  );
}
