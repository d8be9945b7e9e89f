import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { freePort } from '../../service/testing/free-port.ts';

import { asJson, type Engine } from './engine.ts';
import { packagedProgram, RunningProgram } from './programs.ts';

const folders = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1`);

/** Starts WebKitGTK, Safari's engine, in the small browser that comes with its driver (W3C WebDriver). */
export async function startWebkit(): Promise<Engine> {
  const driverPath = packagedProgram('/usr/bin/WebKitWebDriver', 'webkit2gtk-driver', 'xvfb');
  // Ends what is running already if a later step of the start fails.
  await using starting = new AsyncDisposableStack();
  const display = new RunningProgram(packagedProgram('/usr/bin/Xvfb', 'xvfb'), [
    ...['-displayfd', '1', '-screen', '0', '2000x1400x24'],
  ]);
  starting.use(display);
  const port = await freePort();
  const driver = new RunningProgram(driverPath, [`--port=${port}`], {
    DISPLAY: `:${await display.says(/^(\d+)\n/)}`,
    // Its sandbox does not run as root, the usual user in a container.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  });
  starting.use(driver);
  const server = `http://127.0.0.1:${port}`;
  await answers(`${server}/status`);
  const started = await post(`${server}/session`, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: folders.map((folder) => `${folder}/MiniBrowser`).find(existsSync),
          args: ['--automation'],
        },
      },
    },
  });
  const { sessionId } = v.parse(v.object({ sessionId: v.string() }), started);
  const session = `${server}/session/${sessionId}`;
  const running = starting.move();
  return {
    goto: async (url) => {
      await post(`${session}/url`, { url });
    },
    evaluate: async (expression) => {
      const value = await post(`${session}/execute/async`, {
        script: `(async (done) => done(await ${asJson(expression)}))(arguments[0])`,
        args: [],
      });
      return JSON.parse(v.parse(v.string(), value));
    },
    perform: async (actions) => {
      await post(`${session}/actions`, { actions });
    },
    resize: async (width, height) => {
      await post(`${session}/window/rect`, { x: 0, y: 0, width, height });
    },
    picture: async () => {
      const png = await contentOf(await fetch(`${session}/screenshot`));
      return Buffer.from(v.parse(v.string(), png), 'base64');
    },
    close: async () => {
      await fetch(session, { method: 'DELETE' });
      await running.disposeAsync();
    },
  };
}

async function answers(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Sends a command; resolves to its value. Throws an Error with the driver's message if it fails. */
async function post(url: string, command: unknown): Promise<unknown> {
  return contentOf(await fetch(url, { method: 'POST', body: JSON.stringify(command) }));
}

async function contentOf(answer: Response): Promise<unknown> {
  const { value } = v.parse(v.object({ value: v.unknown() }), await answer.json());
  if (!answer.ok) throw new Error(JSON.stringify(value));
  return value;
}
