import { GazetteClient } from '../../../src/services/gazette/client.js'
import type { ListPage } from '../../../src/services/gazette/listing.js'
import { senderTo } from './sender.js'
import { json, serverFor } from './server.js'

export interface Item {
  id: string | number
  [field: string]: unknown
}
type Asked = { limit: number; offset: number }

/** A list that tells pages of itself as the contract has them, each as of its own instant. */
export class GrowingList {
  readonly asked: Asked[] = []
  constructor(
    public items: Item[],
    /** What happens after the n-th answer (0 for the first). */
    private readonly after: (answered: number, list: GrowingList) => void = () => {},
    /** What is told, where it is not the truth. */
    private readonly told: (page: ListPage<Item>, asked: Asked) => ListPage<Item> = (page) => page,
  ) {}

  page(asked: Asked): ListPage<Item> {
    this.asked.push(asked)
    const { limit, offset } = asked
    const items = this.items.slice(offset, offset + limit)
    const page = this.told({ total: this.items.length, items }, asked)
    this.after(this.asked.length - 1, this)
    return page
  }
}

export const itemsOf = (...ids: (string | number)[]): Item[] => ids.map((id) => ({ id }))
export const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** A client of a server that serves the list at `GET /v1/communications`. */
export async function clientOf(list: GrowingList) {
  const server = await serverFor(({ path }, response) => {
    const query = new URL(path, 'http://x').searchParams
    const asked = { limit: Number(query.get('limit') ?? 25), offset: Number(query.get('offset')) }
    json(response, { ...list.page(asked), ...asked })
  })
  const { sender, gate } = senderTo(server.url, 'gazette')
  return { client: new GazetteClient(sender), server, gate }
}
