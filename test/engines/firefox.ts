import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { asJson, type Engine } from './engine.ts';
import { packagedProgram, RunningProgram } from './programs.ts';

/** Starts Firefox, controlled directly by WebDriver BiDi, without a driver program. */
export async function startFirefox(): Promise<Engine> {
  const path = packagedProgram('/usr/bin/firefox-esr', 'firefox-esr');
  // Ends what is running already if a later step of the start fails.
  await using starting = new AsyncDisposableStack();
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  starting.defer(() => rmSync(profile, { recursive: true, force: true }));
  const firefox = new RunningProgram(path, [
    ...['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
  ]);
  starting.use(firefox);
  const address = await firefox.says(/WebDriver BiDi listening on (ws:\S+)/);
  const { send, complaints, hangUp } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = v.parse(tree, await send('browsingContext.getTree'));
  const context = contexts[0].context;
  const running = starting.move();
  return {
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const answer = await send('script.evaluate', {
        ...{ expression: asJson(expression), target: { context }, awaitPromise: true },
      });
      return JSON.parse(v.parse(evaluated, answer).result.value);
    },
    perform: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    picture: async () => {
      const picture = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(v.parse(captured, picture).data, 'base64');
    },
    complaints,
    close: async () => {
      hangUp();
      await running.disposeAsync();
    },
  };
}

const tree = v.object({ contexts: v.tuple([v.object({ context: v.string() })]) });
const evaluated = v.object({ result: v.object({ value: v.string() }) });
const captured = v.object({ data: v.string() });

const message = v.variant('type', [
  v.object({ type: v.literal('success'), id: v.number(), result: v.unknown() }),
  v.object({ type: v.literal('error'), id: v.number(), message: v.string() }),
  v.object({
    type: v.literal('event'),
    params: v.object({ level: v.string(), text: v.nullable(v.string()) }),
  }),
]);

/** Opens the connection; `send` resolves to a command's result, or rejects with Firefox's error. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const complaints: string[] = [];
  socket.onmessage = ({ data }) => {
    const said = v.parse(message, JSON.parse(data));
    if (said.type === 'success') waiting.get(said.id)?.resolve(said.result);
    else if (said.type === 'error') waiting.get(said.id)?.reject(new Error(said.message));
    else if (['error', 'warn'].includes(said.params.level)) {
      complaints.push(said.params.text ?? 'an error without words');
    }
  };

  function send(method: string, params: object = {}): Promise<unknown> {
    const id = waiting.size + 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(id, answer);
    socket.send(JSON.stringify({ id, method, params }));
    return answer.promise;
  }

  return { send, complaints, hangUp: () => socket.close() };
}
