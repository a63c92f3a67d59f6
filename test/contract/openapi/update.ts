import { z } from 'zod'
import { ANYTHING, DAY, NOTHING, type Operation } from './shape.js'

const text = z.string().min(1)

const lerTabela = z.strictObject({ apikey: text, tabela: text, dataAtualizacao: DAY })

const atualiza = z.strictObject({
  apikey: text,
  indiceAtualizacao: text,
  dataAtualizacao: DAY,
  lista: z.array(z.strictObject({ dia: DAY, valor: z.number() })),
})

/** Every error's status and body are "not shown": any is taken. */
const plain = {
  service: 'update',
  auth: 'raw',
  params: NOTHING,
  query: NOTHING,
  replies: [{ status: 200, body: ANYTHING }],
} as const

export const update: Operation[] = [
  { ...plain, id: 'update.listaTabelas', method: 'GET', path: '/atualiza-v1/listaTabelas' },
  {
    ...plain,
    id: 'update.lerTabela',
    method: 'POST',
    path: '/atualiza-v1/lerTabela',
    body: { 'application/json': lerTabela },
  },
  {
    ...plain,
    id: 'update.atualiza',
    method: 'POST',
    path: '/atualiza-v1/atualiza',
    body: { 'application/json': atualiza },
  },
]
