import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import type { Config } from '../config.ts'
import { makeFolder } from '../db/folder.ts'
import { openDatabase } from '../db/open.ts'
import { addSamples } from '../db/sample.ts'
import { seedCatalogue } from '../db/seed.ts'
import { openAuth } from './accounts/auth.ts'
import { Catalogue } from './catalogue/catalogue.ts'
import { NotificationFeed } from './notifications/events.ts'
import { policyFor } from './shared/policy.ts'
import type { Store } from './store.ts'

type StoreConfig = Pick<
	Config,
	'mode' | 'dataDir' | 'databaseUrl' | 'sampleData' | 'sessionSecret' | 'logLevel'
>

/** Opens the database, migrates it, fills an empty shelf and reads the catalogue. */
export async function openStore(config: StoreConfig): Promise<Store & AsyncDisposable> {
	const inMemory = config.dataDir === ':memory:'
	const folder = inMemory ? join(tmpdir(), `solbazaar-${randomUUID()}`) : config.dataDir
	const uploadsDir = join(folder, 'uploads')
	if (!inMemory) makeFolder(uploadsDir)
	const db = await openDatabase(config)
	const log = pino({ level: config.logLevel })
	const policy = policyFor(config.mode)
	const store = {
		db,
		catalogue: new Catalogue(db),
		auth: openAuth(db, {
			secret: config.sessionSecret ?? keptSecret(config.dataDir),
			secureCookies: config.mode === 'live',
		}),
		feed: new NotificationFeed(db, log),
		policy,
		now: () => Date.now(),
		log,
		uploadsDir,
		[Symbol.asyncDispose]: async () => {
			await store.feed.close()
			await db.destroy()
			if (inMemory) rmSync(folder, { recursive: true, force: true })
		},
	}
	if (config.mode === 'demo' || config.sampleData) await seedCatalogue(db, store.now())
	await store.catalogue.refresh()
	if (config.mode === 'demo' && config.sampleData) await addSamples(store)
	return store
}

/** The secret that signs session cookies, made at the first start and kept beside the data. */
function keptSecret(dataDir: string): string {
	if (dataDir === ':memory:') return randomBytes(32).toString('base64url')
	const file = join(dataDir, 'session-secret')
	try {
		writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
	}
	return readFileSync(file, 'utf8')
}
