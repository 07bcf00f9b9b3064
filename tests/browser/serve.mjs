// A small server for the built files that can also fail on purpose: gone (connection refused) or hanging (no answer).

import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Serves a folder of built files on a free port of this machine.
 * @param {{ folder?: string, mount?: string }} [options] `mount` is the path under which they stand, as in /x/y/
 */
export async function serve({ folder = dist, mount = '/' } = {}) {
  let root = folder;
  /** @type {'normal' | 'hang'} */
  let mode = 'normal';
  let port = 0;
  /** @type {string[]} */
  const log = [];
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    log.push(path);
    if (mode === 'hang') return;
    if (`${path}/` === mount) {
      response.writeHead(301, { location: mount }).end();
      return;
    }
    const file = path.startsWith(mount) ? within(path.slice(mount.length) || 'index.html') : undefined;
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const lasting = /[/\\]assets[/\\][^/\\]+-[\w-]{8}\.\w+$/.test(file);
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });

  /** @param {string} path */
  function within(path) {
    const file = normalize(join(root, path));
    if (!file.startsWith(root + sep)) return undefined;
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
  }

  function drop() {
    for (const socket of sockets) socket.destroy();
  }

  /** @returns {Promise<void>} */
  function listen() {
    return new Promise((done, fail) => {
      server.once('error', fail);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', fail);
        const address = server.address();
        if (address !== null && typeof address === 'object') port = address.port;
        done();
      });
    });
  }

  /** @returns {Promise<void>} */
  function close() {
    return new Promise((done) => {
      server.close(() => done());
      drop();
    });
  }

  await listen();

  return {
    /** Where the home page is. The host is `localhost`, so that a service worker may run without a certificate. */
    url: `http://localhost:${port}${mount}`,
    /** Paths asked for so far, in order. */
    log,
    /** From now on connections are refused. */
    async die() {
      if (server.listening) await close();
    },
    /** From now on connections are taken and nothing is ever answered. */
    async hang() {
      if (!server.listening) await listen();
      drop();
      mode = 'hang';
    },
    /** All is well again, at the same address. */
    async revive() {
      mode = 'normal';
      drop();
      if (!server.listening) await listen();
    },
    /** Serves another build from now on. @param {string} other */
    deploy(other) {
      root = normalize(other);
    },
    async close() {
      if (server.listening) await close();
    },
  };
}
