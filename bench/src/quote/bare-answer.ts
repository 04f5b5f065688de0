import { createServer } from 'node:http';

/** The smallest HTTP server: it answers every request with the same bytes, and so shows what HTTP itself costs. */
const body = Buffer.alloc(Number(process.argv[2] ?? 0), ' ');

const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
    response.end(body);
  });
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') process.send?.(address.port);
});
