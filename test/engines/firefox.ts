import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asJson, type Engine } from './engine.ts';
import { packagedProgram, RunningProgram } from './programs.ts';

/** Firefox, spoken to directly (WebDriver BiDi): it needs no driver beside it. */
export async function startFirefox(): Promise<Engine> {
  const path = packagedProgram('/usr/bin/firefox-esr', 'firefox-esr');
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const firefox = new RunningProgram(path, [
    ...['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
  ]);
  const address = await firefox.says(/WebDriver BiDi listening on (ws:\S+)/);
  const { send, complaints, hangUp } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;
  return {
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const { result } = await send<{ result: { value: string } }>('script.evaluate', {
        ...{ expression: asJson(expression), target: { context }, awaitPromise: true },
      });
      return JSON.parse(result.value);
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    picture: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(data, 'base64');
    },
    complaints,
    close: async () => {
      hangUp();
      await firefox.end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
  params?: { level?: string; text?: string };
}

/** Opens the connection; `send` resolves to a command's result or rejects with what Firefox said. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (message: Message) => void>();
  const complaints: string[] = [];
  let id = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (['error', 'warn'].includes(message.params?.level ?? '')) {
      complaints.push(message.params?.text ?? '');
    }
  };

  function send<Result = void>(method: string, params: object = {}): Promise<Result> {
    id += 1;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ type, result, message }) => {
        if (type === 'error') reject(new Error(message));
        else resolve(result as Result);
      });
    });
  }

  return { send, complaints, hangUp: () => socket.close() };
}
