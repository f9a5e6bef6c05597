import { expect, it } from 'vitest'
import { installationPrice } from './installation.ts'

it('installation costs by the power, and never less than its least price', () => {
	const figures = { rupeesPerKw: 19_750, leastRupees: 25_000 }
	expect([0.5, 1, 3.3].map((kwp) => installationPrice(figures, kwp))).toEqual([
		25_000_00, 25_000_00, 65_175_00,
	])
	expect(installationPrice({ rupeesPerKw: 19_750 }, 1)).toBe(19_750_00)
})
