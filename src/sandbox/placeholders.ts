import type { FastifyInstance } from 'fastify'

/** The place of the gazette service: 404 for everything, in its own envelope. */
export async function gazettePlace(app: FastifyInstance): Promise<void> {
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).send({ error: { code: 'not_found', message: 'Recurso não encontrado.' } }),
  )
}

/** The place of the update service, whose contract shows no error body. */
export async function updatePlace(app: FastifyInstance): Promise<void> {
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ erro: 'Rota inexistente.' }))
}
