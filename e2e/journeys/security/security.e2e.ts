import type { ElectronApplication } from 'playwright/test';
import { exitOfSecondStart, expect, type RunningApp, test } from '../../fixtures/app.ts';
import { countPackets, tryWebRtc } from '../../fixtures/service/web-rtc.ts';
import { samplePath } from '../../fixtures/sounds/recordings.ts';

/** Records what would be opened outside of the app instead of opening it. */
const recordOpened = (electron: ElectronApplication) =>
  electron.evaluate(({ shell }) => {
    const opened: string[] = [];
    shell.openExternal = async (url) => void opened.push(url);
    (globalThis as { opened?: string[] }).opened = opened;
  });

test('the page is as narrow as Electron can make it', async ({ app, page }) => {
  await test.step('the page is sandboxed, isolated and has no Node', async () => {
    const preferences = await app.electron.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows();
      const contents = window?.webContents as unknown as { getLastWebPreferences(): Record<string, unknown> };
      const { sandbox, contextIsolation, nodeIntegration, webSecurity, webviewTag } = contents.getLastWebPreferences();
      return { sandbox, contextIsolation, nodeIntegration, webSecurity, webviewTag };
    });
    expect(preferences).toEqual({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
    });
    const reach = await page.evaluate(() => ({
      require: typeof (globalThis as { require?: unknown }).require,
      process: typeof (globalThis as { process?: unknown }).process,
      buffer: typeof (globalThis as { Buffer?: unknown }).Buffer,
      isSecureContext,
      address: window.location.href,
    }));
    expect(reach).toMatchObject({
      require: 'undefined',
      process: 'undefined',
      buffer: 'undefined',
      isSecureContext: true,
    });
    expect(reach.address).toMatch(/^app:\/\/studio\//);
  });

  await test.step('the bridge holds what it must and nothing that names a channel or a path', async () => {
    const names = await page.evaluate(() => Object.keys((window as { atelier?: object }).atelier ?? {}).toSorted());
    expect(names).toEqual([
      'admitFiles',
      'hideMiniWindow',
      'onCommand',
      'onOpenFiles',
      'onOpenPlace',
      'openInMainWindow',
      'platform',
      'reportCommands',
      'requestPort',
      'restart',
      'setTheme',
      'showMenu',
      'startDrag',
    ]);
  });

  await test.step('the policy has no unsafe source', async () => {
    const policy = await page.evaluate(async () => (await fetch('/')).headers.get('content-security-policy'));
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });
});

