import { Console } from 'node:console'
import { loadavg } from 'node:os'
import { expect, it, onTestFinished } from 'vitest'
import { Buyers } from '../test/failover/buyers.ts'
import { DATABASE, shopOnPair } from '../test/failover/shop-on-pair.ts'

/** How often the primary is killed; `npm run soak` asks for twenty, with 64 buyers at four processes. */
const ROUNDS = Number(process.env.SOAK_FAILOVER ?? 1)
const IS_SOAK = Boolean(process.env.SOAK_FAILOVER)
const BUYERS = IS_SOAK ? 64 : 8
const PROCESSES = IS_SOAK ? 4 : 2
/** A person chooses and types for longer; without a pause 64 of them only ask for more than two cores can do. */
const THINKING_MS = IS_SOAK ? 20_000 : 0
/** Orders before each kill, so that it comes in the middle of work. */
const ORDERS = IS_SOAK ? 32 : 8
/** From the promotion on; a busy machine of tests is given more. */
const AGAIN_MS = IS_SOAK ? 10_000 : 30_000

it(
	`the primary is killed under ${BUYERS} buyers, and its standby takes over: ${ROUNDS} times`,
	async () => {
		const { pair, processes, simulator, expectWhole } = await shopOnPair(PROCESSES)
		const addresses = processes.map(({ address }) => address)
		const buyers = new Buyers(BUYERS, addresses, simulator, THINKING_MS)
		const table: object[] = []
		let slowest = 0
		if (IS_SOAK) onTestFinished(() => new Console(process.stdout).table(table))
		for (let round = 1; round <= ROUNDS; round++) {
			await buyers.untilMore(ORDERS)
			const unavailable = buyers.unavailable
			const undisturbed = await buyers.untilAllSell()
			await pair.primary.kill()
			const killed = performance.now()
			const former = pair.promote()
			const promoted = performance.now() - killed
			const again = await buyers.untilAllSell()
			// It comes back as it was and waits for no standby: nothing but the store keeps orders from it.
			await former.start({ synchronous_standby_names: '' })
			const orders = async () =>
				(await former.run('select count(*)::int as orders from orders', DATABASE)).rows
			const before = await orders()
			await buyers.untilMore(ORDERS)
			expect(await orders()).toEqual(before)
			table.push({
				round,
				orders: buyers.acknowledged.length,
				'answers 503': buyers.unavailable - unavailable,
				'undisturbed ms': undisturbed.join(' '),
				'promoted after ms': Math.round(promoted),
				'sells after the promotion ms': again.join(' '),
				load: Number((loadavg()[0] ?? 0).toFixed(1)),
			})
			slowest = Math.max(slowest, ...again)
			if (round < ROUNDS) await pair.follow()
		}
		await buyers.end()
		expect(buyers.strange).toEqual([])
		expect(buyers.unavailable).toBeGreaterThan(0)
		for (const { process } of processes) expect(process.exitCode).toBeNull()
		await expectWhole(buyers.acknowledged)
		expect(slowest).toBeLessThan(AGAIN_MS)
	},
	180_000 + ROUNDS * 120_000,
)
