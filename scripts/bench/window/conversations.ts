import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { findInConversations } from '../../../electron/core/conversations/stored/list-conversations.ts';
import { openDatabase } from '../../../electron/core/database/database.ts';
import {
  beginStream,
  type ScriptedModel,
  startScriptedModel,
} from '../../../engine/assistant/own-model/test-data/scripted-model.ts';
import { longest, scrollRows } from '../app/frame-rows.ts';
import { benchList, scrollingRows } from '../app/list-bench.ts';
import { openCore, profileFolders } from '../app/open-core.ts';
import { type MeteredWindow, openAndWait, type Seen } from '../app/meters/page-meter.ts';
import { storePlainConversation } from '../app/material/plain-conversation.ts';
import { inventedLine } from '../app/material/plain-transcript.ts';
import { median } from '../../../shared/domain/quantile.ts';
import type { BenchRow } from '../bench-row.ts';

const ROUNDS = 15;
const CHATS = 1000;
const MESSAGES_EACH = 10;
const LONG_CHAT = 5000;
const TITLE = 'Five thousand messages';
const MODEL = 'bench';
const WORDS = 30_000;
const WORDS_A_PIECE = 18;
const PIECE_EVERY_MS = 10;
const SCROLLER = '[role="region"][aria-label="Messages"]';
const LIST = { scroller: SCROLLER, row: `${SCROLLER} [data-index]` };
const MOST_TIMES = 2;

/** How long words are looked for in 1,000 conversations, against SQLite's index asked for the same rows and nothing else. */
export function benchSearchInChats(): BenchRow[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-bench-'));
  const { db, close } = openDatabase(path.join(folder, 'chats.db'));
  try {
    for (let seed = 0; seed < CHATS; seed += 1) storePlainConversation(db, { messageCount: MESSAGES_EACH, seed });
    const bare = (words: string) =>
      db.all(
        `SELECT item_text.item_id, item_text.source_row, snippet(item_search, 0, '', '', '…', 16) FROM item_search
        JOIN item_text ON item_text.row = item_search.rowid WHERE item_search MATCH :words
        ORDER BY item_text.source_row DESC LIMIT 100`,
        { words: `"${words}"*` },
      );
    return ['the', 'word7919'].flatMap((query) => {
      const rounds = Array.from({ length: ROUNDS }, () => ({
        bareMs: timed(() => bare(query)),
        oursMs: timed(() => findInConversations(db, { query, limit: 100 })),
      }));
      const ratio = median(rounds.map(({ oursMs, bareMs }) => oursMs / bareMs));
      const name = `Chats: search in ${CHATS}, “${query}”`;
      return [
        { name, value: median(rounds.map(({ oursMs }) => oursMs)), unit: 'ms' },
        {
          name: `${name}, against bare SQLite`,
          value: ratio,
          unit: 'times',
          target: `<= ${MOST_TIMES}`,
          ok: ratio <= MOST_TIMES,
        },
      ];
    });
  } finally {
    close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function timed(run: () => unknown): number {
  const startedAtMs = performance.now();
  run();
  return performance.now() - startedAtMs;
}

/**
 * The Chat panel in the real app with a chat of 5,000 messages: opening, scrolling, and an answer of 30,000 words that a model
 * server of the user streams into it. Frames are compared with those of an empty page. Needs a display and an up-to-date build.
 */
export async function benchLongChat(): Promise<BenchRow[]> {
  const server = await startScriptedModel();
  try {
    return await benchList({
      prepare: (profile) => prepareProfile(profile, server),
      measure: (page, empty) => measure(page, { empty, server }),
    });
  } finally {
    await server.close();
  }
}

async function prepareProfile(profile: string, server: ScriptedModel): Promise<void> {
  const { core, dispose } = await openCore({ folders: profileFolders(profile) });
  core.settings.set({ assistant: { ownModel: { baseUrl: server.baseUrl, model: MODEL } } });
  await dispose();
  const { db, close } = openDatabase(path.join(profile, 'atelier.db'));
  storePlainConversation(db, { messageCount: LONG_CHAT, seed: 0, title: TITLE, model: MODEL });
  close();
}

async function measure(page: Page, { empty, server }: { empty: Seen; server: ScriptedModel }): Promise<BenchRow[]> {
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('link', { name: /^Chat/ }).click();
  const row = page.getByRole('link', { name: new RegExp(`^${TITLE}`) });
  await row.waitFor();
  await row.evaluate((element) => element.setAttribute('data-bench', ''));
  const opened = await page.evaluate(openAndWait, { target: '[data-bench]', row: LIST.row });
  const scrolled = await scrollingRows(page, { name: 'Chat', list: LIST, empty });
  const streamed = await stream(page, server);
  return [
    { name: `Chat: opening ${LONG_CHAT} messages`, value: opened.openMs, unit: 'ms', note: longest(opened.longTasks) },
    ...scrolled,
    ...scrollRows(`Chat: ${WORDS} words come in`, { seen: streamed, empty }),
  ];
}

/** Sends a message and watches the page until its long answer is whole. */
async function stream(page: Page, server: ScriptedModel): Promise<Seen> {
  server.answer((response) => {
    const write = (delta: unknown, reason: string | null = null) => {
      const choices = [{ index: 0, delta, finish_reason: reason }];
      response.write(`data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices })}\n\n`);
    };
    beginStream(response);
    let sent = 0;
    const timer = setInterval(() => {
      const isParagraph = sent % (WORDS_A_PIECE * 5) === 0;
      write({ content: `${isParagraph ? '\n\n' : ' '}${inventedLine(sent)} **${inventedLine(sent + 1)}**` });
      sent += WORDS_A_PIECE;
      if (sent < WORDS) return;
      clearInterval(timer);
      write({}, 'stop');
      response.end('data: [DONE]\n\n');
    }, PIECE_EVERY_MS);
  });
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Tell me everything');
  await page.evaluate(() => (globalThis as unknown as MeteredWindow).meter.start());
  await page.keyboard.press('Enter');
  await page.getByRole('article', { name: 'Assistant' }).last().and(page.locator('[aria-busy="true"]')).waitFor();
  await page
    .getByRole('article', { name: 'Assistant' })
    .last()
    .and(page.locator('[aria-busy="false"]'))
    .waitFor({ timeout: 300_000 });
  return page.evaluate(() => (globalThis as unknown as MeteredWindow).meter.stop());
}
