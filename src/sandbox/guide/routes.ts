import type { RouteGroup } from './route.js'

/** Returns every route of the calculation service, for both `/v1/guia` and `/v1/docs`. */
export function routeGroups(): RouteGroup[] {
  return [loginRoutes(), keyRoutes(), indexRoutes(), tableRoutes(), correctRoutes()].concat(
    savedRoutes(),
    otherRoutes(),
  )
}

function loginRoutes(): RouteGroup {
  const open = { access: 'none', units: 0 } as const
  const refreshToken = { refreshToken: '...' }
  return {
    title: 'Sistema e login',
    routes: [
      { ...open, method: 'GET', path: '/health', summary: 'Estado do serviço', statuses: [200] },
      {
        ...open,
        method: 'POST',
        path: '/v1/auth/login',
        summary: 'Sessão por e-mail ou login e senha',
        body: { identifier: 'nome@exemplo.com.br', senha: '...' },
        statuses: [200, 400, 401, 429],
      },
      {
        ...open,
        method: 'POST',
        path: '/v1/auth/refresh',
        summary: 'Troca o refreshToken por outro e um novo JWT',
        body: refreshToken,
        statuses: [200, 401, 429],
      },
      {
        ...open,
        method: 'POST',
        path: '/v1/auth/logout',
        summary: 'Revoga o refreshToken',
        body: refreshToken,
        statuses: [200],
      },
    ],
  }
}

function keyRoutes(): RouteGroup {
  const session = { access: 'jwt', units: 0, path: '/v1/keys' } as const
  return {
    title: 'Chaves de API',
    routes: [
      { ...session, method: 'GET', summary: 'Lista as chaves', statuses: [200, 401, 429] },
      {
        ...session,
        method: 'POST',
        summary: 'Cria uma chave; ela é mostrada uma só vez',
        body: { name: 'ensaio', scopes: ['index:read'], env: 'test' },
        statuses: [201, 401, 429],
      },
      {
        ...session,
        method: 'DELETE',
        path: '/v1/keys/{id}',
        summary: 'Revoga uma chave',
        statuses: [200, 404],
      },
    ],
  }
}

const SERIES_QUERY = ['from', 'to', 'format', 'asOf']

function indexRoutes(): RouteGroup {
  const free = { method: 'GET', access: 'index:read', units: 0 } as const
  return {
    title: 'Índices',
    routes: [
      { ...free, path: '/v1/indices', summary: 'Lista os índices', statuses: [200, 401, 429] },
      {
        ...free,
        path: '/v1/indices/{slug}',
        summary: 'Um índice, por slug ou id',
        statuses: [200, 400, 404],
      },
      {
        ...free,
        path: '/v1/indices/{slug}/series',
        summary: 'Série de um índice (JSON ou CSV)',
        query: [...SERIES_QUERY, 'sampling'],
        statuses: [200, 400, 404, 422, 502],
      },
    ],
  }
}

function tableRoutes(): RouteGroup {
  const free = { method: 'GET', access: 'index:read', units: 0 } as const
  return {
    title: 'Tabelas judiciais',
    routes: [
      { ...free, path: '/v1/tables', summary: 'Lista as tabelas', statuses: [200, 401, 429] },
      {
        ...free,
        path: '/v1/tables/{ref}',
        summary: 'Uma tabela, por calcId ou slug',
        statuses: [200, 400, 404],
      },
      {
        ...free,
        path: '/v1/tables/{ref}/series',
        summary: 'Coeficientes de uma tabela (JSON ou CSV)',
        query: SERIES_QUERY,
        statuses: [200, 400, 404, 422, 502],
      },
    ],
  }
}

function correctRoutes(): RouteGroup {
  return {
    title: 'Esquema e correção',
    routes: [
      {
        method: 'GET',
        path: '/v1/describe/{type}',
        summary: 'Campos de um tipo de cálculo',
        access: 'calc:read',
        units: 0,
        statuses: [200, 404],
      },
      {
        method: 'POST',
        path: '/v1/correct',
        summary: 'Correção monetária em uma chamada (calc:write para salvar)',
        access: 'calc:read',
        units: 1,
        body: {
          index: 'ipca',
          updateTo: '01/01/2024',
          items: [{ date: '10/03/2020', amount: 1000 }],
        },
        statuses: [200, 400, 403],
      },
    ],
  }
}

function savedRoutes(): RouteGroup {
  const path = '/v1/calc/{type}/{id}'
  const write = { access: 'calc:write', units: 1 } as const
  const read = { access: 'calc:read', units: 1, path, query: ['hash'] } as const
  return {
    title: 'Cálculos salvos',
    routes: [
      {
        ...write,
        method: 'POST',
        path: '/v1/calc',
        summary: 'Cria um cálculo',
        body: { type: 'saldoDevedor', name: 'ensaio' },
        statuses: [201, 400],
      },
      {
        ...read,
        method: 'GET',
        path: '/v1/calc',
        summary: 'Lista os cálculos da conta',
        units: 0,
        query: ['type', 'limit', 'offset'],
        statuses: [200],
      },
      { ...read, method: 'GET', summary: 'Abre um cálculo', statuses: [200, 403, 404, 409, 410] },
      {
        ...write,
        method: 'PATCH',
        path,
        summary: 'Grava campos; um inválido recusa todos',
        body: { fields: {} },
        statuses: [200, 400, 403, 404, 409, 410],
      },
      {
        ...write,
        method: 'DELETE',
        path,
        summary: 'Manda para a lixeira',
        units: 0,
        statuses: [200, 403, 404],
      },
      {
        ...read,
        method: 'POST',
        path: `${path}/run`,
        summary: 'Calcula: totais e memória',
        query: [],
        statuses: [200, 403, 404, 409, 410, 422],
      },
      {
        ...read,
        method: 'GET',
        path: `${path}/export`,
        summary: 'Relatório em html, pdf, docx ou excel',
        access: 'calc:export',
        query: ['format', 'hash'],
        statuses: [200, 400, 403, 404, 410],
      },
    ],
  }
}

function otherRoutes(): RouteGroup {
  const any = { access: 'any', units: 0 } as const
  return {
    title: 'Extração, agentes e documentação',
    routes: [
      {
        method: 'POST',
        path: '/v1/extract',
        summary: 'Extrai dados de um documento (multipart ou JSON)',
        access: 'extract:run',
        units: 1,
        body: { fileBase64: '...', filename: 'cnis.pdf', docType: 'cnis' },
        statuses: [200, 400, 413],
      },
      {
        ...any,
        method: 'POST',
        path: '/mcp',
        summary: 'Conector de agentes: JSON-RPC 2.0, 10 ferramentas',
        body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
        statuses: [200, 401, 429],
      },
      { ...any, method: 'GET', path: '/v1/guia', summary: 'Este guia', statuses: [200, 401] },
      {
        ...any,
        method: 'GET',
        path: '/v1/docs',
        summary: 'Referência interativa; com Accept: application/json, OpenAPI',
        statuses: [200, 401],
      },
      {
        ...any,
        method: 'GET',
        path: '/.well-known/oauth-authorization-server',
        summary: 'Descoberta OAuth 2.1',
        access: 'none',
        statuses: [200],
      },
    ],
  }
}
