import { app, type BrowserWindow, ipcMain, Menu } from 'electron';
import * as z from 'zod';
import type { CommandReport } from '../../../shared/contract/host/host-bridge.ts';
import { isCommandId } from '../../../shared/domain/commands/commands.ts';
import { isFromOurPage } from '../security/sender.ts';
import { menuTemplate } from './menu-template.ts';

const reportsSchema = z
  .array(
    z.object({
      id: z.string().refine(isCommandId),
      enabled: z.boolean(),
      checked: z.boolean(),
      keys: z.array(z.string().max(40)).max(8),
    }),
  )
  .max(1000);
const pointSchema = z.object({ x: z.number().int(), y: z.number().int() });

/** Shows the native menus, sends chosen commands to the page, and keeps ticks, greyed items and keys as the page reports. */
export function installNativeMenu(window: () => BrowserWindow | null): void {
  const reports = new Map<string, CommandReport>();
  const build = () => {
    const run = (id: string) => window()?.webContents.send('command', id);
    const template = menuTemplate({ platform: process.platform, isDevelopment: !app.isPackaged, reports, run });
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  };
  ipcMain.on('commands:report', (event, given: unknown) => {
    const parsed = reportsSchema.safeParse(given);
    if (!isFromOurPage(event) || !parsed.success) return;
    const hasNewKeys = parsed.data.some(({ id, keys }) => keys[0] !== reports.get(id)?.keys[0]);
    for (const report of parsed.data) reports.set(report.id, report);
    // Keys can only be set when a menu is built; a rebuilt menu closes while it is open, so not for each tick.
    if (hasNewKeys) build();
    else for (const report of parsed.data) applyReport(report);
  });
  ipcMain.on('menu:show', (event, given: unknown) => {
    const point = pointSchema.safeParse(given);
    const target = window();
    if (!isFromOurPage(event) || !point.success || !target || process.platform === 'darwin') return;
    Menu.getApplicationMenu()?.popup({ window: target, ...point.data });
  });
  build();
}

function applyReport({ id, enabled, checked }: CommandReport): void {
  const item = Menu.getApplicationMenu()?.getMenuItemById(id);
  if (!item) return;
  item.enabled = enabled;
  if (item.type === 'checkbox') item.checked = checked;
}
