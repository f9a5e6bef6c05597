import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isEmptyOnPostgres } from '../../db/engines/schema-there.ts'
import { databaseBeside, onDatabase } from '../../test/databases/database-beside.ts'
import { s3Server } from '../../test/files/s3-server.ts'
import { describeOnAllEngines, describeOnPostgres, type TestStore } from '../../test/store.ts'
import { backUp, type Where } from './backup.ts'
import { failureWords } from './failure-words.ts'
import { restore } from './restore.ts'

function emptyFolder() {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-restore-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	return folder
}

async function bucket() {
	const server = await s3Server('shop/')
	onTestFinished(() => server.remove())
	return server.place
}

/** A bucket at a server of the test's own. */
async function bucketAt(answer: RequestListener): Promise<NonNullable<Where['s3']>> {
	const server = createServer(answer).listen(0, '127.0.0.1')
	await once(server, 'listening')
	onTestFinished(() => void server.close())
	const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	const keys = { accessKeyId: 'key', secretAccessKey: 'secret' }
	return { ...{ endpoint, region: 'us-east-1', bucket: 'shop', prefix: '' }, ...keys }
}

/** A backup with a picture, and an empty place for it. */
async function saved({ store, config }: TestStore) {
	await store.files.pictures.write('roof.webp', new TextEncoder().encode('a roof'))
	const folder = join(emptyFolder(), 'backup')
	await backUp(config, folder)
	const { databaseUrl: url } = config
	const databaseUrl = url && (await databaseBeside(url))
	return { folder, target: { ...config, dataDir: join(emptyFolder(), 'shop'), databaseUrl } }
}

const failureOf = async (target: Where, folder: string) =>
	failureWords(await restore(target, folder).catch((error) => error), target.databaseUrl)

describeOnAllEngines('a restore that fails', (open) => {
	it('leaves database and folder as they were, and can be tried again', async () => {
		const { folder, target } = await saved(await open({ onDisk: true, s3: await bucket() }))
		const s3 = { ...(await bucket()), bucket: 'shpo' }
		const why = `There is no bucket shpo at ${s3.endpoint}: make it, or correct S3_BUCKET.`
		expect(await failureOf({ ...target, s3 }, folder)).toBe(why)
		if (target.databaseUrl) expect(await isEmptyOnPostgres(target.databaseUrl)).toBe(true)
		expect([target.dataDir, `${target.dataDir}.restoring`].filter(existsSync)).toEqual([])
		await restore({ ...target, s3: await bucket() }, folder)
		expect(existsSync(target.dataDir)).toBe(true)
	})
})

describeOnPostgres('a restore that fails', (open) => {
	it('says what to do where what it has restored cannot be removed', async () => {
		const { config, ...opened } = await open({ onDisk: true })
		const { folder, target } = await saved({ config, ...opened })
		const { databaseUrl = '' } = target
		const name = new URL(databaseUrl).pathname.slice(1)
		const s3 = await bucketAt(async (_, answer) => {
			await onDatabase(config.databaseUrl ?? '', `drop database ${name} with (force)`)
			answer.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
		})
		expect(await failureOf({ ...target, s3 }, folder)).toMatch(
			/^The key of S3_ACCESS_KEY_ID may not use the bucket shop.+\nWhat has been restored could not be removed \(.+does not exist.*\)\. Before you try again, make the database of DATABASE_URL anew: dropdb, then createdb\.$/,
		)
	})
})
