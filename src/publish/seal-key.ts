import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { keys } from '../records/keys.js'
import { type Seal, type SealOptions, sealedText } from '../spreadsheets/xlsx/seal.js'
import type { Bucket } from '../storage/bucket.js'

/** Prefix of an Ed25519 public key in SubjectPublicKeyInfo, before its 32 bytes. */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

/** Signs the workbooks of an installation; the same cells give the same signature. */
export class Sealer {
  readonly publicKey: string

  constructor(private readonly key: KeyObject) {
    const der = createPublicKey(key).export({ type: 'spki', format: 'der' })
    this.publicKey = der.subarray(SPKI.length).toString('base64url')
  }

  for(batch: string): SealOptions {
    return {
      of: batch,
      key: this.publicKey,
      sign: (content) => sign(null, Buffer.from(content), this.key).toString('base64url'),
    }
  }
}

/** Returns the sealer of this bucket; the first call creates the key. */
export async function sealerOf(bucket: Bucket): Promise<Sealer> {
  const known = await knownSealer(bucket)
  if (known) return known
  const { privateKey } = generateKeyPairSync('ed25519')
  await bucket.create(keys.sealKey, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  return (await knownSealer(bucket))!
}

/** Undefined where nothing was sealed yet. */
export async function knownSealer(bucket: Bucket): Promise<Sealer | undefined> {
  const pem = await bucket.get(keys.sealKey)
  return pem && new Sealer(createPrivateKey(pem.toString('utf8')))
}

/** Decides whether the owner of a key signed the digests of a seal. */
export function isSignedBy(publicKey: string, seal: Seal): boolean {
  const der = Buffer.concat([SPKI, Buffer.from(publicKey, 'base64url')])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  const signature = Buffer.from(seal.signature, 'base64url')
  return verify(null, Buffer.from(sealedText(seal)), key, signature)
}
