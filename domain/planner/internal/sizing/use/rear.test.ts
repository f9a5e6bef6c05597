import { expect, it } from 'vitest'
import { rearGain } from './rear.ts'

it('is at most 5 %, by the sheet, and nothing close to a roof or of one face', () => {
	expect(rearGain({ bifacial: true, bifacialityPct: 80 }, 'rack')).toBeCloseTo(0.04)
	expect(rearGain({ bifacial: true }, 'rack')).toBeCloseTo(0.035)
	expect(rearGain({ bifacial: true, bifacialityPct: 100 }, 'rack')).toBe(0.05)
	expect(rearGain({ bifacial: true, bifacialityPct: 80 }, 'roof')).toBe(0)
	expect(rearGain({ bifacial: false, bifacialityPct: 80 }, 'rack')).toBe(0)
	expect(rearGain({}, 'rack')).toBe(0)
})
