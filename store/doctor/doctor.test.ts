import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../config.ts'
import { s3Server } from '../../test/files/s3-server.ts'
import { razorpay } from '../../test/payments/razorpay.ts'
import { describeOnAllEngines } from '../../test/store.ts'
import { lookAtAddress } from './address.ts'
import { lookAtDatabase } from './database.ts'
import { lookAtDisk, lookAtFiles, lookAtMail } from './surroundings.ts'

const SECRET = '0123456789abcdef-0123456789abcdef-xyz'

function emptyFolder() {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-doctor-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	return folder
}

async function listening(server: ReturnType<typeof createServer>): Promise<string> {
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	onTestFinished(async () => {
		server.close()
		await once(server, 'close')
	})
	return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const answering = (status: number) =>
	listening(
		createHttpServer((_request, response) => {
			response.writeHead(status, { connection: 'close' }).end()
		}),
	)

it('asks for an address, over TLS, that is reached, and for the proxies in front', async () => {
	expect(await lookAtAddress({ publicUrl: undefined, trustedProxies: 0 })).toMatchObject([
		{ what: 'PUBLIC_URL', state: 'fault' },
	])
	const fine = await lookAtAddress({
		publicUrl: `http://${await answering(200)}`,
		trustedProxies: 1,
	})
	expect(fine.map(({ what, state }) => [what, state])).toEqual([
		['PUBLIC_URL', 'fault'],
		['Reached', 'ok'],
		['Proxies', 'ok'],
	])
	const [, waiting, proxies] = await lookAtAddress({
		publicUrl: `http://${await answering(503)}`,
		trustedProxies: 0,
	})
	expect([waiting?.state, waiting?.says]).toEqual(['fault', expect.stringContaining('answers 503')])
	expect(proxies?.state).toBe('warning')
	const publicUrl = `https://${await answering(200)}`
	const [secure, plain] = await lookAtAddress({ publicUrl, trustedProxies: 1 })
	expect([secure?.state, plain?.state]).toEqual(['ok', 'fault'])
})

it('greets the mail server and sends nothing', async () => {
	expect(await lookAtMail({ smtpUrl: undefined })).toMatchObject({ state: 'warning' })
	const said: string[] = []
	const host = await listening(
		createServer((socket) => {
			socket.write('220 mail.example\r\n')
			socket.on('data', (line) => {
				said.push(String(line).trim().split(' ')[0] ?? '')
				socket.write('250 mail.example\r\n')
			})
			socket.on('error', () => {})
		}),
	)
	expect(await lookAtMail({ smtpUrl: `smtp://${host}` })).toMatchObject({ state: 'ok' })
	expect(said).not.toContain('MAIL')
	const refusing = await listening(createServer((socket) => socket.end('554 no\r\n')))
	expect(await lookAtMail({ smtpUrl: `smtp://${refusing}` })).toMatchObject({ state: 'fault' })
})

it('measures the room on the disk', () => {
	expect(lookAtDisk(emptyFolder()).says).toMatch(/^\d+ MB free for /)
})

describeOnAllEngines('the data', (open) => {
	const configOf = (env: Record<string, string | undefined>) => {
		const read = readConfig({ SESSION_SECRET: SECRET, ...env })
		if (!read.ok) throw new Error(read.message)
		return read.config
	}

	it('is as it should be, while the store serves', async () => {
		const { config } = await open({ mode: 'live', onDisk: true })
		const env = { DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl, STORE_MODE: 'live' }
		const found = await lookAtDatabase(configOf(env))
		expect(found.filter(({ state }) => state !== 'ok')).toEqual([])
		expect(found.map(({ what }) => what)).toEqual([
			'Migrations',
			'Mode',
			...(config.databaseUrl ? ['Clock'] : []),
			'Secrets',
			'Payment keys',
		])
		const test = await lookAtDatabase(configOf({ ...env, RAZORPAY_KEY_ID: 'rzp_test_1234567890' }))
		expect(test.at(-1)).toMatchObject({ what: 'Payment keys', state: 'warning' })
	})

	it('has keys that Razorpay takes, or says what is wrong with them', async () => {
		const { config } = await open({ mode: 'live', onDisk: true })
		const { url, keys } = await razorpay()
		const look = async (more: Record<string, string> = {}) => {
			const env = {
				DATA_DIR: config.dataDir,
				DATABASE_URL: config.databaseUrl,
				STORE_MODE: 'live',
				RAZORPAY_KEY_ID: keys.keyId,
				RAZORPAY_KEY_SECRET: keys.keySecret,
				RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
				RAZORPAY_URL: url,
				...more,
			}
			return (await lookAtDatabase(configOf(env))).slice(-2).map(({ state }) => state)
		}
		expect(await look()).toEqual(['ok', 'warning'])
		expect(await look({ RAZORPAY_KEY_SECRET: 'another' })).toEqual(['fault', 'warning'])
		expect(await look({ RAZORPAY_URL: 'http://127.0.0.1:9' })).toEqual(['fault', 'warning'])
	})

	it('is of the other mode, or older than the store', async () => {
		const { config, store } = await open({ onDisk: true })
		const env = { DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl, STORE_MODE: 'live' }
		expect(await lookAtDatabase(configOf(env))).toContainEqual({
			what: 'Mode',
			state: 'fault',
			says: expect.stringContaining('npm run go-live'),
		})
		const last = '0060-anonymised-orders.sql'
		await store.db
			.deleteFrom('migrations' as never)
			.where('name' as never, '>=', last as never)
			.execute()
		expect(await lookAtDatabase(configOf(env))).toMatchObject([
			{ what: 'Migrations', state: 'warning', says: expect.stringContaining('pending') },
		])
	})
})

it('asks the bucket of the files, where they are in one', async () => {
	expect(await lookAtFiles({ s3: undefined })).toBeNull()
	const server = await s3Server()
	onTestFinished(() => server.remove())
	expect(await lookAtFiles({ s3: server.place })).toEqual({
		what: 'Files',
		state: 'ok',
		says: 'the bucket shop can be read; it has none yet',
	})
	const misspelled = { ...server.place, bucket: 'shpo' }
	expect(await lookAtFiles({ s3: misspelled })).toEqual({
		what: 'Files',
		state: 'fault',
		says: `There is no bucket shpo at ${misspelled.endpoint}: make it, or correct S3_BUCKET.`,
	})
	await server.end()
	expect(await lookAtFiles({ s3: server.place })).toMatchObject({
		state: 'fault',
		says: expect.stringMatching(/^The bucket shop cannot be used: .*ECONNREFUSED.* Check S3_/),
	})
})
