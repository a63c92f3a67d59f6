// Brings two amounts to 01/06/2024 by the first index that the service names: two units.
import { UpdateClient } from 'lote/clients'
import { senderOf } from './access.mjs'

const { sender, close } = senderOf('update', 'UPDATE', '60/1m')
const client = new UpdateClient(sender)

const updated = await client.atualiza({
  indiceAtualizacao: process.argv[2] ?? 'ipca',
  dataAtualizacao: '2024-06-01',
  lista: [
    { dia: '2020-01-15', valor: 1000 },
    { dia: '2021-03-10', valor: 250.5 },
  ],
})
console.log(JSON.stringify(updated, null, 2))
await close()
