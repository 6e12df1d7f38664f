import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FOLDER_ORDER } from './folder-order.ts';

const root = path.resolve(import.meta.dirname, '../..');
const OXLINT = path.join(root, 'node_modules/oxlint/bin/oxlint');
const ORDER = 'scripts/check/folder-order.ts';
let folder: string;

/** One forbidden import for each arrow of the table that is easily drawn by mistake. */
const FORBIDDEN: Record<string, string> = {
  'shared/domain/a.ts': "import '../contract/index.ts';",
  'shared/domain/b.ts': "import 'node:fs';",
  'shared/contract/a.ts': "import '../../electron/core/x.ts';",
  'shared/audio/a.ts': "import '../service-api/x.ts';",
  'electron/core/jobs/a.ts': "import 'electron';",
  'electron/core/jobs/b.ts': "import '../../../engine/main.ts';",
  'electron/core/jobs/c.ts': "import 'libsql';",
  'electron/core/jobs/d.ts': "import { contract } from '../../../shared/contract/index.ts'; contract;",
  'electron/core/jobs/e.ts': "await fetch('https://example.com');",
  'electron/core/database/a.ts': "import '@napi-rs/keyring';",
  'shared/domain/c.ts': "import '../disk/folder-lock.ts';",
  'shared/disk/a.ts': "import '../../electron/core/x.ts';",
  'renderer/ui/c.ts': "import '../../shared/disk/folder-lock.ts';",
  'shared/audio/b.ts': "import '../threads/watch-thread.ts';",
  'shared/threads/a.ts': "import '../../engine/main.ts';",
  'electron/rpc/a.ts': "import '../desktop/main.ts';",
  'electron/http/a.ts': "import '../rpc/create-rpc.ts';",
  'electron/http/b.ts': "import '@orpc/server';",
  'electron/desktop/window/a.ts': "import '@orpc/server';",
  'electron/cli/a.ts': "import 'electron';",
  'electron/preload/a.ts': "import '../core/create-core.ts';",
  'engine/http/a.ts': "import '../../electron/core/x.ts';",
  'renderer/api/a.ts': "import 'electron';",
  'renderer/ui/a.ts': "import '../features/tasks/index.ts';",
  'renderer/ui/b.ts': "import 'wavesurfer.js';",
  'renderer/features/tasks/a.ts': "import '../transcribe/index.ts';",
  'renderer/features/tasks/list/b.ts': "import '../../library/index.ts';",
  'renderer/features/tasks/c.ts': "import '@orpc/client';",
  'renderer/app/a.ts': "import '../features/tasks/inside.ts';",
  'renderer/features/speak/lines/a.ts': "import '../rows/line-row.tsx';",
  'renderer/features/speak/lines/b.ts': "import type { Panel } from '../speak-panel.ts'; export type A = Panel;",
  'renderer/features/speak/lines/c.ts': "import '../content.ts';",
  'renderer/features/speak/dock/form/a.ts': "import '../dock-column.tsx';",
  'renderer/features/speak/dock/form/b.ts': "import '../takes/take-row.tsx';",
  'renderer/features/speak/dock/form/c.ts': "import '../../stage/main-stage.tsx';",
  'renderer/app/b.ts': "import { contract } from '../../shared/contract/index.ts'; contract;",
};

/** What the table allows and a careless rule would forbid. */
const ALLOWED: Record<string, string> = {
  'shared/contract/ok.ts': "import '@orpc/contract';\nimport '../domain/x.ts';",
  'electron/core/engine-process/ok.ts': "import '../../../shared/service-api/x.ts';\nimport 'node:fs';",
  'shared/disk/ok.ts': "import 'libsql';\nimport 'node:fs';",
  'engine/ok.ts': "import '../shared/disk/engine-folder.ts';\nimport '../shared/threads/watch-thread.ts';",
  'shared/threads/ok.ts': "import 'node:worker_threads';",
  'electron/core/database/ok.ts': "import 'libsql';",
  'electron/core/service/ok.ts': "await fetch('https://example.com');",
  'electron/rpc/ok.ts':
    "import '@orpc/server';\nimport '../core/create-core.ts';\nimport '../../shared/contract/index.ts';",
  'electron/desktop/ok.ts': "import 'electron';\nimport '../rpc/create-rpc.ts';\nimport '../http/create-http.ts';",
  'engine/recognition/ok.ts': "import '../../shared/audio/x.ts';\nimport '../http/x.ts';",
  'renderer/app/ok.ts':
    "import '../features/tasks/index.ts';\nimport type { Contract } from '../../shared/contract/index.ts';\nexport type A = Contract;",
  'renderer/features/speak/dock/takes/ok.ts':
    "import '../form/form-row.tsx';\nimport '../../lines/new-rows.ts';\nimport '../../texts.ts';\nimport './takes-list.tsx';",
  'renderer/features/settings/ok.ts':
    "import '../../api/settings.ts';\nimport './library/x.ts';\nimport '../../../shared/domain/library/library-page.ts';",
};

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-layers-'));
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  fs.copyFileSync(path.join(root, 'oxlint.config.ts'), path.join(folder, 'oxlint.config.ts'));
  fs.mkdirSync(path.join(folder, 'scripts/check'), { recursive: true });
  fs.copyFileSync(path.join(root, ORDER), path.join(folder, ORDER));
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  for (const [file, text] of Object.entries({ ...FORBIDDEN, ...ALLOWED })) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), `${text}\n`);
  }
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it('holds the table of who may import whom, arrow by arrow', () => {
  const { stdout } = spawnSync(
    process.execPath,
    [OXLINT, '--format=json', 'shared', 'electron', 'engine', 'renderer'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const caught = diagnostics.filter(({ code }) => code.includes('no-restricted')).map(({ filename }) => filename);
  expect([...new Set(caught)].toSorted()).toEqual(Object.keys(FORBIDDEN).toSorted());
});

it('knows the place of each folder of a feature that has an order', () => {
  for (const [feature, order] of Object.entries(FOLDER_ORDER)) {
    const files = fs
      .globSync('*/**/*.ts*', { cwd: path.join(root, 'renderer/features', feature) })
      .filter((file) => !file.includes('test-data'));
    expect(order.toSorted(), feature).toEqual([...new Set(files.map((file) => path.dirname(file)))].toSorted());
  }
});
