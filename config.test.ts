import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const SECRET = 'a secret of at least thirty-two characters'

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
			sampleData: true,
			sessionSecret: undefined,
			logLevel: 'info',
			dev: false,
			warnings: [],
		})
	})

	it('takes an empty variable for one that is not set', () => {
		expect(configOf({ PORT: '', HOST: '', STORE_MODE: '', DATABASE_URL: '' })).toEqual(configOf({}))
	})

	it.each([
		['PORT', 'abc'],
		['PORT', '70000'],
		['PORT', '80.5'],
		['STORE_MODE', 'production'],
		['DATABASE_URL', 'mysql://localhost'],
		['SAMPLE_DATA', 'yes'],
		['SESSION_SECRET', 'short'],
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
		expect(configOf({ SAMPLE_DATA: 'off' }).sampleData).toBe(false)
	})

	it('accepts both spellings of a PostgreSQL address', () => {
		for (const url of ['postgres://db/store', 'postgresql://db/store'])
			expect(configOf({ DATABASE_URL: url }).databaseUrl).toBe(url)
	})

	it.each(['0.0.0.0', '::', '192.168.1.4'])(
		'warns of a demo store open to others on %s',
		(HOST) => {
			expect(configOf({ HOST }).warnings).toHaveLength(1)
			expect(configOf({ HOST, STORE_MODE: 'live', SESSION_SECRET: SECRET }).warnings).toEqual([])
		},
	)

	it.each(['127.0.0.1', '127.0.0.53', '::1', 'localhost'])('is at ease with %s', (HOST) => {
		expect(configOf({ HOST }).warnings).toEqual([])
	})
})
