import { z } from 'zod'
import { json, text } from '../body-decoder.js'
import { endpoint } from '../endpoint.js'

const nothing = z.strictObject({})

/** `ok` is an integer on this route, and a boolean on others. */
export const health = endpoint({
  service: 'calculation',
  route: 'GET /health',
  units: 0,
  repeatable: true,
  open: true,
  input: nothing,
  answer: json(
    z.looseObject({
      ok: z.union([z.int(), z.boolean()]).nullish(),
      service: z.string().nullish(),
      env: z.string().nullish(),
    }),
  ),
})

/** The service's guide, unchanged. */
export const guide = endpoint({
  service: 'calculation',
  route: 'GET /v1/guia',
  units: 0,
  repeatable: true,
  input: nothing,
  answer: text,
})

/** The page of the service's interactive reference. */
export const reference = endpoint({
  service: 'calculation',
  route: 'GET /v1/docs',
  units: 0,
  repeatable: true,
  input: nothing,
  answer: text,
})

/** Where agents learn how to authenticate; requested without a credential, as agents do. */
export const oauthDiscovery = endpoint({
  service: 'calculation',
  route: 'GET /.well-known/oauth-authorization-server',
  units: 0,
  repeatable: true,
  open: true,
  input: nothing,
  answer: json(z.looseObject({})),
})
