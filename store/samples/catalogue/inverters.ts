import { hybridInverters } from './inverters-hybrid.ts'
import { microInverters } from './inverters-micro.ts'
import { singlePhaseInverters, threePhaseInverters } from './inverters-string.ts'
import type { SampleProduct } from './product.ts'

const entries = [
	...singlePhaseInverters,
	...hybridInverters,
	...microInverters,
	...threePhaseInverters,
]

export const inverters: SampleProduct[] = entries.map((entry) => ({
	...entry,
	category: 'Inverters',
	wattage: entry.sheet.acW,
}))
