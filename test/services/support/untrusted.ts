import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A key and its certificate for 127.0.0.1 until 2126, which no authority has signed. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg4Z/pOix5G1JZrJLC
K20ykmr5Oz22a0QFPcelnuDRoJWhRANCAAQRa7NtoZye6sB4d0iCeuB6gjPZCHXt
Vqn33tDk2cbln3bl0sWddRIoeJZC4Aa54RKpAR2ORRIPJMzl7SEe9SbZ
-----END PRIVATE KEY-----`
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBjzCCATagAwIBAgIUd7/XvhasVp+O3Pz1DrXbrj0BE/owCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEzMDE3MTYwNloYDzIxMjYxMTA2
MTcxNjA2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQRa7NtoZye6sB4d0iCeuB6gjPZCHXtVqn33tDk2cbln3bl0sWddRIo
eJZC4Aa54RKpAR2ORRIPJMzl7SEe9SbZo2QwYjAdBgNVHQ4EFgQUAinPuVklLOMI
fVueu6ibCPTbAxcwHwYDVR0jBBgwFoAUAinPuVklLOMIfVueu6ibCPTbAxcwDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0cAMEQC
IGmDBCKNuLguYHMaZZCjegGncd97n2Rx3mOChgqi2QPkAiBVHgm24D35f6Je6SAl
RLr/Gd4z9DgE/zPMBi6DKTUrBA==
-----END CERTIFICATE-----`

/** Serves on HTTPS under a certificate that nobody trusts, and counts the requests. */
export async function untrustedServer(): Promise<{ url: string; requests: () => number }> {
  let requests = 0
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (_, response) => {
    requests += 1
    response.end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `https://127.0.0.1:${port}`, requests: () => requests }
}
