/** A language model's provider that really listens on a port and behaves as it is told: well, slowly, badly, or not at all. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What a peer is asked: the system text, the material, and the schema's name. */
export interface PeerRequest {
  path: string;
  headers: IncomingMessage['headers'];
  system: string;
  user: string;
  /** The object inside the fence. */
  material: Record<string, unknown>;
  /** How many requests came before. */
  earlier: number;
  raw: string;
}

/** An answer: an object that becomes the model's text, a text as it is, or a way to fail. */
export type PeerAnswer =
  | { json: unknown }
  | { text: string; finish?: 'stop' | 'length' | 'content_filter' }
  | { status: number; headers?: Record<string, string>; body?: string }
  /** The body begins and never ends; `flood` sends without pause. */
  | { endless: 'silent' | 'flood' }
  /** The line is cut before the answer or in its middle. */
  | { cut: 'before' | 'middle' }
  /** Answered after so many milliseconds. */
  | { after: number; json: unknown };

export interface ModelPeer {
  url: string;
  requests: PeerRequest[];
  /** Connections that the client closed before they were answered. */
  gone: () => number;
  behave: (answer: (request: PeerRequest) => PeerAnswer) => void;
  close: () => Promise<void>;
}

interface Message {
  role?: string;
  content?: string | { text?: string }[];
}

const textOf = (content: Message['content']): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join('');

function readRequest(request: IncomingMessage, raw: string, earlier: number): PeerRequest {
  const body = JSON.parse(raw) as { system?: { text?: string }[]; messages?: Message[] };
  const messages = body.messages ?? [];
  const system =
    body.system === undefined
      ? textOf(messages.find(({ role }) => role === 'system' || role === 'developer')?.content)
      : textOf(body.system);
  const user = textOf(messages.find(({ role }) => role === 'user')?.content);
  const fenced = /^<<<([0-9a-f]+)\n([\s\S]*)\n\1>>>$/.exec(user)?.[2] ?? '{}';
  const material = JSON.parse(fenced) as Record<string, unknown>;
  return { path: request.url ?? '', headers: request.headers, system, user, material, earlier, raw };
}

/** The provider's envelope around a text. */
function envelope(path: string, text: string, finish: string): string {
  if (path.endsWith('/messages')) {
    const reasons: Record<string, string> = { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal' };
    return JSON.stringify({
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'peer',
      content: [{ type: 'text', text }],
      stop_reason: reasons[finish],
      usage: { input_tokens: 100, output_tokens: 20 },
    });
  }
  return JSON.stringify({
    id: 'chat-1',
    object: 'chat.completion',
    created: 1,
    model: 'peer',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  });
}

function send(response: ServerResponse, path: string, answer: PeerAnswer): void {
  const json = { 'content-type': 'application/json' };
  if ('status' in answer) {
    response.writeHead(answer.status, { ...json, ...answer.headers }).end(answer.body ?? '{"error":{"message":"no"}}');
    return;
  }
  if ('cut' in answer) {
    if (answer.cut === 'middle') response.writeHead(200, json).write('{"id":"chat-1","choices":[{"mess');
    setTimeout(() => response.destroy(), 20);
    return;
  }
  if ('endless' in answer) {
    response.writeHead(200, json).write('{"id":"');
    const flood = (): void => {
      while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
      if (!response.destroyed) response.once('drain', flood);
    };
    if (answer.endless === 'flood') flood();
    return;
  }
  if ('after' in answer) {
    setTimeout(() => send(response, path, { json: answer.json }), answer.after);
    return;
  }
  const text = 'json' in answer ? JSON.stringify(answer.json) : answer.text;
  const finish = 'finish' in answer ? (answer.finish ?? 'stop') : 'stop';
  response.writeHead(200, json).end(envelope(path, text, finish));
}

/** Starts the peer on a free port of this computer. */
export async function startModelPeer(): Promise<ModelPeer> {
  let behaviour: (request: PeerRequest) => PeerAnswer = () => ({ status: 500 });
  let gone = 0;
  const requests: PeerRequest[] = [];
  const server = createServer((request, response) => {
    let raw = '';
    request.setEncoding('utf8').on('data', (data: string) => {
      raw += data;
    });
    response.on('close', () => {
      if (!response.writableFinished) gone += 1;
    });
    request.on('end', () => {
      const read = readRequest(request, raw, requests.length);
      requests.push(read);
      send(response, read.path, behaviour(read));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The peer does not listen.');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    gone: () => gone,
    behave: (answer) => {
      behaviour = answer;
      requests.length = 0;
      gone = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
