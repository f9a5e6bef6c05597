import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { PostgresServer, postgresPrograms } from '../../test/databases/postgres-server.ts'
import { commandsOf } from '../../test/operations/chapter.ts'
import { Machine } from '../../test/operations/machine.ts'
import { placeOfProxy, startProxy, withoutLimits } from '../../test/proxies/start-proxy.ts'
import { asker } from '../../test/workers/asker.ts'
import { hasProgram } from '../../test/workers/has-program.ts'
import { onDatabase } from '../../test/workers/on-database.ts'
import { startCommand } from '../../test/workers/start-command.ts'
import { SLOW } from '../../test/workers/store-of-workers.ts'

const isPossible = inject('postgres') !== null && hasProgram('haproxy')
/** As the manual names it. */
const ADDRESS = 'postgres://solbazaar:PASSWORD@localhost/solbazaar'

/** A live shop on SQLite with an admin, as the chapters before leave it. */
async function shopOnSqlite() {
	const server = new PostgresServer(postgresPrograms() as string)
	onTestFinished(() => server.remove())
	await server.start()
	const place = await placeOfProxy()
	const address = `${ADDRESS}?host=${encodeURIComponent(server.host)}`
	const settings = {
		STORE_MODE: 'live',
		SESSION_SECRET: 'q8Wm2Zr5Tn7Yb4Kd9Xc1Vf6Hs3Lj0PgE',
		PUBLIC_URL: `http://127.0.0.1:${place.one}`,
		TRUSTED_PROXIES: '1',
		DRAIN_MS: '3000',
	}
	const machine = new Machine(place.one, settings, {
		postgresHost: server.host,
		replaced: [[ADDRESS, address]],
	})
	expect(await machine.run('store npm run admin -- asha@shop.example Asha')).toMatchObject({
		code: 0,
	})
	await machine.start()
	return { machine, place, address, settings }
}

it.runIf(isPossible)(
	'the commands of the manual lead from one process on SQLite to two machines behind a proxy',
	async () => {
		const { machine, place, address, settings } = await shopOnSqlite()
		const left = commandsOf('8. When one machine is not enough')
		/** Runs the next command of the chapter, which is this one. @returns what it has said */
		const run = async (command: string, code: number | null = 0) => {
			expect(left.shift()).toBe(command)
			const said = await machine.run(command)
			expect(said.code, said.text).toBe(code)
			return said.text
		}
		await run('systemctl stop solbazaar')
		await run("su -s /bin/sh postgres -c 'createuser --pwprompt solbazaar'")
		await run("su -s /bin/sh postgres -c 'createdb --owner solbazaar solbazaar'")
		await run(`export MOVE_TO=${ADDRESS}`)
		expect(await run('store -E MOVE_TO npm run move')).toContain('users')
		const admins = await onDatabase(address, (client) => client.query('select email from users'))
		expect(admins.rows).toEqual([{ email: 'asha@shop.example' }])
		machine.configure({ DATABASE_URL: address })
		await machine.start()

		await run('mkdir -p /etc/systemd/system/solbazaar.service.d')
		await run(
			'cp /srv/solbazaar/tools/deploy/solbazaar-workers.conf /etc/systemd/system/solbazaar.service.d/workers.conf',
		)
		machine.configure({ WORKERS: '2' })
		await run('systemctl daemon-reload && systemctl restart solbazaar')
		const served = async () =>
			(await machine.run("journalctl -u solbazaar | grep 'a worker serves'")).text
				.trim()
				.split('\n')
		await vi.waitFor(async () => expect(await served()).toHaveLength(2), SLOW)
		await run("journalctl -u solbazaar | grep 'a worker serves'")
		// A shop without payments and mails has faults.
		expect(await run('store npm run doctor', 1)).toMatch(
			/ok +Connections +serving now: 2 processes take up to 22 of 197\n/,
		)
		await run('systemctl reload solbazaar')
		await vi.waitFor(
			() => expect(machine.journal).toContain('every worker has been replaced'),
			SLOW,
		)
		expect(await served()).toHaveLength(4)

		const second = startCommand([], {
			...settings,
			PORT: String(place.two),
			DATA_DIR: machine.dataDir,
			DATABASE_URL: address,
		})
		await second.opened
		startProxy('haproxy', { ...place, edit: withoutLimits })
		const buyer = asker(`https://127.0.0.1:${place.port}/api/products`, { kept: false })
		await vi.waitFor(() => expect(buyer.answers.at(-1)).toBe('200'), SLOW)
		const since = buyer.answers.indexOf('200')
		await run('store npm run backup -- /var/backups/solbazaar/before-upgrade')
		expect(await run('store npm run doctor', 1)).toMatch(
			/serving now: 3 processes take up to 33 of/,
		)
		await run('systemctl restart solbazaar')
		await buyer.end()
		expect(new Set(buyer.answers.slice(since))).toEqual(new Set(['200']))
		expect(left).toEqual([])
		await machine.run('systemctl stop solbazaar')
	},
	SLOW.timeout,
)