test.describe('what is tried against it', () => {
  test.use({
    expectedProblems: /Content Security Policy|Failed to load resource|net::ERR|Not allowed|Permissions policy/i,
  });

  test('gets nothing', async ({ app, page }) => {
    await test.step('inline code, foreign code and eval do not run', async () => {
      const ran = await page.evaluate(async () => {
        const script = document.createElement('script');
        script.textContent = 'window.ranInline = true';
        const foreign = document.createElement('script');
        foreign.src = 'https://example.com/foreign.js';
        document.head.append(script, foreign);
        await new Promise((resolve) => foreign.addEventListener('error', resolve));
        const isEvalRefused = await new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
            if (blockedURI === 'eval') resolve(true);
          });
          // oxlint-disable-next-line typescript/no-implied-eval -- this is what must not run
          setTimeout('window.ranEval = true');
          setTimeout(() => resolve('ranEval' in window ? false : 'no violation was reported'), 500);
        });
        return { inline: 'ranInline' in window, isEvalRefused };
      });
      expect(ran).toEqual({ inline: false, isEvalRefused: true });
    });

    await test.step('nothing reaches the network from the page, not even from outside its policy', async () => {
      const fetched = await page.evaluate(() =>
        fetch('https://example.com/').then(
          () => 'answered',
          () => 'refused',
        ),
      );
      expect(fetched).toBe('refused');
      const fromSession = await app.electron.evaluate(({ session }) =>
        session.defaultSession.fetch('https://example.com/').then(
          () => 'answered',
          (error: Error) => error.message,
        ),
      );
      expect(fromSession).toContain('ERR_BLOCKED_BY_CLIENT');
    });

    await test.step('WebRTC sends no packet, which it would if it might', async () => {
      const listener = await countPackets();
      try {
        await page.evaluate(tryWebRtc, listener.ports);
        expect(listener.counted()).toEqual({ udp: 0, tcp: 0 });
        await app.electron.evaluate(async ({ webContents, session }) => {
          webContents.getAllWebContents()[0]?.setWebRTCIPHandlingPolicy('default');
          await session.defaultSession.setProxy({ mode: 'direct' });
        });
        await page.evaluate(tryWebRtc, listener.ports);
        const { udp, tcp } = listener.counted();
        expect([udp > 0, tcp > 0]).toEqual([true, true]);
      } finally {
        await listener.close();
      }
    });

    await test.step('windows are not opened; only https goes to the browser', async () => {
      await recordOpened(app.electron);
      await page.evaluate(() => {
        for (const url of [
          'https://example.com/help',
          'http://example.com/',
          'file:///etc/passwd',
          'smb://host/x',
          '/',
        ]) {
          window.open(url);
        }
      });
      const opened = () => app.electron.evaluate(() => (globalThis as { opened?: string[] }).opened);
      await expect.poll(opened).toEqual(['https://example.com/help']);
      expect(await app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
    });

    await test.step('frames and webviews do not load', async () => {
      const frames = await page.evaluate(async () => {
        const frame = document.createElement('iframe');
        frame.src = 'https://example.com/';
        const webview = document.createElement('webview');
        webview.setAttribute('src', 'https://example.com/');
        document.body.append(frame, webview);
        await new Promise((resolve) => setTimeout(resolve, 300));
        return { webview: webview.constructor.name };
      });
      expect(frames.webview).toBe('HTMLElement');
      const contents = await app.electron.evaluate(({ webContents }) =>
        webContents.getAllWebContents().map((one) => one.getType()),
      );
      expect(contents).toEqual(['window']);
    });

    await test.step('permissions are refused, but the microphone for our page', async () => {
      const answers = await page.evaluate(async () => {
        const geolocation = await new Promise((resolve) => {
          navigator.geolocation.getCurrentPosition(
            () => resolve('granted'),
            (error) => resolve(error.code === error.PERMISSION_DENIED ? 'denied' : error.message),
          );
        });
        const media = (constraints: MediaStreamConstraints) =>
          navigator.mediaDevices.getUserMedia(constraints).then(
            (stream) => {
              for (const track of stream.getTracks()) track.stop();
              return 'granted';
            },
            (error: DOMException) => error.name,
          );
        return {
          geolocation,
          clipboard: await navigator.clipboard.readText().catch((error: DOMException) => error.name),
          notifications: await Notification.requestPermission(),
          camera: await media({ video: true }),
          both: await media({ audio: true, video: true }),
          microphone: await media({ audio: true }),
        };
      });
      expect(answers).toMatchObject({
        geolocation: 'denied',
        notifications: 'denied',
        clipboard: 'NotAllowedError',
      });
      // Without hardware Chromium says so before it asks; with some the answer is the permission's.
      expect(['NotAllowedError', 'NotFoundError']).toContain(answers.camera);
      expect(['NotAllowedError', 'NotFoundError']).toContain(answers.both);
      expect(['granted', 'NotFoundError']).toContain(answers.microphone);
    });

    await test.step('another page in this process is not heard', async () => {
      const heard = await app.electron.evaluate(async ({ BrowserWindow, app: electronApp }) => {
        const preload = `${electronApp.getAppPath()}/dist/node/preload.cjs`;
        const intruder = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } });
        await intruder.loadURL('data:text/html,<p>intruder');
        const result = (await intruder.webContents.executeJavaScript(`new Promise((resolve) => {
        window.addEventListener('message', () => resolve('got a port'));
        window.atelier.requestPort('nonce');
        window.atelier.setTheme('light');
        setTimeout(() => resolve('silence'), 500);
      })`)) as string;
        intruder.destroy();
        return result;
      });
      expect(heard).toBe('silence');
    });

    await test.step('a made-up path or ticket gets nothing', async () => {
      const admitted = await page.evaluate(async () => {
        const bridge = (window as unknown as { atelier: { admitFiles(files: unknown[]): Promise<unknown> } }).atelier;
        return bridge.admitFiles([new File(['x'], 'x.wav')]);
      });
      expect(admitted).toEqual([null]);
      const answers = await page.evaluate(async () => {
        const paths = [
          '/assets/..%2f..%2fpackage.json',
          '/media/..%2f..%2fatelier.db/original',
          '/media/nobody/original',
        ];
        return Promise.all(paths.map(async (path) => (await fetch(path)).status));
      });
      expect(answers).toEqual([404, 404, 404]);
    });
  });

  test('does not move the page', async ({ app, page }) => {
    await page.getByRole('main').waitFor();
    for (const address of ['https://example.com/', 'file:///etc/passwd', 'app://other/', 'data:text/html,x']) {
      await page.evaluate((url) => {
        window.location.href = url;
      }, address);
      await page.waitForTimeout(150);
      expect(page.url()).toMatch(/^app:\/\/studio\//);
    }
    // Playwright waits for the navigation that never comes, so the page is asked through Electron.
    const isThere = await app.electron.evaluate(({ webContents }) =>
      webContents.getAllWebContents()[0]?.executeJavaScript("document.querySelector('main') !== null"),
    );
    expect(isThere).toBe(true);
  });
});

test('a second start hands its files over to the first and ends', async ({ app }) => {
  const isShown = () =>
    app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.isMinimized()));
  await app.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  expect(await exitOfSecondStart(app, [samplePath('speech/jfk.flac')])).toBe(0);
  await expect.poll(isShown).toEqual([false]);
  await expect(app.page.getByText('jfk').first()).toBeVisible();
});

/** Where the window is; the system moves it some time after it was asked to. */
const boundsOf = ({ electron }: RunningApp) =>
  electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds());

test('the window comes back where it was', async ({ launch }) => {
  const first = await launch();
  const bounds = { x: 60, y: 50, width: 1100, height: 700 };
  // Showing it may undo a move that came before.
  await expect
    .poll(() => first.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible()))
    .toBe(true);
  await expect(async () => {
    await first.electron.evaluate(
      ({ BrowserWindow }, value) => BrowserWindow.getAllWindows()[0]?.setBounds(value),
      bounds,
    );
    expect(await boundsOf(first)).toEqual(bounds);
  }).toPass();
  await first.electron.close();
  const second = await launch({ profile: first.profile });
  await expect.poll(() => boundsOf(second)).toEqual(bounds);
});
