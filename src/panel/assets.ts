import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

/** The root of the package, from the sources and from the build, which is one folder deeper. */
const ROOT = ['../../', '../../../']
  .map((up) => new URL(up, import.meta.url))
  .find((root) => existsSync(new URL('package.json', root)))!

const TYPES = {
  'panel.css': 'text/css; charset=utf-8',
  'panel.js': 'text/javascript; charset=utf-8',
  'queues.js': 'text/javascript; charset=utf-8',
}

/** Adds the style sheet and the scripts, the only ones that a page may load. */
export async function addAssets(server: FastifyInstance): Promise<void> {
  for (const [name, type] of Object.entries(TYPES)) {
    const content = await readFile(new URL(`assets/${name}`, ROOT))
    server.get(`/assets/${name}`, { config: { public: true } }, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(content),
    )
  }
}
