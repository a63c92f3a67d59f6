import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { VERSION } from '../runtime/version.js'

const DESCRIPTION = `The same as the command line, over HTTP. Errors are problem+json (RFC 9457) with the
codes and sentences of the command line, in Portuguese or English by Accept-Language. Without users only
this machine is answered; else a token goes in \`Authorization: Bearer\`.`

/** Adds the OpenAPI document, generated from the schemas that check each request and answer. */
export async function addDocument(server: FastifyInstance): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'lote', version: VERSION, description: DESCRIPTION },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }, {}],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  server.get('/openapi.json', { config: { public: true }, schema: { hide: true } }, () =>
    server.swagger(),
  )
}
