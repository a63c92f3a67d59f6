// The publications of one registration in a period, page by page until the list is whole: a unit a page.
import { GazetteClient } from 'lote/clients'
import { senderOf } from './access.mjs'

const { sender, close } = senderOf('gazette', 'GAZETTE', '60/1m')
const client = new GazetteClient(sender)

const [oab, uf, from, to] = process.argv.slice(2)
const query = { numero_oab: oab, uf_oab: uf, data_inicio: from, data_fim: to }
const listing = client.communications.all(query)
const ids = []
for await (const { id } of listing) ids.push(id)
console.log(JSON.stringify({ coverage: listing.coverage, ids }, null, 2))
await close()
