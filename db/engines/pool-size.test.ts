import fc from 'fast-check'
import { expect, it } from 'vitest'
import { choosePool, connectionsTaken, POOL_SIZE } from './pool-size.ts'

const process = (poolSize: number) => ({ host: 'other', instance: 'other/1', poolSize })
const others = fc.array(fc.integer({ min: 2, max: POOL_SIZE }).map(process), { maxLength: 40 })
const most = fc.integer({ min: 10, max: 500 })
const workers = fc.integer({ min: 1, max: 64 })

it('gives processes what they should have where there is room, and else a share', () => {
	expect(choosePool(97, 1, [])).toEqual({ poolSize: 10, isEnough: true })
	expect(choosePool(97, 7, [])).toEqual({ poolSize: 10, isEnough: true })
	expect(choosePool(97, 8, [])).toEqual({ poolSize: 9, isEnough: true })
	expect(choosePool(97, 16, [])).toEqual({ poolSize: 4, isEnough: true })
	expect(choosePool(97, 32, [])).toEqual({ poolSize: 2, isEnough: false })
})

it('what is enough is enough for all at once, also while one worker takes the place of another', () => {
	fc.assert(
		fc.property(most, workers, others, (most, workers, others) => {
			const { poolSize, isEnough } = choosePool(most, workers, others)
			const own = Array(workers > 1 ? workers + 1 : 1).fill({ poolSize })
			const taken = connectionsTaken([...own, ...others])
			expect(taken <= most - 3).toBe(isEnough)
			expect(poolSize).toBeGreaterThanOrEqual(2)
			expect(poolSize).toBeLessThanOrEqual(POOL_SIZE)
		}),
	)
})

it('two machines that are restarted one after the other come to share evenly', () => {
	const machine = (poolSize: number) => Array(8).fill(process(poolSize))
	const first = choosePool(97, 8, [])
	const second = choosePool(97, 8, machine(first.poolSize))
	expect([first.poolSize, second]).toEqual([9, { poolSize: 2, isEnough: false }])
	const firstAgain = choosePool(97, 8, machine(second.poolSize))
	const secondAgain = choosePool(97, 8, machine(firstAgain.poolSize))
	expect([firstAgain, secondAgain]).toEqual(Array(2).fill({ poolSize: 4, isEnough: true }))
})
