import { Agent, request } from 'node:http';

/** One kept-alive connection a client, as a till keeps. */
export interface Http {
  post(client: number, path: string, headers: Record<string, string>, body?: unknown): Promise<string>;
  get(path: string, headers: Record<string, string>, client?: number): Promise<string>;
  close(): void;
}

export function connectHttp(url: string, clients: number): Http {
  const { hostname, port } = new URL(url);
  const agents = Array.from({ length: clients }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const send = (
    agent: Agent | undefined,
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string,
  ) =>
    new Promise<string>((resolve, reject) => {
      const length =
        body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const options = { agent, hostname, port, method, path, headers: { ...headers, ...length } };
      const sent = request(options, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.once('end', () => {
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
        });
      });
      sent.once('error', reject);
      sent.end(body);
    });
  return {
    post: (client, path, headers, body) =>
      send(agents[client], 'POST', path, headers, body === undefined ? '' : JSON.stringify(body)),
    get: (path, headers, client = 0) => send(agents[client], 'GET', path, headers, ''),
    close: () => agents.forEach((agent) => agent.destroy()),
  };
}
