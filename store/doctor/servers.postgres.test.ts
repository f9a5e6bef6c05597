import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PostgresPair } from '../../test/databases/postgres-pair.ts'
import { lookAtServers } from './servers.ts'
import { standbyFindings } from './standbys.ts'

describe('the doctor of a database with a standby', () => {
	let pair: PostgresPair
	beforeAll(async () => {
		pair = await PostgresPair.start('shop')
	})
	afterAll(() => pair.remove())

	const look = async (workers = 1, databaseReplicaUrl?: string) => {
		const databaseUrl = pair.url('shop')
		const config = {
			...{ dataDir: ':memory:', databaseUrl, databaseListenUrl: databaseUrl, workers },
			databaseReplicaUrl,
		}
		const found = await lookAtServers(config)
		return found.map(({ what, state, says }) => `${state} ${what}: ${says}`)
	}

	it('tells primary, standby and what is amiss with them, before a failover and after it', async () => {
		const { primary, standby } = pair
		expect(await look()).toEqual([
			`ok Servers: ${primary.host} is the primary, timeline 1`,
			`ok Servers: ${standby.host} is a standby`,
			expect.stringMatching(/^ok Standby: standby: streaming, synchronous, 0\.0 MB behind/),
			'ok Standby: all that is acknowledged is on a standby too',
			'ok Connections: no process serves now',
			'ok Connections: by WORKERS=1: 1 process takes up to 11 of 197',
		])
		expect((await look(20)).at(-1)).toBe(
			'warning Connections: by WORKERS=20: 20 processes take up to 180 of 197, each 8 instead of 10 for its work: raise max_connections, start fewer processes, or put PgBouncer between.',
		)
		expect((await look(70)).at(-1)).toBe(
			'fault Connections: by WORKERS=70: 70 processes take up to 210 of 197, which is not there: raise max_connections, start fewer processes, or put PgBouncer between.',
		)
		const replica = standby.url('shop')
		const ofReplica = async (workers = 1, url = replica) =>
			(await look(workers, url)).filter((line) => line.includes('Replica'))
		expect(await ofReplica()).toEqual([
			`ok Replica: ${standby.host} is a standby of the primary, 0.0 MB behind, 0.0 s`,
			'warning Replica: hot_standby_feedback is off: a report that takes long stops it from following, or is broken off by it. Set it to on there.',
			'ok Replica: 1 process takes up to 4 of its 197 connections',
		])
		await standby.run('alter system set hot_standby_feedback = on')
		await standby.run('select pg_reload_conf()')
		expect((await ofReplica())[1]).toBe('ok Replica: a long report does not keep it from following')
		expect((await ofReplica(60)).at(-1)).toBe(
			'fault Replica: 60 processes take up to 240 of its 197 connections: raise max_connections there, or start fewer processes.',
		)
		expect(await ofReplica(1, primary.url('shop'))).toEqual([
			`fault Replica: ${primary.host} is not read: it is no standby: it is the primary itself, or was promoted. Reports and exports are read from the primary. Name a standby of the primary in DATABASE_REPLICA_URL.`,
		])
		await standby.end()
		expect(await ofReplica()).toEqual([
			`warning Replica: ${standby.host} cannot be reached: nothing listens at its socket. Reports and exports are read from the primary.`,
		])
		expect(await look()).toEqual([
			expect.stringContaining('ok Servers'),
			`warning Servers: ${standby.host} cannot be used: nothing listens at its socket. It cannot take over.`,
			expect.stringMatching(/^fault Standby: synchronous_standby_names is standby, and no such/),
			expect.stringContaining('ok Connections'),
			expect.stringContaining('ok Connections'),
		])
		await standby.start()
		pair.promote()
		expect((await look()).slice(0, 2)).toEqual([
			expect.stringMatching(/is the primary, timeline 2$/),
			expect.stringMatching(
				/^fault Servers: .+ takes writes that must not go to it: it was the primary before/,
			),
		])
	})
})

const STREAMING = { name: 'two', state: 'streaming', sync: 'async', behind: 0, seconds: null }

it.each([
	['none, and none is waited for', [], { names: '', commit: 'on' }, []],
	['one that is not waited for', [STREAMING], { names: '', commit: 'on' }, ['ok', 'warning']],
	[
		'one that catches up',
		[{ ...STREAMING, state: 'catchup' }],
		{ names: '', commit: 'on' },
		['warning', 'warning'],
	],
	[
		'one far behind',
		[{ ...STREAMING, sync: 'sync', behind: 1e9 }],
		{ names: 'two', commit: 'on' },
		['warning', 'ok'],
	],
	[
		'one late',
		[{ ...STREAMING, sync: 'sync', seconds: 90 }],
		{ names: 'two', commit: 'on' },
		['warning', 'ok'],
	],
	[
		'one that commits do not wait for',
		[{ ...STREAMING, sync: 'sync' }],
		{ names: 'two', commit: 'local' },
		['ok', 'warning'],
	],
	['another than is waited for', [STREAMING], { names: 'three', commit: 'on' }, ['ok', 'fault']],
	[
		'one that may not be seen',
		[{ ...STREAMING, state: null }],
		{ names: '', commit: 'on' },
		['warning'],
	],
])('a standby: %s', (_what, standbys, settings, states) => {
	expect(standbyFindings(standbys, settings).map(({ state }) => state)).toEqual(states)
})
