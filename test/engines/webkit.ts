import { existsSync } from 'node:fs';
import { freePort } from '../e2e/support/listen.ts';
import { asJson, type Engine } from './engine.ts';
import { packagedProgram, RunningProgram } from './programs.ts';

const folders = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1`);

/** WebKitGTK, Safari's engine, in the small browser that comes with its driver (W3C WebDriver). */
export async function startWebkit(): Promise<Engine> {
  const driverPath = packagedProgram('/usr/bin/WebKitWebDriver', 'webkit2gtk-driver', 'xvfb');
  const display = new RunningProgram(packagedProgram('/usr/bin/Xvfb', 'xvfb'), [
    ...['-displayfd', '1', '-screen', '0', '2000x1400x24'],
  ]);
  const port = await freePort();
  const driver = new RunningProgram(driverPath, [`--port=${port}`], {
    DISPLAY: `:${await display.says(/^(\d+)\n/)}`,
    // Its sandbox refuses root, whom a container often is.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  });
  const server = `http://127.0.0.1:${port}`;
  await answers(`${server}/status`);
  const { sessionId } = await post<{ sessionId: string }>(`${server}/session`, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: folders.map((folder) => `${folder}/MiniBrowser`).find(existsSync),
          args: ['--automation'],
        },
      },
    },
  });
  const session = `${server}/session/${sessionId}`;
  return {
    goto: (url) => post(`${session}/url`, { url }),
    evaluate: async (expression) => {
      const value = await post<string>(`${session}/execute/async`, {
        script: `(async (done) => done(await ${asJson(expression)}))(arguments[0])`,
        args: [],
      });
      return JSON.parse(value);
    },
    perform: (sources) => post(`${session}/actions`, { actions: sources }),
    resize: (width, height) => post(`${session}/window/rect`, { x: 0, y: 0, width, height }),
    picture: async () => {
      const answer = await fetch(`${session}/screenshot`);
      const { value } = (await answer.json()) as { value: string };
      return Buffer.from(value, 'base64');
    },
    close: async () => {
      await fetch(session, { method: 'DELETE' });
      await driver.end();
      await display.end();
    },
  };
}

async function answers(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Sends a command; resolves to its value. Throws an Error with what the driver said against it. */
async function post<Value = void>(url: string, command: unknown): Promise<Value> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(command) });
  const { value } = (await answer.json()) as { value: Value };
  if (!answer.ok) throw new Error(JSON.stringify(value));
  return value;
}
