import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { openStore } from '../../../store/open.ts'
import { freshDatabase } from '../../databases/fresh-postgres.ts'
import { TEMPLATES } from '../../databases/postgres.ts'
import { s3Server } from '../../files/s3-server.ts'
import { deliverForNothing, setUpShop } from '../../shop-settings.ts'
import { freePort } from '../../workers/free-port.ts'
import type { Shop } from '../another-store.ts'
import { startStore } from '../server.ts'

const SESSION_SECRET = 'q8Wm2Zr5Tn7Yb4Kd9Xc1Vf6Hs3Lj0PgE'

/** A live shop that processes of their own serve, each at its own port. */
export interface ShopOfProcesses {
	/** Its data, as a process has them that serves nothing. */
	store: Shop['store']
	/** As for tests of one process, at the port of the first or of the second. */
	one: Pick<Shop, 'store' | 'address'>
	other: Pick<Shop, 'store' | 'address'>
}

/**
 * A live shop on one PostgreSQL database, from the first to the last test of the suite that asks for it.
 * @param files where they all have their files: in one folder, or in a bucket and nothing but it
 * @param workers how many processes serve at the second port; at the first it is one
 */
export function shopOfProcesses(files: 'folder' | 'bucket', workers = 1): ShopOfProcesses {
	const shop = {} as ShopOfProcesses
	const closing: (() => unknown)[] = []
	beforeAll(async () => {
		const database = await freshDatabase(TEMPLATES.stocked)
		closing.push(() => database.drop())
		const folders = ['one', 'other'].map((name) => folderNamed(name))
		closing.push(...folders.map((each) => () => rmSync(each, { recursive: true, force: true })))
		const bucket = files === 'bucket' ? await s3Server() : null
		if (bucket) closing.push(() => bucket.remove())
		const [first = '', last = first] = bucket ? folders : folders.slice(0, 1)

		const store = await openStore({
			...{ mode: 'live', dataDir: first, databaseUrl: database.url, sampleData: false },
			...{ sessionSecret: SESSION_SECRET, logLevel: 'silent', s3: bucket?.place },
		})
		closing.push(() => store[Symbol.asyncDispose]())
		await setUpShop(store)
		await deliverForNothing(store)

		const serve = async (dataDir: string, WORKERS: number) => {
			// As of two proxies' addresses of one shop: a page is to come from the process that is asked for.
			const PORT = String(await freePort())
			return startStore(
				{
					...{ PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}` },
					...{ STORE_MODE: 'live', SESSION_SECRET, DATABASE_URL: database.url, DATA_DIR: dataDir },
					...(bucket && {
						S3_ENDPOINT: bucket.place.endpoint,
						S3_BUCKET: bucket.place.bucket,
						S3_ACCESS_KEY_ID: bucket.place.accessKeyId,
						S3_SECRET_ACCESS_KEY: bucket.place.secretAccessKey,
					}),
					...{ WORKERS: String(WORKERS), LOG_LEVEL: 'error' },
				},
				['./test/e2e/quick-scrypt.ts'],
			)
		}
		const [one, other] = await Promise.all([serve(first, 1), serve(last, workers)])
		closing.push(() => one.stop(), other.stop)
		Object.assign(shop, {
			store,
			one: { store, address: one.address },
			other: { store, address: other.address },
		})
	})
	afterAll(async () => {
		for (const close of closing.reverse()) await close()
	})
	return shop
}

const folderNamed = (name: string) => mkdtempSync(join(tmpdir(), `solbazaar-${name}-`))
