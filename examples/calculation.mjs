// Corrects R$ 1,000.00 of 15/01/2020 by IPCA to 31/12/2024: one free question, one unit.
import { CalculationClient } from 'lote/clients'
import { senderOf } from './access.mjs'

const { sender, close } = senderOf('calculation', 'CALC', '60/1m,300/1h')
const client = new CalculationClient({ sender, now: Date.now })

const { ok } = await client.health()
const corrected = await client.correct({
  index: 'ipca',
  updateTo: '31/12/2024',
  items: [{ date: '15/01/2020', amount: 1000 }],
})
console.log(JSON.stringify({ ok, total: corrected.total, items: corrected.items }, null, 2))
await close()
