import { describe, expect, it } from 'vitest'
import { openClock } from './clock.ts'

describe('the clock', () => {
	it('does what becomes due while it is pushed, each at its time and in order', () => {
		const clock = openClock(() => 1000)
		const done: [string, number][] = []
		const note = (name: string) => () => void done.push([name, clock.now()])
		clock.after(50, note('later'))
		clock.after(20, () => {
			note('soon')()
			clock.after(10, note('then'))
		})
		clock.advance(19)
		expect(done).toEqual([])
		clock.advance(31)
		expect(done).toEqual([
			['soon', 1020],
			['then', 1030],
			['later', 1050],
		])
		expect(clock.now()).toBe(1050)
	})

	it('runs with the machine’s', async () => {
		const clock = openClock()
		await new Promise<void>((resolve) => clock.after(1, resolve))
		clock.close()
	})
})
