import { Console } from 'node:console'
import { expect, it } from 'vitest'
import { BY_CALLS, lockDatabase } from '../test/attacks/by-calls.ts'
import { ON_THE_WIRE } from '../test/attacks/on-the-wire.ts'
import type { Outcome } from '../test/attacks/outcome.ts'
import { type AttackedShop, attackedShop } from '../test/live-shop/attacked-shop.ts'
import { type Bystander, withBystander } from '../test/live-shop/bystander.ts'
import { describeOnAllEngines } from '../test/store.ts'

/** How many times as much as is tried each time; `npm run soak -- attacks` tries more, and judges how long others wait. */
const TIMES = Number(process.env.SOAK_ATTACKS ?? 1)
const isSoak = TIMES > 1

/** Megabytes that the store's process may have had, and milliseconds that 99 of 100 pages of another network take at most. */
const MAX_MB = 400
const LONGEST_P99_MS = 100

/** Again and again until it has lasted as long as 100 pages take to be asked for, where they are judged. */
async function tried(attack: (typeof ON_THE_WIRE)[number], shop: AttackedShop): Promise<Outcome> {
	const until = performance.now() + (isSoak ? 6000 : 0)
	const all = await attack(shop, TIMES)
	while (performance.now() < until) {
		const { tries, held } = await attack(shop, TIMES)
		all.tries += tries
		all.held += held
	}
	return all
}

const isHeld = ({ tries, held }: Outcome) => tries > 0 && held === tries

const print = (rows: object[]) => {
	if (isSoak) new Console(process.stdout).table(rows)
}

describeOnAllEngines('attacks on a live shop', (open) => {
	it(
		'that is a process of its own hold, while another network is served',
		async () => {
			const shop = await attackedShop(open)
			const rows: (Outcome & {
				'median ms': number
				'p99 ms': number
				'peak MB': number
				'MB after': number
			})[] = []
			const met: [string, Bystander][] = []
			for (const attack of ON_THE_WIRE) {
				const { result, bystander } = await withBystander(shop.port, () => tried(attack, shop))
				met.push([result.attack, bystander])
				rows.push({
					...result,
					'median ms': Math.round(bystander.median),
					'p99 ms': Math.round(bystander.p99),
					'peak MB': Math.round(shop.peakMb()),
					'MB after': Math.round(shop.residentMb()),
				})
			}
			print(rows)
			expect(rows.filter((row) => !isHeld(row))).toEqual([])
			for (const [attack, { statuses }] of met)
				expect([attack, Object.keys(statuses)]).toEqual([attack, ['200']])
			expect(shop.isOpen()).toBe(true)
			expect(shop.peakMb()).not.toBeGreaterThan(MAX_MB)
			if (!isSoak) return
			expect(rows.filter((row) => row['p99 ms'] > LONGEST_P99_MS)).toEqual([])
		},
		60_000 + TIMES * 60_000,
	)

	it(
		'by whoever chooses networks, accounts and moments hold',
		async () => {
			const rows: Outcome[] = []
			for (const attack of BY_CALLS) rows.push(await attack(open, TIMES))
			const { config } = await open()
			if (!config.databaseUrl) rows.push(await lockDatabase(open, TIMES))
			print(rows)
			expect(rows.filter((row) => !isHeld(row))).toEqual([])
		},
		60_000 + TIMES * 60_000,
	)
})
