import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../../test/in-english.ts'
import { faultsIn } from './measurement-rules.ts'

const string = (more: object = {}) => ({
	name: 'East',
	openCircuitVolts: 400,
	insulationMegaohms: 1,
	polarityCorrect: true,
	...more,
})
const faults = (...strings: ReturnType<typeof string>[]) =>
	faultsIn({ earthOhms: 0.3, strings }).map((each) => inEnglish(each))

describe('the measurements of a system', () => {
	it('are missing where none was made', () => {
		expect(faultsIn(null)).toHaveLength(1)
		expect(faults()).toEqual(['The test values are missing.'])
	})

	it('ask for a megohm, and for half of one below 120 V', () => {
		expect(faults(string())).toEqual([])
		const low = 'The insulation resistance of East is below 1 MΩ.'
		expect(faults(string({ insulationMegaohms: 0.999 }))).toEqual([low])
		expect(faults(string({ openCircuitVolts: 120, insulationMegaohms: 0.9 }))).toEqual([low])
		expect(faults(string({ openCircuitVolts: 119, insulationMegaohms: 0.5 }))).toEqual([])
		expect(faults(string({ openCircuitVolts: 119, insulationMegaohms: 0.49 }))).toHaveLength(1)
	})

	it('name each string that is wrong', () => {
		expect(faults(string(), string({ name: 'West', polarityCorrect: false }))).toEqual([
			'The polarity of West is not correct.',
		])
	})
})
