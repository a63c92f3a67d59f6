import type { RouteGroup, RouteNote } from './route.js'

/**
 * Returns an OpenAPI 3.0 description with the content of the route list: routes, parameters,
 * credentials and statuses.
 */
export function openApi(groups: readonly RouteGroup[], baseUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { title, routes } of groups) {
    for (const route of routes) {
      const known = paths[route.path] ?? {}
      paths[route.path] = { ...known, [route.method.toLowerCase()]: operation(route, title) }
    }
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Serviço de cálculos (sandbox)', version: '1.0.0' },
    servers: [{ url: baseUrl }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

function operation(route: RouteNote, tag: string) {
  const { summary, access, body, statuses, path, query = [] } = route
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => parameter(name ?? '', 'path'))
  const content = { 'application/json': { schema: { type: 'object' }, example: body } }
  return {
    summary,
    tags: [tag],
    parameters: [...inPath, ...query.map((name) => parameter(name, 'query'))],
    security: access === 'none' ? [] : [{ bearer: [] }],
    ...(body !== undefined && { requestBody: { content } }),
    responses: Object.fromEntries(
      statuses.map((status) => [status, { description: status < 400 ? summary : 'Erro' }]),
    ),
  }
}

function parameter(name: string, where: 'path' | 'query') {
  return { name, in: where, required: where === 'path', schema: { type: 'string' } }
}
