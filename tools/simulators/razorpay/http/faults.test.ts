import { describe, expect, it } from 'vitest'
import { call, ordered, razorpay } from '../../../../test/payments/razorpay.ts'
import type { Simulator } from '../simulator.ts'
import { FAULT_NAMES } from './faults.ts'

const ORDER = { amount: 500_000, currency: 'INR' }
const orders = ({ control }: Simulator) => control.state().orders.length

/** The result of a call: its status, or 0 where there was no answer. */
const outcome = (simulator: Simulator) =>
	call(simulator, 'orders', ORDER).then(
		({ status }) => status,
		() => 0,
	)

describe('a fault', () => {
	it.each([
		['cut', 0, 0],
		['done, then cut', 0, 1],
		['503', 503, 0],
		['done, then 500', 500, 1],
	] as const)('“%s” answers %d and does %d', async (fault, status, made) => {
		const simulator = await razorpay()
		simulator.control.faults.next(fault)
		expect(await outcome(simulator)).toBe(status)
		expect(orders(simulator)).toBe(made)
		expect(await outcome(simulator)).toBe(200)
	})

	it.each([
		['hangs', 0],
		['done, then hangs', 1],
	] as const)('“%s” answers nothing and does %d', async (fault, made) => {
		const simulator = await razorpay()
		simulator.control.faults.next(fault)
		const hanging = outcome(simulator)
		await expect.poll(() => simulator.control.faults.befallen()).toBe(1)
		expect(await outcome(simulator)).toBe(200)
		expect(orders(simulator)).toBe(made + 1)
		expect(await Promise.race([hanging, 'still hangs'])).toBe('still hangs')
		await simulator.close()
		expect(await hanging).toBe(0)
	})

	it('befalls so many calls', async () => {
		const simulator = await razorpay()
		simulator.control.faults.next('503', 3)
		const all = []
		for (let n = 0; n < 5; n++) all.push(await outcome(simulator))
		expect(all).toEqual([503, 503, 503, 200, 200])
	})

	it('by chance is the same for a seed', async () => {
		const run = async (seed: number) => {
			const simulator = await razorpay()
			const faults = FAULT_NAMES.filter((name) => !name.endsWith('hangs'))
			simulator.control.faults.random({ probability: 0.5, seed, faults })
			const all = []
			for (let n = 0; n < 40; n++) all.push(await outcome(simulator))
			return all
		}
		const first = await run(7)
		expect(await run(7)).toEqual(first)
		expect(await run(8)).not.toEqual(first)
		expect(new Set(first)).toEqual(new Set([0, 200, 500, 503]))
	})

	it('leaves the buyer’s pages alone', async () => {
		const simulator = await razorpay()
		simulator.control.faults.random({ probability: 1, seed: 1 })
		expect((await fetch(`${simulator.url}/v1/checkout.js`)).status).toBe(200)
		simulator.control.faults.none()
		expect(await ordered(simulator)).toMatch(/^order_\w{14}$/)
	})
})
