import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const SECRET = 'Quick brown foxes jump over 12 lazy dogs'

const LIVE = {
	STORE_MODE: 'live',
	SESSION_SECRET: SECRET,
	PUBLIC_URL: 'https://shop.example',
	TRUSTED_PROXIES: '1',
}

function configOf(env: Record<string, string | undefined>) {
	const read = readConfig(env)
	if (!read.ok) throw new Error(read.message)
	return read.config
}

function refusal(env: Record<string, string | undefined>) {
	const read = readConfig(env)
	return read.ok ? null : read.message
}

describe('the configuration', () => {
	it('needs nothing to be said', () => {
		expect(configOf({})).toEqual({
			port: 5000,
			host: '127.0.0.1',
			mode: 'demo',
			dataDir: './data',
			databaseUrl: undefined,
			databaseListenUrl: undefined,
			databaseReplicaUrl: undefined,
			sampleData: true,
			publicUrl: undefined,
			trustedProxies: 0,
			drainMs: 0,
			sessionSecret: undefined,
			sessionSecretOld: undefined,
			secrets: {},
			whatsappNumber: undefined,
			workers: 1,
			isTraced: false,
			logLevel: 'info',
			dev: false,
			warnings: [],
		})
	})

	it('takes an empty variable for one that is not set', () => {
		expect(configOf({ PORT: '', HOST: '', STORE_MODE: '', DATABASE_URL: '' })).toEqual(configOf({}))
	})

	it('takes several workers on PostgreSQL alone; 0 is as many as the machine has cores', () => {
		const DATABASE_URL = 'postgres://localhost/shop'
		expect(configOf({ WORKERS: '3', DATABASE_URL }).workers).toBe(3)
		expect(configOf({ WORKERS: '0', DATABASE_URL }).workers).toBe(availableParallelism())
		expect(configOf({ WORKERS: '1' }).workers).toBe(1)
		expect(refusal({ WORKERS: '4' })).toMatch(/^WORKERS: 4 processes need PostgreSQL, [^\n]+$/)
		expect(refusal({ WORKERS: '-1', DATABASE_URL })).toMatch(/^WORKERS: /)
	})

	it('takes a replica of PostgreSQL alone, and another server than the primary', () => {
		const DATABASE_URL = 'postgres://one/shop'
		const of = (DATABASE_REPLICA_URL: string) => ({ DATABASE_URL, DATABASE_REPLICA_URL })
		expect(configOf(of('postgres://two/shop')).databaseReplicaUrl).toBe('postgres://two/shop')
		expect(refusal({ DATABASE_REPLICA_URL: 'postgres://two/shop' })).toBe(
			'DATABASE_REPLICA_URL: a SQLite file has no replica; set DATABASE_URL, or leave DATABASE_REPLICA_URL out',
		)
		expect(refusal(of(DATABASE_URL))).toBe(
			'DATABASE_REPLICA_URL: is DATABASE_URL itself; name a standby of it, or leave DATABASE_REPLICA_URL out',
		)
		expect(refusal(of('postgres://two,three/shop'))).toBe(
			'DATABASE_REPLICA_URL: names 2 servers: name one replica',
		)
		expect(refusal(of('postgres://two/shop?target_session_attrs=standby'))).toBe(
			'DATABASE_REPLICA_URL: names target_session_attrs: leave it out, a replica is only read',
		)
	})

	it.each([
		['PORT', 'abc'],
		['PORT', '70000'],
		['PORT', '80.5'],
		['STORE_MODE', 'production'],
		['DATABASE_URL', 'mysql://localhost'],
		['DATABASE_REPLICA_URL', 'mysql://localhost'],
		['SAMPLE_DATA', 'yes'],
		['WHATSAPP_NUMBER', '020 2543 1234'],
		['WHATSAPP_NUMBER', '+1 98200 00000'],
		['SESSION_SECRET', 'short'],
		['PUBLIC_URL', 'shop.example'],
		['PUBLIC_URL', 'ftp://shop.example'],
		['PUBLIC_URL', 'https://shop.example/store'],
		['TRUSTED_PROXIES', '-1'],
		['TRUSTED_PROXIES', 'two'],
		['DRAIN_MS', '-1'],
		['DRAIN_MS', '5s'],
		['LOG_LEVEL', 'loud'],
	])('refuses %s=%s and names the variable', (name, value) => {
		expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name}: .+`))
	})

	it('says all that is wrong at once', () => {
		expect(refusal({ PORT: 'abc', LOG_LEVEL: 'loud' })?.split('\n')).toHaveLength(2)
	})

	it('wants a secret for a live store, and brings no samples into it', () => {
		expect(refusal({ STORE_MODE: 'live' })).toMatch(/^SESSION_SECRET/)
		const live = configOf({ STORE_MODE: 'live', SESSION_SECRET: SECRET })
		expect(live).toMatchObject({ mode: 'live', sampleData: false, sessionSecret: SECRET })
		for (const number of ['+91 98200-00000', '9820000000'])
			expect(configOf({ WHATSAPP_NUMBER: number }).whatsappNumber).toBe('9820000000')
		expect(configOf({ SAMPLE_DATA: 'off' }).sampleData).toBe(false)
		expect(configOf({ SAMPLE_DATA: 'year' }).sampleData).toBe('year')
	})

	it('takes an address for the first admin, in small letters', () => {
		expect(configOf({ ADMIN_EMAIL: 'Owner@Shop.example' }).adminEmail).toBe('owner@shop.example')
		expect(refusal({ ADMIN_EMAIL: 'owner' })).toMatch(/^ADMIN_EMAIL: must be an email address/)
	})

	it('refuses samples for a live store, and says what to do', () => {
		const live = { STORE_MODE: 'live', SESSION_SECRET: SECRET }
		for (const samples of ['on', 'year'])
			expect(refusal({ ...live, SAMPLE_DATA: samples })).toMatch(/^SAMPLE_DATA: .+leave it out/)
		expect(configOf({ ...live, SAMPLE_DATA: 'off' }).sampleData).toBe(false)
	})

	it('has metrics at a port of their own where one is named', () => {
		expect(configOf({}).metricsPort).toBeUndefined()
		expect(configOf({ METRICS_PORT: '9100' }).metricsPort).toBe(9100)
		expect(refusal({ METRICS_PORT: 'yes' })).toMatch(/^METRICS_PORT: /)
	})

	it('pays at another address than Razorpay’s where one is named, by TLS unless it is this machine', () => {
		expect(configOf({}).razorpayUrl).toBeUndefined()
		for (const url of ['https://pay.example', 'http://127.0.0.1:4600', 'http://[::1]:4600'])
			expect(configOf({ RAZORPAY_URL: url }).razorpayUrl).toBe(url)
		for (const url of ['http://pay.example', 'http://127.pay.example', 'pay.example'])
			expect(refusal({ RAZORPAY_URL: url })).toMatch(/^RAZORPAY_URL: must/)
	})

	it('hands mail to a server that is named by its address', () => {
		expect(configOf({}).smtpUrl).toBeUndefined()
		const url = 'smtps://shop:secret@mail.example'
		expect(configOf({ SMTP_URL: url }).smtpUrl).toBe(url)
		expect(refusal({ SMTP_URL: 'https://mail.example' })).toMatch(/^SMTP_URL: /)
	})

	it('orders text messages from a service that is named by its address, with the code in what is sent', () => {
		expect(configOf({}).sms).toBeUndefined()
		const sms = { SMS_URL: 'https://sms.example/send?to={phone}&otp={code}' }
		expect(configOf(sms).sms).toEqual({
			code: { url: sms.SMS_URL, body: null, header: null },
			link: null,
		})
		const body = { SMS_URL: 'https://sms.example', SMS_BODY: '{"otp":"{code}"}' }
		expect(configOf({ ...body, SMS_HEADER: 'authkey: 12:45' }).sms?.code).toEqual({
			url: body.SMS_URL,
			body: body.SMS_BODY,
			header: { name: 'authkey', value: '12:45' },
		})
		expect(refusal({ ...sms, SMS_URL: 'http://sms.example/{code}' })).toMatch(/^SMS_URL: must/)
		expect(refusal({ SMS_URL: 'https://sms.example' })).toMatch(/^SMS_BODY: must/)
		expect(refusal({ ...sms, SMS_HEADER: 'authkey' })).toMatch(/^SMS_HEADER: must/)
	})

	it('orders links to orders from the same service, or at an address of their own', () => {
		const header = { name: 'authkey', value: '12' }
		const code = { SMS_URL: 'https://sms.example', SMS_BODY: '{code}', SMS_HEADER: 'authkey: 12' }
		const linkOf = (more: object) => configOf({ ...code, ...more }).sms?.link
		const body = '{"url":"{link}"}'
		expect(linkOf({ SMS_LINK_BODY: body })).toEqual({ url: code.SMS_URL, body, header })
		const url = 'https://sms.example/link?to={phone}&url={link}'
		expect(linkOf({ SMS_LINK_URL: url })).toEqual({ url, body: null, header })
		expect(refusal({ ...code, SMS_LINK_BODY: '{}' })).toMatch(/^SMS_LINK_BODY: must/)
		expect(refusal({ ...code, SMS_LINK_URL: 'http://sms.example/{link}' })).toMatch(
			/^SMS_LINK_URL: must/,
		)
		expect(refusal({ SMS_LINK_BODY: body })).toMatch(/^SMS_URL: /)
	})

	it('serves on for a while before it closes where others reach it, unless told otherwise', () => {
		expect(configOf({ HOST: '0.0.0.0' }).drainMs).toBe(5000)
		expect(configOf({ HOST: '0.0.0.0', DRAIN_MS: '0' }).drainMs).toBe(0)
		expect(configOf({ HOST: 'localhost', DRAIN_MS: '200' }).drainMs).toBe(200)
	})

	it('wants a live store’s secret to have been drawn, not typed', () => {
		const typed = 'abcabcabcabcabcabcabcabcabcabcabc'
		expect(refusal({ STORE_MODE: 'live', SESSION_SECRET: typed })).toMatch(
			/^SESSION_SECRET: needs at least 16 different characters/,
		)
		expect(refusal({ SESSION_SECRET: typed })).toBeNull()
	})

	it('accepts both spellings of a PostgreSQL address', () => {
		for (const url of ['postgres://db/store', 'postgresql://db/store'])
			expect(configOf({ DATABASE_URL: url }).databaseUrl).toBe(url)
	})

	it.each(['0.0.0.0', '::', '192.168.1.4'])(
		'warns of a demo store open to others on %s',
		(HOST) => {
			expect(configOf({ HOST }).warnings).toHaveLength(1)
			expect(configOf({ ...LIVE, HOST }).warnings).toEqual([])
		},
	)

	it('warns of a live store that is not behind TLS, or takes its proxy for every caller', () => {
		const warnings = (env: Record<string, string>) => configOf({ ...LIVE, ...env }).warnings.join()
		expect(warnings({ PUBLIC_URL: '' })).toMatch(/^PUBLIC_URL is not set: /)
		expect(warnings({ PUBLIC_URL: 'http://shop.example' })).toMatch(/^PUBLIC_URL is http:/)
		expect(warnings({ TRUSTED_PROXIES: '0' })).toMatch(/^TRUSTED_PROXIES is 0: /)
	})

	it.each(['127.0.0.1', '127.0.0.53', '::1', 'localhost'])('is at ease with %s', (HOST) => {
		expect(configOf({ HOST }).warnings).toEqual([])
	})
})
