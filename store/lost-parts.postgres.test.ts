import { Console } from 'node:console'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { afterAll, expect, it, vi } from 'vitest'
import { canLimitDisk } from '../test/databases/postgres-server.ts'
import { Buyers } from '../test/failover/buyers.ts'
import { shopOnPair } from '../test/failover/shop-on-pair.ts'

/** How often each part is lost; `npm run soak -- failover` asks for it. */
const ROUNDS = Number(process.env.SOAK_FAILOVER ?? 0)
const BUYERS = 16
const ORDERS = 16
const TIMEOUT_MS = 180_000 + ROUNDS * 120_000
/** Until a call is answered while the network is cut: 4 s of silence, a look of 2 s, and what a busy machine adds. */
const ANSWERED_MS = 20_000
const SOON = { timeout: 60_000, interval: 50 }
/** Of the file system that the primary has for itself. */
const DISK_MB = 192

const table: object[] = []
afterAll(() => {
	if (ROUNDS > 0) new Console(process.stdout).table(table)
})

function note(what: string, round: number, buyers: Buyers, more: object) {
	const load = Number((loadavg()[0] ?? 0).toFixed(1))
	table.push({ what, round, orders: buyers.acknowledged.length, ...more, load })
}

it.runIf(ROUNDS > 0)(
	`one process of four is killed, and its buyers go on at another: ${ROUNDS} times`,
	async () => {
		const { processes, start, simulator, expectWhole } = await shopOnPair(4)
		const others = processes.slice(0, 3).map(({ address }) => address)
		let killed = processes[3] as (typeof processes)[number]
		const buyers = new Buyers(BUYERS, [...others, killed.address], simulator)
		for (let round = 1; round <= ROUNDS; round++) {
			await buyers.untilMore(ORDERS)
			const ended = once(killed.process, 'exit')
			killed.process.kill('SIGKILL')
			await ended
			const othersSell = await buyers.untilAllSell(others)
			const next = await start()
			buyers.replace(killed.address, next.address)
			killed = next
			note('a process is killed', round, buyers, { 'others sell ms': Math.max(...othersSell) })
			await buyers.untilAllSell()
		}
		await buyers.end()
		expect(buyers.strange).toEqual([])
		await expectWhole(buyers.acknowledged)
	},
	TIMEOUT_MS,
)

it.runIf(ROUNDS > 0)(
	`the network between one process and the database is cut without a word: ${ROUNDS} times`,
	async () => {
		const { processes, startBehindProxies, simulator, expectWhole } = await shopOnPair(3)
		const { address: parted, proxies } = await startBehindProxies()
		const others = processes.map(({ address }) => address)
		const buyers = new Buyers(BUYERS, [...others, parted], simulator)
		for (let round = 1; round <= ROUNDS; round++) {
			await buyers.untilAllSell()
			buyers.longest.clear()
			const unavailable = buyers.unavailable
			for (const proxy of proxies) proxy.part()
			const othersSell = await buyers.untilAllSell(others)
			await buyers.untilUnavailable(BUYERS)
			const answered = buyers.longest.get(parted) ?? 0
			for (const proxy of proxies) proxy.join()
			const again = await buyers.untilAllSell([parted])
			note('the network is cut', round, buyers, {
				'answers 503': buyers.unavailable - unavailable,
				'others sell ms': Math.max(...othersSell),
				'answered by ms': Math.round(answered),
				'sells again ms': Math.max(...again),
			})
			expect(answered).toBeLessThan(ANSWERED_MS)
		}
		await buyers.end()
		expect(buyers.strange).toEqual([])
		await expectWhole(buyers.acknowledged)
	},
	TIMEOUT_MS,
)

it.runIf(ROUNDS > 0)(
	`the disk of the primary is full, and has room again: ${ROUNDS} times`,
	async () => {
		if (!canLimitDisk()) {
			process.stdout.write(
				'NOT TRIED: no file system of a size can be mounted here, which needs root.\n',
			)
			return
		}
		const { pair, processes, simulator, expectWhole } = await shopOnPair(4, { diskMb: DISK_MB })
		const addresses = processes.map(({ address }) => address)
		const buyers = new Buyers(BUYERS, addresses, simulator)
		for (let round = 1; round <= ROUNDS; round++) {
			await buyers.untilAllSell()
			buyers.sentences.clear()
			const unavailable = buyers.unavailable
			pair.primary.fillDisk()
			await vi.waitFor(() => expect(buyers.sentences.size).toBeGreaterThan(0), SOON)
			await buyers.untilUnavailable(BUYERS)
			const said = [...buyers.sentences].join(' ')
			pair.primary.emptyDisk()
			const isEnded = !pair.primary.isRunning
			if (isEnded) await pair.primary.start()
			const again = await buyers.untilAllSell()
			note('the disk is full', round, buyers, {
				'answers 503': buyers.unavailable - unavailable,
				'PostgreSQL ended': isEnded,
				'sells again ms': Math.max(...again),
				said,
			})
		}
		await buyers.end()
		expect(buyers.strange).toEqual([])
		await expectWhole(buyers.acknowledged)
	},
	TIMEOUT_MS,
)
